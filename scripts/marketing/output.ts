import type { Writable } from "node:stream";

/** Where results and remarks go. */
export interface Output {
  readonly results: TerminalStream;
  readonly remarks: TerminalStream;
}

/** A stream that may lead to a terminal. */
export type TerminalStream = Writable & { readonly isTTY?: boolean | undefined };

/** Whoever read the results wants no more of them. */
export class BrokenPipeError extends Error {
  override readonly name = "BrokenPipeError";
}

/** Writes text, and waits until it is gone, so that no more is fetched than is read. */
export async function write(stream: Writable, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.write(text, (error) => (error ? reject(error) : resolve()));
  try {
    await promise;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EPIPE")
      throw new BrokenPipeError("", { cause });
    throw cause;
  }
}

/** A value as JSON: indented for a terminal, on one line for a program. */
export function jsonText(value: unknown, { isTTY }: TerminalStream): string {
  return JSON.stringify(value, null, isTTY ? 2 : 0);
}

/** Takes the items of a list, one after the other. */
export interface ItemWriter {
  item(value: unknown): Promise<void>;
  /** Called when all items are there; without it, an array stays open, and so cannot be taken for complete. */
  end(): Promise<void>;
}

/** Writes an item a line. */
export function lines(stream: TerminalStream): ItemWriter {
  return {
    item: (value) => write(stream, `${JSON.stringify(value)}\n`),
    end: async () => undefined,
  };
}

/** Writes items as one JSON array, while they come. */
export function array(stream: TerminalStream): ItemWriter {
  let before = "[\n";
  return {
    async item(value) {
      await write(stream, before + jsonText(value, stream));
      before = ",\n";
    },
    end: () => write(stream, before === "[\n" ? "[]\n" : "\n]\n"),
  };
}

/** A text on one line that does nothing to a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
