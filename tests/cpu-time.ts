/** CPU time of this thread for some work, in milliseconds. It does not depend on the load of the machine. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Time that nobody minds, in milliseconds. */
const SHORT = 1_000;
/** The clock of a thread may be coarse. */
const TICK = 10;
/** How much more ten times the size may cost: ten times if time is linear, and a hundred times if it is quadratic. */
const MAX_GROWTH = 30;

/** Whether work takes time in proportion to its size: on a slow machine, it is compared with a tenth of that size. */
export async function isLinear(work: (size: number) => unknown, size: number): Promise<boolean> {
  const long = await cpuTimeOf(() => work(size));
  if (long < SHORT) return true;
  const short = await cpuTimeOf(() => work(size / 10));
  return long < MAX_GROWTH * Math.max(TICK, short);
}
