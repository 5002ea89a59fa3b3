import type { Page } from "playwright-core";

/** Something that opens over the home page: at which widths it exists, and how a visitor opens it. */
interface OpenState {
  readonly widths: readonly number[];
  /** Whether it shows itself only to who has not been here before. */
  readonly firstVisit?: boolean;
  open(page: Page): Promise<void>;
}

const WIDE = [1440];
const NARROW = [390];

export const OPEN_STATES: Readonly<Record<string, OpenState>> = {
  scrolled: {
    widths: [...WIDE, ...NARROW],
    async open(page) {
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.clock.runFor(1_000);
      await page.locator('header[data-scroll="down"]').waitFor();
    },
  },
  menu: {
    widths: WIDE,
    async open(page) {
      await page.getByRole("navigation", { name: "Main" }).getByText("Company", { exact: true }).click();
      await page.clock.runFor(1_000);
    },
  },
  "search-panel": {
    widths: WIDE,
    async open(page) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
      await page.getByPlaceholder("Type to search").fill("dividend");
      await page.getByPlaceholder("Type to search").press("Enter");
      await page.getByText("See all results").waitFor();
    },
  },
  "mobile-menu": {
    widths: NARROW,
    async open(page) {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  },
  notices: {
    widths: [...WIDE, ...NARROW],
    firstVisit: true,
    async open(page) {
      await page.clock.runFor(3_000);
      await page.getByRole("button", { name: "OK" }).waitFor();
    },
  },
  announcement: {
    widths: [...WIDE, ...NARROW],
    firstVisit: true,
    async open(page) {
      await page.clock.runFor(9_000);
      await page.getByRole("dialog").waitFor();
    },
  },
};
