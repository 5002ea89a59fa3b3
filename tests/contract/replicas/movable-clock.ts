import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import type { SiteProcess } from "../site/site-process.ts";

/** By how much a clock is moved: more than a minute with its grace, and than a claim of an alert. */
const STEP_MS = 75_000;

const MOVED = "the clock was moved";

/**
 * Node options with which {@link moveClocks} can move the clock of a process; its timers and deadlines stay as they are.
 *
 * @param folder - A writable folder.
 * @param steps - By how many steps it was moved before.
 */
export async function movableClock(folder: string, steps = 0): Promise<readonly string[]> {
  const file = join(folder, `movable-clock-${steps}.cjs`);
  await writeFile(
    file,
    `let ahead = ${steps * STEP_MS};
    const { now } = Date;
    Date.now = () => now() + ahead;
    globalThis.Date = new Proxy(Date, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
    });
    process.on("SIGUSR2", () => {
      ahead += ${STEP_MS};
      process.stdout.write('{"msg":"${MOVED}"}\\n');
    });`,
  );
  return ["--require", file];
}

/** Moves the clocks of processes by a step; they notice it with the next publish. */
export async function moveClocks(sites: readonly SiteProcess[]): Promise<void> {
  const timesMoved = ({ log }: SiteProcess) => log().split(MOVED).length;
  const before = sites.map(timesMoved);
  for (const { process } of sites) process.kill("SIGUSR2");
  await vi.waitUntil(() => sites.every((site, index) => timesMoved(site) > (before[index] ?? 0)), {
    timeout: 10_000,
  });
}
