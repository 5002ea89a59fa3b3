import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { z } from "zod";

const root = join(import.meta.dirname, "../..");
/** A process that says nothing for so long (milliseconds) is given up. */
const TIMEOUT_MS = 15_000;

/** A process of the benchmark, and what it reported first. */
export interface Started<T> {
  readonly child: ChildProcess;
  readonly report: T;
}

/** Starts a process and waits for what it reports. */
export async function start<T>(
  file: string,
  args: readonly string[],
  schema: z.ZodType<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Started<T>> {
  const child = fork(join(root, "bench/marketing", file), args, { env: { ...process.env, ...environment } });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => reject(new Error(`${file} ${args[0]} reported nothing.`)), TIMEOUT_MS);
  child.once("message", resolve);
  child.once("exit", (code) => reject(new Error(`${file} ${args[0]} ended with ${code}.`)));
  try {
    return { child, report: schema.parse(await promise) };
  } catch (failure) {
    child.kill();
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * How long a new Node process takes, in milliseconds, to run a module text from start to end.
 *
 * @param compiled - Folder where Node keeps the code of modules (`NODE_COMPILE_CACHE`). Default: it keeps none.
 */
export function timeOf(source: string, compiled?: string): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: root,
    timeout: TIMEOUT_MS,
    env: { ...process.env, ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) },
  });
  if (status !== 0) throw new Error(`A process failed: ${String(stderr)}`);
  return performance.now() - begin;
}
