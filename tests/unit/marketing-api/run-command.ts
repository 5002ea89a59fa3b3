import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

const project = join(import.meta.dirname, "../../..");

/** How a run of the command ended. */
export interface CommandOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the command as a process of its own, with nothing in its environment but what is given. */
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

/** Runs the command to its end. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
): Promise<CommandOutcome> {
  const child = startCommand(args, environment);
  child.stdin.end(input);
  return outcomeOf(child);
}

/** Waits for a command to end. */
export async function outcomeOf(child: ChildProcessWithoutNullStreams): Promise<CommandOutcome> {
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
