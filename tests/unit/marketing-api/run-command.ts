import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { run } from "../../../scripts/marketing/run.ts";

const project = join(import.meta.dirname, "../../..");

/** Starts the command as a separate process, with only the given environment. */
export function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ["scripts/marketing/main.ts", ...args], {
    cwd: project,
    env: { ...environment },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs the command in this process with the given context, and captures its output. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
  isTTY = false,
) {
  const stream = () => Object.assign(new PassThrough(), { isTTY });
  const [results, diagnostics] = [stream(), stream()];
  const ended = run(args, {
    environment,
    input: Readable.from([input]),
    results,
    diagnostics,
    signal: new AbortController().signal,
  }).finally(() => {
    results.end();
    diagnostics.end();
  });
  const [code, stdout, stderr] = await Promise.all([ended, text(results), text(diagnostics)]);
  return { code, stdout, stderr };
}

export async function outcomeOf(child: ChildProcessWithoutNullStreams) {
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
