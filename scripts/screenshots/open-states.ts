import type { Locator, Page } from "playwright-core";

/** A state of a page that an interaction leads to, such as an open menu. */
export interface OpenState {
  /** Window widths that have this state. */
  readonly screens: readonly number[];
  /** Default: the home page. */
  readonly path?: string;
  /** Whether it is shown only on a first visit. */
  readonly firstVisit?: boolean;
  /** Expected error in the browser's console, if any. */
  readonly consoleError?: RegExp;
  open(page: Page): Promise<void>;
}

const WIDE = [1440] as const;
const NARROW = [390] as const;
const BOTH = [1440, 390] as const;

/** Longer than every opening transition. */
const OPEN_TRANSITION_MS = 1_000;

/** As long as a person needs for an address; the form has whoever is faster wait. */
const TYPING_MS = 3_000;

/** The newsletter form after a response of the site. */
function newsletter(status: number, message: string): OpenState {
  return {
    screens: BOTH,
    path: "/terms",
    ...(status >= 400 && { consoleError: new RegExp(`the server responded with a status of ${status}`) }),
    async open(page) {
      await page.route("**/api/newsletterPost", (route) => route.fulfill({ status, json: {} }));
      await page.getByLabel("E-mail address").fill("reader@example.com");
      await page.clock.fastForward(TYPING_MS);
      await page.getByRole("button", { name: "Sign up" }).click();
      const shown = page.locator("[aria-live]", { has: page.getByText(message, { exact: true }) });
      // Thanks get the focus after they are painted.
      await (status < 400 ? shown.and(page.locator(":focus")) : shown).waitFor();
      await leave(shown, "center");
      await page.clock.runFor(OPEN_TRANSITION_MS);
    },
  };
}

/** Scrolls to an element, which shows no focus then. */
function leave(element: Locator, block: ScrollLogicalPosition): Promise<void> {
  return element.evaluate((node, place) => {
    if (node instanceof HTMLElement) node.blur();
    node.scrollIntoView({ block: place });
  }, block);
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  // It is shown before it is modal and has the focus.
  await page.locator("dialog:modal").waitFor();
}

export const OPEN_STATES: Readonly<Record<string, OpenState>> = {
  scrolled: {
    screens: BOTH,
    async open(page) {
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.clock.runFor(OPEN_TRANSITION_MS);
      await page.locator('header[data-scroll="down"]').waitFor();
    },
  },
  "skip-link": { screens: BOTH, open: (page) => page.keyboard.press("Tab") },
  "menu-company": {
    screens: WIDE,
    async open(page) {
      await page.getByRole("navigation", { name: "Main" }).getByText("Company", { exact: true }).click();
      await page.clock.runFor(OPEN_TRANSITION_MS);
    },
  },
  "search-panel": { screens: WIDE, open: openSearchPanel },
  "search-panel-results": {
    screens: WIDE,
    async open(page) {
      await openSearchPanel(page);
      await panelField(page).fill("dividend");
      await panelField(page).press("Enter");
      await page.getByText("See all results").waitFor();
    },
  },
  "mobile-menu": { screens: NARROW, open: openMobileMenu },
  "mobile-menu-group": {
    screens: NARROW,
    async open(page) {
      await openMobileMenu(page);
      const dialog = page.getByRole("dialog", { name: "Menu" });
      await dialog.locator("summary", { hasText: "Careers" }).click();
      await dialog.getByRole("link", { name: "Our Culture" }).waitFor();
      await page.clock.runFor(OPEN_TRANSITION_MS);
    },
  },
  "mobile-search": {
    screens: NARROW,
    async open(page) {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
      const field = page.getByRole("banner").getByPlaceholder("Type to search");
      await field.and(page.locator(":visible")).waitFor();
    },
  },
  "footer-column": {
    screens: NARROW,
    path: "/terms",
    async open(page) {
      const column = page.getByRole("navigation", { name: "Footer" }).locator("summary").first();
      await column.click();
      await leave(column, "start");
      await page.clock.runFor(OPEN_TRANSITION_MS);
    },
  },
  answer: {
    screens: BOTH,
    path: "/assistance",
    async open(page) {
      const question = page.getByRole("main").locator("details summary").first();
      await question.click();
      await question.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await page.clock.runFor(OPEN_TRANSITION_MS);
    },
  },
  "newsletter-thanks": newsletter(200, "Thankyou for signing up"),
  "newsletter-failed": newsletter(503, "There was an error, please try again later."),
  notices: {
    screens: BOTH,
    firstVisit: true,
    async open(page) {
      await page.clock.runFor(3_000);
      await page.getByRole("button", { name: "OK" }).waitFor();
    },
  },
  announcement: {
    screens: BOTH,
    firstVisit: true,
    async open(page) {
      await page.clock.runFor(9_000);
      await page.getByRole("dialog").waitFor();
      // At first it ignores keys, which were meant for the page. React may have opened it after these nine seconds.
      await page.clock.runFor(1_000);
    },
  },
};

/** The banner of a site that asks for consent: not one of the states that any site has. */
export const CONSENT_STATE: OpenState = {
  screens: BOTH,
  firstVisit: true,
  async open(page) {
    await page.clock.runFor(3_000);
    await page.getByRole("button", { name: "Decline" }).waitFor();
  },
};

async function openSearchPanel(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
  await panelField(page).waitFor();
  await page.clock.runFor(OPEN_TRANSITION_MS);
}

function panelField(page: Page) {
  return page.getByRole("dialog").getByPlaceholder("Type to search");
}
