import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Node options with which a process never detects event loop delay: on a machine that is busy with other tests, it
 * would shed load.
 *
 * @param folder - A writable folder.
 */
export async function unhurried(folder: string): Promise<readonly string[]> {
  const file = join(folder, "unhurried.cjs");
  await writeFile(
    file,
    `require("node:perf_hooks").monitorEventLoopDelay = () => ({ enable() {}, disable() {}, reset() {}, mean: 0 });`,
  );
  return ["--require", file];
}
