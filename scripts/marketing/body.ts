import { readFile } from "node:fs/promises";
import { addAbortSignal, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { UsageError } from "./exit-codes.ts";

/**
 * Reads a body: a file, `-` for standard input, or the JSON itself.
 *
 * @throws {UsageError} when it cannot be read or is no JSON object.
 */
export async function readBody(source: string, input: Readable, signal: AbortSignal): Promise<object> {
  const [name, content] = await contentOf(source, input, signal);
  let body: unknown;
  try {
    body = JSON.parse(content);
  } catch (cause) {
    throw new UsageError(`${name} is not JSON: ${cause instanceof Error ? cause.message : ""}`, { cause });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new UsageError(`${name} has to be a JSON object.`);
  }
  return body;
}

async function contentOf(source: string, input: Readable, signal: AbortSignal): Promise<[string, string]> {
  if (source === "-") return ["The body on standard input", await text(addAbortSignal(signal, input))];
  if (/^\s*[{[]/.test(source)) return ["The body", source];
  try {
    return [`The body in ${source}`, await readFile(source, { encoding: "utf8", signal })];
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new UsageError(`The body in ${source} cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
  return code === "ENOENT" ? "there is no such file" : String(code ?? cause);
}
