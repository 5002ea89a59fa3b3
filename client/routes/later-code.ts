/** Code that comes later than the first load, or never. */
export interface LaterCode<T> {
  /** Loads it; once it is there, what {@link LaterCode.now} answers. */
  readonly load: () => Promise<T>;
  /** The code if it is there. */
  readonly now: () => T | undefined;
}

/** Code that a function imports, once. */
export function laterCode<T>(load: () => Promise<T>): LaterCode<T> {
  let code: T | undefined;
  return {
    now: () => code,
    load: async () => {
      code ??= await load();
      return code;
    },
  };
}
