import { existsSync, readFileSync } from "node:fs";

/** Milliseconds of a tick, in which Linux counts processor time. */
const TICK_MS = 10;

/** What a process has used so far. Known on Linux only. */
export interface Usage {
  /** Processor time of all its threads, in milliseconds, to the nearest 10. */
  readonly cpu: number;
  /** Memory that it holds, and the most that it ever held, in MB. */
  readonly memory: number;
  readonly mostMemory: number;
}

/** What a process has used; nothing but NaN where the system does not tell. */
export function usageOf(pid: number): Usage {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return { cpu: Number.NaN, memory: Number.NaN, mostMemory: Number.NaN };
  const stat = readFileSync(`${folder}/stat`, "utf8");
  // The name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const status = readFileSync(`${folder}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memory: megabytes("VmRSS"),
    mostMemory: megabytes("VmHWM"),
  };
}
