import type { Readable } from "node:stream";
import { nodeTransport } from "../../src/adapters/esp-rest/node-transport.ts";
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

/** What surrounds a run of the command. */
export interface CommandContext extends Output {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly input: Readable;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
}

/** Runs the command; answers its exit code. */
export async function run(args: readonly string[], surroundings: CommandContext): Promise<number> {
  try {
    const commandLine = readCommandLine(args);
    if ("help" in commandLine) await write(surroundings.results, helpText(commandLine.help));
    else await executeCall(commandLine.call, surroundings);
    return EXIT.done;
  } catch (failure) {
    return explain(failure, args.includes("--verbose"), surroundings);
  }
}

async function executeCall(call: CallRequest, surroundings: CommandContext): Promise<void> {
  const { environment, input, signal } = surroundings;
  const { name, operation } = call.operation;
  // Everything that can be found wrong without the service is found before standard input is waited for.
  requestOf(name, operation, call.body === undefined ? call.parameters : { ...call.parameters, body: {} });
  const client = new RestClient(clientOptions(environment), nodeTransport);
  const body = call.body === undefined ? {} : { body: await readBody(call.body, input, signal) };
  try {
    await makeCall(client.perform, call, { ...call.parameters, ...body }, surroundings, signal);
  } finally {
    await client.close();
  }
}

function explain(failure: unknown, verbose: boolean, { remarks, signal }: CommandContext): number {
  if (failure instanceof BrokenPipeError) return EXIT.done;
  // Nobody waits for remarks: they may have a reader that has gone, too.
  const remark = (text: string) => void remarks.write(`${text}\n`);
  if (signal.aborted) {
    remark("Interrupted.");
    return EXIT.interrupted;
  }
  if (failure instanceof UsageError) {
    remark(failure.message);
    return EXIT.usage;
  }
  if (!(failure instanceof MarketingApiError)) {
    remark(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
    return EXIT.failed;
  }
  const message = failure.failure === "configuration" ? inEnvironmentNames(failure.message) : failure.message;
  remark(oneLine(message));
  if (verbose) remark(JSON.stringify(detailsOf(failure), null, 2));
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
