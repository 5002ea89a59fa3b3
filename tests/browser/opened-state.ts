import type { Page } from "playwright-core";
import type { OpenState } from "../../scripts/screenshots/open-states.ts";
import { untilLive } from "./documents.ts";
import { expectComplaints, origin, visit } from "./site.ts";

/** More than the time that installing the clock takes: it cannot be paused at a time in the past. */
const INSTALL_TIMEOUT_MS = 60_000;

/** Opens a state of a page at a width, with a clock that only the state moves. */
export async function openedState(
  { path = "/", firstVisit = false, consoleError, open }: OpenState,
  width: number,
  options: Parameters<typeof visit>[1] = {},
): Promise<Page> {
  const page = await visit("about:blank", { firstVisit, viewport: { width, height: 900 }, ...options });
  const start = Date.now();
  await page.clock.install({ time: start });
  if (firstVisit) await page.clock.pauseAt(start + INSTALL_TIMEOUT_MS);
  await page.goto(origin + path);
  await untilLive(page);
  if (consoleError) expectComplaints(consoleError);
  await open(page);
  return page;
}
