import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Options of Node with which a process never finds that it is late. Visitors are refused while it cannot keep up, which
 * is no fault of its own on a machine that is busy with other tests.
 *
 * @param folder - Where it may write a file.
 */
export async function unhurried(folder: string): Promise<readonly string[]> {
  const file = join(folder, "unhurried.cjs");
  await writeFile(
    file,
    `require("node:perf_hooks").monitorEventLoopDelay = () => ({ enable() {}, disable() {}, reset() {}, mean: 0 });`,
  );
  return ["--require", file];
}
