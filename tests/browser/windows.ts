import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Route,
} from "playwright-core";
import { inject } from "vitest";
import { setClockAhead } from "../../scripts/screenshots/day.ts";
import { clockAheadMs } from "../configuration/clock.ts";
import type {} from "../configuration/provided-context.ts";
import { LIGHT_PAGE } from "../harness/engines/visitor.ts";
import { closeQuietly, listen } from "./complaints.ts";
import { untilLive } from "./documents.ts";
import { origin, seenNotices } from "./site.ts";

export { LIGHT_PAGE };

interface SharedWindow {
  readonly page: Page;
  /** What {@link read} shows in it, if it does. */
  readonly read: string | undefined;
  readonly hasClock: boolean;
  /** Whether the current test has it. */
  readonly isInUse: boolean;
}

// Shared by the files of a process. The browser closes them when the process disconnects.
let browser: Promise<Browser> | undefined;
/** By the options that cannot be changed. */
const windows = new Map<string, SharedWindow>();
/** What takes back the changes of the current test, the latest first. */
const undo: (() => Promise<unknown>)[] = [];

const WIDE = { width: 1440, height: 900 };

/** Options of a visitor without reduced motion. */
export const MOVING = { reducedMotion: "no-preference" } as const;

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

interface VisitOptions
  extends Pick<Media, "colorScheme" | "contrast" | "forcedColors" | "reducedMotion">,
    Pick<BrowserContextOptions, "ignoreHTTPSErrors" | "javaScriptEnabled"> {
  /** In CSS pixels. Default: 1440 × 900. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Default font size of the browser in px. Default: 16. */
  readonly textSize?: number;
  readonly permissions?: readonly string[];
  /** Whether it is a first visit, with notices. Default: the notices have been seen. */
  readonly firstVisit?: boolean;
  /** Whether pages are fetched ahead as soon as links to them come near the window. Default: only on hover and focus. */
  readonly prefetches?: boolean;
  /** Whether the test moves the page's clock, which cannot be taken out of a window again. */
  readonly hasClock?: boolean;
}

/**
 * Opens a page as a new visitor. A window is used again by the tests of all files, since a new one takes a second of CPU
 * time; what a test has changed in it is taken back, if the test has changed it by the functions of this file, or by the
 * routes, cookies, permissions, media, connection, listeners to requests, or clock of Playwright's page. Errors and warnings in the console fail the
 * test.
 *
 * @param path - Default: a page without scripts, from which a test with preparations goes on.
 */
export function visit(path = LIGHT_PAGE, options: VisitOptions = {}): Promise<Page> {
  return show(path, options, undefined);
}

/**
 * Opens a page like {@link visit}, for tests that only read it, and may set the size of the window and of the text, and the
 * media: if the window shows the page as another such test has left it, it is not loaded again.
 */
export function read(path: string, options: VisitOptions = {}): Promise<Page> {
  return show(path, options, JSON.stringify([origin, path, options.firstVisit]));
}

async function show(path: string, options: VisitOptions, toRead: string | undefined): Promise<Page> {
  const {
    javaScriptEnabled = true,
    ignoreHTTPSErrors = false,
    prefetches = false,
    hasClock = false,
  } = options;
  const fixed = { javaScriptEnabled, ignoreHTTPSErrors };
  const key = JSON.stringify({ ...fixed, prefetches, hasClock });
  const known = windows.get(key);
  const page = known?.page ?? (await openWindow(fixed, prefetches));
  const isShown = toRead !== undefined && known?.read === toRead;
  // Otherwise the last test has left it already, perhaps for a site that is closed by now.
  const hasPage = known?.isInUse === true || known?.read !== undefined;
  if (known && hasPage && !isShown) await leave(known);
  windows.set(key, { page, read: toRead, hasClock, isInUse: true });
  if (!isShown) await prepare(page, options);
  await arrange(page, options);
  const { href } = new URL(path, origin);
  if (isShown || page.url() === href) return page;
  await page.goto(href);
  if (javaScriptEnabled && (await page.locator("#settings").count()) > 0) await untilLive(page);
  return page;
}

