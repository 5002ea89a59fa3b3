/**
 * Milliseconds for which this thread computes while something is done. Unlike the time that passes, they do not grow
 * with what else the machine does.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
