import { afterAll, afterEach, expect, inject, test, vi } from "vitest";
import { untilStarted } from "../../../scripts/screenshots/still.ts";
import type {} from "../../configuration/provided-context.ts";
import { type InstalledBrowser, openBrowser } from "../../harness/engines/open-browser.ts";
import { PlaywrightVisitor } from "../../harness/engines/playwright-visitor.ts";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { complain } from "../complaints.ts";
import { origin, seenNotices } from "../site.ts";
import { LIGHT_PAGE, visit } from "../windows.ts";
import { SiteProxy } from "./site-proxy.ts";

/** The engine in which the journeys run. */
const ENGINE = inject("engine");

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Arrival {
  /** Whether the window has the width of a phone. */
  readonly onPhone?: boolean;
  /** Whether it is a first visit, with notices. */
  readonly firstVisit?: boolean;
  /** Whether documents may run their scripts. Default: yes. */
  readonly hasScript?: boolean;
  /** Whether the application is started on arrival. Default: yes. */
  readonly isStarted?: boolean;
}

/** The shared setup of a file's journeys. */
interface Journeys {
  /** Opens a page as a new visitor. */
  readonly arrive: (path: string, arrival?: Arrival) => Promise<Visitor>;
  /** The proxy to the site; reset after each test. */
  readonly proxy: () => SiteProxy;
}

/** Starting a browser takes most of a file's CPU time, so that files of a worker share one. Chromium is shared by all. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that this one needs from the pattern
const inEngine = test.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
  if (ENGINE === "chromium") return undefined;
  const browser = await openBrowser(ENGINE);
  onCleanup(browser.close);
  return browser;
});

/** Sets up the journeys of a file. Console errors of pages fail a test. */
export function startJourneys(): Journeys {
  let proxy: SiteProxy | undefined;
  let browser: InstalledBrowser | undefined;
  const startedProxy = () => {
    if (!proxy) throw new Error("The proxy is started before the tests.");
    return proxy;
  };
  inEngine.beforeAll(async ({ browser: opened }) => {
    browser = opened;
    proxy = await SiteProxy.start(origin);
  });
  afterEach(async () => {
    startedProxy().reset();
    for (const text of (await browser?.endVisit()) ?? []) complain(text);
  });
  afterAll(() => proxy?.close());

  async function arrive(
    path: string,
    { onPhone, firstVisit = false, hasScript = true, isStarted = hasScript }: Arrival = {},
  ) {
    const viewport = onPhone ? PHONE : WIDE;
    const site = startedProxy().origin;
    const visitor = browser
      ? await browser.newVisitor({ origin: site, viewport, cookies: firstVisit ? [] : await seenNotices() })
      : new PlaywrightVisitor(await visit(LIGHT_PAGE, { viewport, firstVisit }), site);
    if (!hasScript) startedProxy().withoutScript();
    await visitor.go(path);
    if (isStarted) await untilLive(visitor);
    return visitor;
  }
  return { arrive, proxy: startedProxy };
}

/** Starts the application, as the first press on a control does, and waits until it has started. */
export async function untilLive(visitor: Visitor): Promise<void> {
  await untilStarted(visitor);
  // Until then, a browser may restore the scroll position, and a press would miss what has moved.
  await expect.poll(() => visitor.evaluate(() => document.readyState)).toBe("complete");
}

/** Waits until the number of visible matching elements is as given. */
export async function untilThere(visitor: Visitor, target: Target, count = 1): Promise<void> {
  await expect.poll(() => visitor.count(target), { message: JSON.stringify(target) }).toBe(count);
}

/** Waits until no matching element is visible. */
export function untilGone(visitor: Visitor, target: Target): Promise<void> {
  return untilThere(visitor, target, 0);
}

export async function untilPage(visitor: Visitor, heading: string): Promise<void> {
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector("main h1")?.textContent ?? ""))
    .toBe(heading);
}

/** The text of the focused element. */
export function focused(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => {
    const { activeElement: element } = document;
    if (element instanceof HTMLInputElement)
      return element.placeholder || (element.labels?.[0]?.textContent ?? "");
    return element === document.body ? "" : (element?.textContent?.trim() ?? "");
  });
}

/** Path and query of the current page. */
export function address(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => location.pathname + location.search + location.hash);
}

/** Waits until the site, which may have been started just now, has a page. */
export async function untilServed(path: string): Promise<void> {
  await vi.waitUntil(async () => (await fetch(origin + path)).ok, { timeout: 50_000, interval: 200 });
}

/** Presses a link of the page with another address. */
export function follow(visitor: Visitor, href: string): Promise<void> {
  return visitor.evaluate((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>("footer a[href^='/']");
    const own = link?.getAttribute("href") ?? "";
    link?.setAttribute("href", wanted);
    link?.click();
    link?.setAttribute("href", own);
  }, href);
}

/** What browsers write to the console without a connection. */
export const LOST =
  /Failed to load resource|NetworkError|Failed to fetch|Load failed|network connection|Could not connect/i;

/** Dispatches the event of a lost connection, because no driver can simulate it in WebKit. */
export function notice(visitor: Visitor, isOnline: boolean): Promise<void> {
  return visitor.evaluate((isBack) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: isBack });
    dispatchEvent(new Event(isBack ? "online" : "offline"));
  }, isOnline);
}

/** The vertical scroll position of the page. */
export const scrolled = (visitor: Visitor): Promise<number> => visitor.evaluate(() => Math.round(scrollY));

/** Whether a text is visible on the page. */
export function says(visitor: Visitor, text: string): Promise<boolean> {
  return visitor.evaluate((wanted) => document.body.innerText.includes(wanted), text);
}

export const MAIN_MENU: Target = { role: "navigation", name: "Main" };
export const FOOTER: Target = { role: "contentinfo" };
export const TERMS: Target = { role: "link", name: "Terms", within: FOOTER };