/** Sets what a page can be shown with at any time. */
async function arrange(page: Page, options: VisitOptions): Promise<void> {
  const {
    viewport = WIDE,
    colorScheme = "light",
    contrast = "no-preference",
    forcedColors = "none",
  } = options;
  // Without animations, tests need not wait for them; tests of animations use `MOVING`.
  const { reducedMotion = "reduce", textSize } = options;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion });
  if (textSize !== undefined) await setTextSize(page, textSize);
}

async function openWindow(fixed: BrowserContextOptions, prefetches: boolean): Promise<Page> {
  browser ??= chromium.connect(inject("browserEndpoint"));
  const context = await (await browser).newContext(fixed);
  await context.addInitScript(setClockAhead, clockAheadMs());
  if (!prefetches) await context.addInitScript(saveData);
  const page = await context.newPage();
  listen(page);
  return page;
}

/** Makes a window that of a new visitor. */
async function prepare(page: Page, { firstVisit = false, permissions = [] }: VisitOptions): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  if (!firstVisit) await context.addCookies(await seenNotices());
  await context.clearPermissions();
  if (permissions.length > 0) await context.grantPermissions([...permissions]);
}

/**
 * Leaves a page for a light one, and takes back what the test has set in Playwright's page.
 *
 * @param site - Default: the site of the page, since another one would need another process.
 */
async function leave({ page, hasClock }: SharedWindow, site = siteOf(page)): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other === page || closeQuietly(other)));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  for (const event of ["request", "response"] as const) page.removeAllListeners(event);
  await page.goto(site + LIGHT_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (hasClock) await page.clock.resume();
  await page.mouse.move(-1, -1);
}

/** The origin of a page of this machine, which may be that of a proxy. */
function siteOf(page: Page): string {
  const { hostname, origin: own } = new URL(page.url());
  return hostname === "127.0.0.1" ? own : origin;
}

/** Leaves the pages of a test, which would otherwise complain in the next one. */
export async function leavePages(): Promise<void> {
  for (const [key, window] of windows) {
    if (window.page.isClosed()) windows.delete(key);
    else if (window.isInUse) {
      if (window.read === undefined) await leave(window);
      windows.set(key, { ...window, isInUse: false });
    }
  }
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
}

/** Leaves the pages that were only read, for the shared site: that of the file may be closed. */
export async function leaveRead(): Promise<void> {
  for (const [key, window] of windows) {
    if (window.read === undefined) continue;
    await leave(window, origin);
    windows.set(key, { ...window, read: undefined });
  }
}

/** Opens a session of the browser's developer tools, whose settings end with the test. */
export async function devtools(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  undo.push(() => session.detach());
  return session;
}

/** Sets the browser's default font size, in px. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await devtools(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  undo.push(() => session.send("Page.setFontSizes", { fontSizes: { standard: 16 } }));
}

/** Makes every page of the window run a function before its own scripts. */
export async function runFirst(
  page: Page,
  run: (argument: never) => void,
  argument: string | readonly object[] = "",
): Promise<void> {
  const script = await page.addInitScript(`(${run})(${JSON.stringify(argument)})`);
  undo.push(() => script.dispose());
}

/** Runs in the page: switches on the browser's data saver. Fetching pages ahead takes a third of a visit's CPU time. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
}

type FixedResponse = NonNullable<Parameters<Route["fulfill"]>[0]>;

/**
 * Responds in place of the site to the requests for an address, until the returned function is called. The route stays:
 * when the last route is removed, Playwright may lose a request that the page sends at that moment.
 */
export async function respondTo(page: Page, url: string, response: FixedResponse): Promise<() => void> {
  let isActive = true;
  await page.route(url, (route) => (isActive ? route.fulfill(response) : route.continue()));
  return () => {
    isActive = false;
  };
}
