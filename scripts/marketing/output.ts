import type { Writable } from "node:stream";

export interface Output {
  readonly results: TerminalStream;
  readonly diagnostics: TerminalStream;
}

export type TerminalStream = Writable & { readonly isTTY?: boolean | undefined };

export class BrokenPipeError extends Error {
  override readonly name = "BrokenPipeError";
}

/** Writes text and waits until it is flushed, so that no page is fetched before it is needed. */
export async function write(stream: Writable, text: string): Promise<void> {
  try {
    // Not `Promise.withResolvers`, which Node 20 lacks.
    await new Promise<void>((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EPIPE")
      throw new BrokenPipeError("", { cause });
    throw cause;
  }
}

/** Formats a value as JSON: indented for a terminal, otherwise on one line. */
export function jsonText(value: unknown, { isTTY }: TerminalStream): string {
  return JSON.stringify(value, null, isTTY ? 2 : 0);
}

/** Text on one line, without control characters for a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
