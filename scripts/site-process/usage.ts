import { existsSync, readFileSync } from "node:fs";

/** Length of a clock tick, the unit of CPU time in `/proc`. */
const TICK_MS = 10;

/** CPU time of the main thread of a process so far, in milliseconds, exactly; NaN on systems without `/proc`. */
export function mainThreadMilliseconds(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  if (!existsSync(file)) return Number.NaN;
  const [nanoseconds] = readFileSync(file, "utf8").split(" ");
  return Number(nanoseconds) / 1_000_000;
}

/** Resource usage of a process so far; all NaN on systems without `/proc`. */
export function usageOf(pid: number) {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return { cpu: Number.NaN, memory: Number.NaN, peakMemory: Number.NaN };
  const stat = readFileSync(`${folder}/stat`, "utf8");
  // The name of the process, in brackets, may contain any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const status = readFileSync(`${folder}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return {
    /** CPU time of all its threads, and of the processes that it has ended, in milliseconds, in steps of 10. */
    cpu: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS,
    /** Current and peak memory (resident set size) in MB. */
    memory: megabytes("VmRSS"),
    peakMemory: megabytes("VmHWM"),
  };
}
