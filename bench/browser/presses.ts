import type { Browser, CDPSession, Locator, Page } from "playwright-core";
import { median } from "../results/results-page.ts";
import { CPU_THROTTLING_RATE, PHONE } from "./browsers.ts";

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds (Event Timing, section 3); the types of the DOM do not have it yet. */
    readonly durationThreshold?: number;
  }
}

/** Visits of each kind of press. */
const RUNS = 5;

/** How long a finger rests on the screen, or a mouse button stays down, in milliseconds. */
const HELD_MS = 80;

/** The browser reports events within this time after they are painted, in milliseconds. */
const REPORTED_MS = 1_000;

/** A press of a visitor: as soon as the page has loaded, or after others. */
interface Press {
  /** Default: the home page. */
  readonly path?: string;
  /** Whether it is on a wide screen, with a mouse. Default: on a phone. */
  readonly isWide?: boolean;
  /** What the visitor does before it; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly target: (page: Page) => Locator;
  /** A key that is pressed once the target has the focus. Default: none. */
  readonly key?: string;
  /** Resolves when its result is visible. */
  readonly result: (page: Page) => Promise<unknown>;
}

const WIDE = { viewport: { width: 1440, height: 900 } };

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const address = (page: Page) => page.getByRole("textbox", { name: /e-?mail/i });
const answer = (page: Page) => page.getByRole("main").locator("details").first();
const culture = (page: Page) => page.getByRole("link", { name: "Our Culture" }).first();

async function searchInPanel(page: Page): Promise<void> {
  await mainMenu(page).getByRole("button", { name: "Search" }).click();
  await dialog(page, "Search").getByRole("searchbox").fill("dividend");
  await dialog(page, "Search").getByRole("searchbox").press("Enter");
  await page.getByText("See all results").waitFor();
}

const PRESSES: Readonly<Record<string, Press>> = {
  "opens the mobile menu": {
    target: (page) => page.getByRole("button", { name: "Menu" }),
    result: (page) => dialog(page, "Menu").waitFor(),
  },
  "opens a group of it": {
    prepare: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    target: (page) => dialog(page, "Menu").locator("summary", { hasText: "Careers" }),
    result: (page) => culture(page).waitFor(),
  },
  "opens the search": {
    target: (page) => page.getByRole("button", { name: "Search" }).first(),
    result: (page) => page.getByRole("searchbox").first().waitFor(),
  },
  "writes an address": {
    target: address,
    key: "a",
    result: (page) => address(page).and(page.locator(":focus")).waitFor(),
  },
  "opens an answer": {
    path: "/assistance",
    target: (page) => answer(page).locator("summary"),
    result: (page) => answer(page).locator("p").first().waitFor(),
  },
  "closes a notice": {
    prepare: (page) => page.getByRole("button", { name: "OK" }).waitFor(),
    target: (page) => page.getByRole("button", { name: "OK" }),
    result: (page) => page.getByRole("button", { name: "OK" }).waitFor({ state: "detached" }),
  },
  "follows a link": {
    target: (page) => page.getByRole("main").getByRole("link", { name: "Our company", exact: true }),
    result: (page) => page.waitForURL("**/company"),
  },
  "opens a group of the main menu": {
    isWide: true,
    target: (page) => mainMenu(page).locator("summary", { hasText: "Careers" }),
    result: (page) => culture(page).waitFor(),
  },
  "opens the search panel": {
    isWide: true,
    target: (page) => mainMenu(page).getByRole("button", { name: "Search" }),
    result: (page) => dialog(page, "Search").waitFor(),
  },
  "changes to the other tab": {
    isWide: true,
    prepare: searchInPanel,
    target: (page) => page.getByRole("tab", { name: "PDF" }),
    result: (page) => page.getByRole("tab", { name: "PDF", selected: true }).waitFor(),
  },
};

/**
 * Measures a press of each kind with a slow CPU, each in a new visit: Interaction to Next Paint, in milliseconds until the
 * paint after the slowest event, and bytes on the wire, with headers, of all scripts of the visit. Medians of several visits.
 */
export async function measurePresses(browser: Browser, origin: string) {
  const interactions: { readonly name: string; readonly painted: number; readonly scripts: number }[] = [];
  for (const [name, press] of Object.entries(PRESSES)) {
    const visits: Awaited<ReturnType<typeof pressOnce>>[] = [];
    while (visits.length < RUNS) visits.push(await pressOnce(browser, origin, press));
    const painted = median(visits.map((one) => one.painted));
    interactions.push({ name, painted, scripts: median(visits.map(({ scripts }) => scripts)) });
  }
  return interactions;
}

async function pressOnce(browser: Browser, origin: string, press: Press) {
  const { path = "/", isWide = false, prepare, target, key, result } = press;
  const context = await browser.newContext(isWide ? WIDE : PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE });
  await page.goto(origin + path);
  await prepare?.(page);
  await page.evaluate(recordEvents);
  // Until it is in view and does not move.
  await target(page).click({ trial: true });
  const point = await target(page).evaluate(centre);
  // Not by the locator, whose own scripts would run in the page between the press and its paint.
  if (isWide) await page.mouse.click(point.x, point.y, { delay: HELD_MS });
  else await touch(devtools, point);
  if (key !== undefined) await page.keyboard.press(key);
  await page.waitForTimeout(REPORTED_MS);
  const painted = await page.evaluate(slowestEvent);
  await result(page);
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(scriptBytes);
  await context.close();
  return { painted, scripts };
}

/** A tap of the length of a finger's. */
async function touch(devtools: CDPSession, point: Readonly<{ x: number; y: number }>): Promise<void> {
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Runs in the page. In the middle of the window: at its lower edge, the full browser shows nothing of an emulated screen,
 * and reports a paint only when something above is painted.
 */
function centre(element: Element): { x: number; y: number } {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page. */
function recordEvents(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Of a hover or a scroll it is 0.
      const isPress = "interactionId" in entry && entry.interactionId !== 0;
      if (isPress) performance.mark("event", { detail: entry.duration });
    }
  });
  observer.observe({ type: "event", durationThreshold: 16 });
}

/** Runs in the page. */
function slowestEvent(): number {
  const marks = performance.getEntriesByName("event");
  const recorded = marks.map((entry) => ("detail" in entry ? Number(entry.detail) : 0));
  return Math.max(0, ...recorded);
}

/** Runs in the page. */
function scriptBytes(): number {
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
