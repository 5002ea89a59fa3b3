import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { OPEN_STATES } from "../../../scripts/screenshots/open-states.ts";
import { addStyles } from "../add-styles.ts";
import { untilLive } from "../documents.ts";
import { openedState } from "../opened-state.ts";
import { ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { look } from "../site.ts";
import { tabThrough } from "../tab-stops.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 × 1024 at 400 %: the layout of a phone, with less room. */
const ZOOMED = { width: 320, height: 256 };

/** With the header on an image, and on a plain background. Header and footer are the same on all other pages. */
const WHOLE = ["/", "/contact"];
const OTHERS = ONE_OF_EACH_KIND.filter((path) => !WHOLE.includes(path));

describe("every control can get the focus by keyboard: in order, visible and not covered (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11)", {
  timeout: 120_000,
}, () => {
  it.each(WHOLE)("on %s", async (path) => {
    for (const viewport of [WIDE, PHONE, ZOOMED]) {
      const page = await look(path, { viewport });
      await untilLive(page);
      const { stops, problems } = await tabThrough(page);
      expect(problems, `at ${viewport.width} px`).toEqual([]);
      expect(stops.length).toBeGreaterThan(5);
      await expectNothingHappened(page, path);
    }
  });

  it.each(OTHERS)("on %s", async (path) => {
    const page = await look(path);
    for (const screen of [WIDE, ZOOMED]) {
      await page.setViewportSize(screen);
      expect((await tabThrough(page, "main")).problems, `at ${screen.width} px`).toEqual([]);
      await expectNothingHappened(page, path);
    }
  });

  /** The focus alone causes no change (3.2.1). */
  async function expectNothingHappened(page: Page, path: string): Promise<void> {
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  }

  /** Open states that have controls. */
  const STATES = [
    "search-panel-results",
    "mobile-menu-group",
    "mobile-search",
    "newsletter-failed",
    "notices",
    "announcement",
  ];
  const states = Object.entries(OPEN_STATES).filter(([name]) => STATES.includes(name));
  it.each(states)("in the state %s", async (_name, state) => {
    for (const width of state.screens) {
      const page = await openedState(state, width);
      const { stops, problems } = await tabThrough(page);
      expect(problems, `at ${width} px`).toEqual([]);
      expect(stops.length).toBeGreaterThan(0);
    }
  });
});

describe("the test itself", () => {
  it("detects controls that are covered, out of order, without a focus ring, or unreachable by keyboard", async () => {
    const page = await look("/terms");
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML(
        "beforeend",
        `<p><button id=lower>Lower</button></p><p><button tabindex=0 id=upper>Upper</button></p>
         <p id=under><button>Covered</button><i></i></p><button id=bare>Bare</button>
         <button id=first tabindex=2>First of all</button><div id=cut><button>Cut off</button></div>
         <span hidden></span>`,
      );
      const mouse = document.createElement("button");
      mouse.textContent = "By mouse alone";
      mouse.addEventListener("focus", () => mouse.blur());
      document.querySelector("main")?.append(mouse);
    });
    await addStyles(
      page,
      `#lower { position: relative; top: 100px } #upper { position: relative; top: -60px }
       #under { position: relative } #under i { position: absolute; inset: 0; background: red }
       #bare:focus-visible { outline: none; box-shadow: none } #cut { overflow: hidden; width: fit-content }`,
    );
    const { problems } = await tabThrough(page);
    expect(problems).toEqual(
      expect.arrayContaining([
        "out of order: button “Upper”",
        "covered: button “Covered”",
        "without a visible ring: button “Bare”",
        "without a visible ring: button “Cut off”",
      ]),
    );
  });
});
