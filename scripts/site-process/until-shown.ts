import { setTimeout as wait } from "node:timers/promises";

/** Requests a page until it contains a text. @throws {Error} if it does not in time. */
export async function untilShown(
  url: string,
  text: string,
  { timeoutMs = 30_000, intervalMs = 100 } = {},
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (performance.now() > deadline) throw new Error(`${url} did not show "${text}" in time.`);
    await wait(intervalMs);
  }
}
