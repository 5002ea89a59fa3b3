import type { Target, Visitor } from "../engines/visitor.ts";
import type { Screen } from "./screenshots.ts";

/** A state of a page that can be reached in every engine. */
export interface EngineState {
  readonly screens: readonly Screen[];
  /** Default: the home page. */
  readonly path?: string;
  /** Whether it needs a first visit. */
  readonly firstVisit?: boolean;
  open(visitor: Visitor): Promise<void>;
}

const MAIN_MENU: Target = { role: "navigation", name: "Main" };
const PANEL: Target = { role: "dialog", name: "Search" };
const MENU: Target = { role: "dialog", name: "Menu" };
const FOOTER: Target = { role: "contentinfo" };

async function search(visitor: Visitor, text: string): Promise<void> {
  await visitor.press({ role: "button", name: "Search", within: MAIN_MENU });
  await visitor.find(PANEL);
  await visitor.type(text);
  await visitor.key("Enter");
}

/** Waits until an element exists, for up to 30 s. Runs in the page, which is faster than a search by role. */
function untilThere(visitor: Visitor, selector: string): Promise<void> {
  return visitor.evaluate(async (wanted) => {
    const deadline = performance.now() + 30_000;
    while (document.querySelector(wanted) === null) {
      if (performance.now() > deadline) throw new Error(`There is no ${wanted}.`);
      await new Promise(requestAnimationFrame);
    }
  }, selector);
}

async function signUp(visitor: Visitor, address: string): Promise<void> {
  await visitor.press({ role: "textbox", name: "E-mail address", within: FOOTER });
  await visitor.type(address);
  await visitor.key("Enter");
  await untilThere(visitor, "footer p[aria-live]:not(:empty)");
}

export const ENGINE_STATES: Readonly<Record<string, EngineState>> = {
  scrolled: {
    screens: [1440, 390],
    path: "/company",
    async open(visitor) {
      await visitor.evaluate(() => scrollTo(0, 600));
    },
  },
  "skip-link": {
    screens: [1440, 390],
    open: (visitor) => visitor.key("Tab"),
  },
  "menu-focus": {
    screens: [1440],
    async open(visitor) {
      for (let step = 0; step < 3; step += 1) await visitor.key("Tab");
      await visitor.key("ArrowDown");
    },
  },
  "menu-company": {
    screens: [1440],
    open: (visitor) => visitor.press({ role: "summary", name: "Company", within: MAIN_MENU }),
  },
  "search-panel": {
    screens: [1440],
    async open(visitor) {
      await visitor.press({ role: "button", name: "Search", within: MAIN_MENU });
      await visitor.find(PANEL);
    },
  },
  "search-panel-results": {
    screens: [1440],
    async open(visitor) {
      await search(visitor, "dividend");
      await visitor.find({ role: "heading", name: "Results for “dividend”", within: PANEL });
    },
  },
  "mobile-menu": {
    screens: [390],
    async open(visitor) {
      await visitor.press({ role: "button", name: "Menu" });
      await visitor.find(MENU);
    },
  },
  "mobile-menu-group": {
    screens: [390],
    async open(visitor) {
      await visitor.press({ role: "button", name: "Menu" });
      await visitor.press({ role: "summary", name: "Careers", within: MENU });
      await visitor.find({ role: "link", name: "Our Culture", within: MENU });
    },
  },
  "mobile-search": {
    screens: [390],
    async open(visitor) {
      await visitor.press({ role: "button", name: "Search", within: { role: "banner" } });
    },
  },
  "footer-column": {
    screens: [390],
    path: "/terms",
    open: (visitor) => visitor.press({ role: "summary", name: "Careers", within: FOOTER }),
  },
  answer: {
    screens: [1440, 390],
    path: "/assistance",
    async open(visitor) {
      await visitor.evaluate(() => document.querySelector<HTMLElement>("main details summary")?.click());
      await visitor.evaluate(() =>
        document.querySelector("main details")?.scrollIntoView({ block: "center" }),
      );
    },
  },
  "newsletter-thanks": {
    screens: [1440, 390],
    path: "/terms",
    open: (visitor) => signUp(visitor, "reader@example.com"),
  },
  "newsletter-refused": {
    screens: [1440, 390],
    path: "/terms",
    open: (visitor) => signUp(visitor, "a@b"),
  },
  notices: {
    screens: [1440, 390],
    firstVisit: true,
    open: (visitor) => untilThere(visitor, "section[aria-label=Cookies]"),
  },
  announcement: {
    screens: [1440, 390],
    firstVisit: true,
    open: (visitor) => untilThere(visitor, "dialog[open]"),
  },
};
