import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { z } from "zod";

const root = join(import.meta.dirname, "../..");
/** How long to wait for a process's report. */
const TIMEOUT_MS = 15_000;

/** A process of the benchmark with its first report. */
export interface Started<T> {
  readonly child: ChildProcess;
  readonly report: T;
}

/** Starts a process and waits for its report. */
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
  } catch (error) {
    child.kill();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Milliseconds that a new Node process takes to run the source text of a module.
 *
 * @param compileCache - Folder of Node's compile cache (`NODE_COMPILE_CACHE`). Default: no cache.
 */
export function timeOf(source: string, compileCache?: string): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: root,
    timeout: TIMEOUT_MS,
    env: { ...process.env, ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }) },
  });
  if (status !== 0) throw new Error(`A process failed: ${String(stderr)}`);
  return performance.now() - begin;
}
