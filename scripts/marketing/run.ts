import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { addAbortSignal } from "node:stream";
import { text } from "node:stream/consumers";
import { RestClient } from "../../src/adapters/esp-rest/rest-client.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { requestOf } from "../../src/ports/marketing-api/request.ts";
import { makeCall } from "./call.ts";
import { type CallRequest, readCommandLine } from "./command-line.ts";
import { clientOptions, inEnvironmentNames } from "./environment.ts";
import { EXIT, exitCodes, UsageError } from "./exit-codes.ts";
import { helpText } from "./help.ts";
import { BrokenPipeError, type Output, oneLine, write } from "./output.ts";

export interface CommandContext extends Output {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly input: Readable;
  readonly signal: AbortSignal;
}

export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const commandLine = readCommandLine(args);
    if ("help" in commandLine) await write(context.results, helpText(commandLine.help));
    else await executeCall(commandLine.call, context);
    return EXIT.done;
  } catch (failure) {
    return explain(failure, args.includes("--verbose"), context);
  }
}

async function executeCall(call: CallRequest, context: CommandContext): Promise<void> {
  const { environment, input, signal } = context;
  const { name, operation } = call.operation;
  // Validates the call before it waits for standard input.
  requestOf(name, operation, call.body === undefined ? call.parameters : { ...call.parameters, body: {} });
  const client = new RestClient(clientOptions(environment));
  const body = call.body === undefined ? {} : { body: await readBody(call.body, input, signal) };
  try {
    await makeCall(client.perform, call, { ...call.parameters, ...body }, context, signal);
  } finally {
    await client.close();
  }
}

function explain(failure: unknown, verbose: boolean, { diagnostics, signal }: CommandContext): number {
  if (failure instanceof BrokenPipeError) return EXIT.done;
  // Not awaited: the reader of this stream may be gone, too.
  const print = (line: string) => void diagnostics.write(`${line}\n`);
  if (signal.aborted) {
    print("Interrupted.");
    return EXIT.interrupted;
  }
  if (failure instanceof UsageError) {
    print(failure.message);
    return EXIT.usage;
  }
  if (!(failure instanceof MarketingApiError)) {
    print(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
    return EXIT.failed;
  }
  const message = failure.failure === "configuration" ? inEnvironmentNames(failure.message) : failure.message;
  print(oneLine(message));
  if (verbose) print(JSON.stringify(detailsOf(failure), null, 2));
  return exitCodes[failure.failure];
}

function detailsOf(error: MarketingApiError): object {
  const { failure, operation, status, request, attempts, problem, cause } = error;
  const reason = cause instanceof Error ? oneLine(`${cause.name}: ${cause.message}`) : undefined;
  return { failure, operation, status, request, attempts, problem, cause: reason };
}

/** A body: a file, `-` for standard input, or the JSON itself. @throws {UsageError} when it cannot be read or is no object. */
async function readBody(source: string, input: Readable, signal: AbortSignal): Promise<object> {
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
