import type { BrowserContextOptions, Page } from "playwright-core";
import { changeDocuments, untilLive } from "./documents.ts";
import { MOVING, origin, visit } from "./site.ts";

/** The clock starts here and is paused at {@link HELD}, which is later, since it cannot be paused in the past. */
export const START = new Date("2026-11-21T10:00:00Z");
export const HELD = START.getTime() + 60_000;

interface Arrival extends Pick<BrowserContextOptions, "viewport" | "reducedMotion"> {
  readonly path?: string;
  readonly firstVisit?: boolean;
  readonly textSize?: number;
  /** Changes the documents of the server. */
  readonly change?: (html: string) => string;
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
  if (change) await changeDocuments(page, change);
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

/** Removes a notice from documents, as if the editor had left it empty. */
export const without = (notice: string) => (html: string) =>
  html.replace(new RegExp(`<(\\w+)(?: hidden="")? data-notice="${notice}".*?</\\1>`, "s"), "");
