import type { Page } from "playwright-core";
import type { OpenState } from "../../scripts/screenshots/open-states.ts";
import { expectComplaints } from "./complaints.ts";
import { pauseClock, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { LIGHT_PAGE, runFirst, visit } from "./windows.ts";

/**
 * Opens a state of a page at a width, with a clock that only the state moves.
 *
 * @param before - Runs in the page before its own scripts.
 */
export async function openedState(
  { path = "/", firstVisit = false, consoleError, open }: OpenState,
  width: number,
  before?: () => void,
): Promise<Page> {
  const page = await visit(LIGHT_PAGE, { firstVisit, hasClock: true, viewport: { width, height: 900 } });
  if (before) await runFirst(page, before);
  if (firstVisit) await pauseClock(page);
  else await page.clock.install({ time: Date.now() });
  await page.goto(origin + path);
  await untilLive(page);
  if (consoleError) expectComplaints(consoleError);
  await open(page);
  return page;
}

/** Opens a page as a first visit, when the notices have just appeared. */
export async function openedWithNotices(
  path: string,
  options: Parameters<typeof visit>[1] = {},
): Promise<Page> {
  const page = await visit(LIGHT_PAGE, { firstVisit: true, hasClock: true, ...options });
  await pauseClock(page);
  await page.goto(origin + path);
  await untilLive(page);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await page.getByRole("region", { name: "Cookies" }).waitFor();
  return page;
}
