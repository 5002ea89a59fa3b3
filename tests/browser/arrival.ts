import type { BrowserContextOptions, Page } from "playwright-core";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { changeShell, untilLive } from "./documents.ts";
import { MOVING, origin, visit } from "./site.ts";

/** The clock starts here and is paused at {@link HELD}, which is later, since it cannot be paused in the past. */
export const START = new Date("2026-11-21T10:00:00Z");
export const HELD = START.getTime() + 60_000;

interface Arrival extends Pick<BrowserContextOptions, "viewport" | "reducedMotion"> {
  readonly path?: string;
  readonly firstVisit?: boolean;
  readonly textSize?: number;
  /** Changes the site options. */
  readonly change?: (options: ShellResponse) => ShellResponse;
}

/** Opens a page with a paused clock. */
export async function arrive({
  path = "/company",
  firstVisit = true,
  change,
  ...options
}: Arrival = {}): Promise<Page> {
  const page = await visit("about:blank", { ...MOVING, firstVisit, ...options });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(HELD);
  if (change) await changeShell(page, (data) => ({ ...data, options: change(data.options) }));
  await page.goto(origin + path);
  await untilLive(page);
  return page;
}

export const cookieNotice = (page: Page) => page.getByRole("region", { name: "Cookies" });
export const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
export const modal = (page: Page) => page.getByRole("dialog", { name: "Announcement" });
export const isBarOpen = (page: Page) =>
  page.evaluate(() => document.body.classList.contains("announcement-bar-open"));

/** Advances the clock. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

/** Removes the modal, as if the editor had left it empty. */
export const withoutModal = (options: ShellResponse) => ({ ...options, announcementModal: [] });
