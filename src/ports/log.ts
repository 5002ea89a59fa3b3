/** Where the application tells its operator what happened; `pino` and Fastify's logger fit as they are. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log that keeps nothing, for scripts and tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
