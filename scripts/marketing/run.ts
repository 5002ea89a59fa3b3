import type { Readable } from "node:stream";
import { RestClient } from "../../src/adapters/esp-rest/rest-client.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { requestOf } from "../../src/ports/marketing-api/request.ts";
import { readBody } from "./body.ts";
import { makeCall } from "./call.ts";
import { type CallRequest, readCommandLine } from "./command-line.ts";
import { clientOptions, inEnvironmentNames } from "./environment.ts";
import { EXIT, exitCodes, UsageError } from "./exit-codes.ts";
import { helpText } from "./help.ts";
import { BrokenPipeError, type Output, oneLine, write } from "./output.ts";

/** The environment of a run: streams, variables and the signal. */
export interface CommandContext extends Output {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly input: Readable;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
}

/** Runs the command and returns its exit code. */
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
  const print = (text: string) => void diagnostics.write(`${text}\n`);
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

function detailsOf({
  failure,
  operation,
  status,
  request,
  attempts,
  problem,
  cause,
}: MarketingApiError): object {
  const reason = cause instanceof Error ? oneLine(`${cause.name}: ${cause.message}`) : undefined;
  return { failure, operation, status, request, attempts, problem, cause: reason };
}
