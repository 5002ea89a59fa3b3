import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Route,
} from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LIGHT_PAGE } from "../../scripts/engines/visitor.ts";
import { type RunningSite, seenNoticesAt, startBuiltSite } from "../../scripts/screenshots/built-site.ts";
import type {} from "../configuration/provided-context.ts";
import { untilLive } from "./documents.ts";

export { LIGHT_PAGE };

/** The secret of the content service's webhook. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Address of the site under test. */
export let origin: string;

// Shared by files in one process: browser and site are started once per worker.
let browser: Promise<Browser> | undefined;
let sharedOrigin: string;

/** What {@link visit} and {@link read} use again, by the options that cannot be changed. */
const windows = new Map<string, Window>();
interface Window {
  readonly page: Page;
  /** What {@link read} shows in it, if it does. */
  readonly read: string | undefined;
  readonly hasClock: boolean;
}

/** What takes back the changes of the current test, the latest first. */
const undo: (() => Promise<unknown>)[] = [];

const WIDE = { width: 1440, height: 900 };

/** The shared site is closed with the worker. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that this one needs from the pattern
const onSharedSite = test.extend("site", { scope: "worker" }, async ({}, { onCleanup }) => {
  const site = await startSite();
  onCleanup(site.close);
  return site;
});

/** Makes the tests of the file use the shared site. */
export function visitSharedSite(): void {
  onSharedSite.beforeAll(async ({ site }) => {
    // The others are opened by the journeys.
    if (inject("engine") === "chromium") browser ??= chromium.connect(inject("browserEndpoint"));
    await browser;
    sharedOrigin = site.origin;
    origin = sharedOrigin;
  });
}

/**
 * Starts a separate site, for tests that change content, the clock or the configuration, or find the text of files. Call
 * it in the file or in `describe`.
 */
export function visitOwnSite(
  environment: Readonly<Record<string, string>> = {},
  { readsFiles = false } = {},
): void {
  let own: RunningSite | undefined;
  beforeAll(async () => {
    own = await startSite(environment, readsFiles);
    origin = own.origin;
  });
  afterAll(async () => {
    await own?.close();
    origin = sharedOrigin;
  });
}

/** @param readsFiles - Reading the text of files, which the search alone needs, takes seconds of CPU time. */
async function startSite(
  configured: Readonly<Record<string, string>> = {},
  readsFiles = false,
): Promise<RunningSite> {
  const site = await startBuiltSite({
    // All tests come from one address.
    RENDERINGS_PER_MINUTE: "0",
    SEARCHES_PER_MINUTE: "0",
    SIGN_UPS_PER_MINUTE: "0",
    WEBHOOKS_PER_MINUTE: "0",
    PREVIEWS_PER_MINUTE: "0",
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...configured,
  });
  if (!readsFiles) {
    const fault = { kind: "status", status: 503, scope: "files", times: 10_000 };
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(fault);
    await fetch(`${site.origin}/sandbox/editor/api/faults`, { method: "POST", headers, body });
  }
  return site;
}

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
 * routes, cookies, permissions, media, connection or clock of Playwright's page. Errors and warnings in the console fail the
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
  const window = { page, read: toRead, hasClock };
  windows.set(key, window);
  const isShown = toRead !== undefined && known?.read === toRead;
  if (!isShown) {
    if (known) await leave(window);
    await prepare(page, options);
  }
  const { viewport, colorScheme, contrast, forcedColors, reducedMotion, textSize } = options;
  await page.setViewportSize(viewport ?? WIDE);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? "light",
    contrast: contrast ?? "no-preference",
    forcedColors: forcedColors ?? "none",
    // Without animations, tests need not wait for them; tests of animations use `MOVING`.
    reducedMotion: reducedMotion ?? "reduce",
  });
  if (textSize !== undefined) await setTextSize(page, textSize);
  const { href } = new URL(path, origin);
  if (isShown || page.url() === href) return page;
  await page.goto(href);
  if (javaScriptEnabled && (await page.locator("#settings").count()) > 0) await untilLive(page);
  return page;
}

async function openWindow(fixed: BrowserContextOptions, prefetches: boolean): Promise<Page> {
  if (!browser) throw new Error("The browser is opened by the project's setup file.");
  const context = await (await browser).newContext(fixed);
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

/** Leaves a page for a light one of its site (another site would need another process), and takes back all changes. */
async function leave({ page, hasClock }: Window): Promise<void> {
  const { hostname, origin: own, pathname } = new URL(page.url());
  if (pathname === LIGHT_PAGE) return;
  const context = page.context();
  await Promise.all(context.pages().map((other) => other === page || closePage(other)));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  for (const event of ["request", "response"] as const) page.removeAllListeners(event);
  await page.goto((hostname === "127.0.0.1" ? own : origin) + LIGHT_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (hasClock) await page.clock.resume();
  await page.mouse.move(-1, -1);
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

/** Chromium shows a larger image that it has, from another page of the window, in place of the one that is preloaded. */
const LARGER_IMAGE = /\/images\/\S+ was preloaded using link preload but not used/;

/** Notes errors and warnings in the console, except of a page that is not there. */
function listen(page: Page): void {
  page.on("console", (message) => {
    const text = message.text();
    const failedPage = text.startsWith("Failed to load resource") && message.location().url === page.url();
    const isMeant = ["error", "warning"].includes(message.type()) && !failedPage && !LARGER_IMAGE.test(text);
    if (isMeant) consoleErrors.push(`${text} ${message.location().url}`);
  });
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
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

/** The cookies of a visitor who has seen all notices. */
export function seenNotices() {
  return seenNoticesAt(origin);
}

const consoleErrors: string[] = [];
const expected: RegExp[] = [];

/** Allows console errors that match a pattern, in this test. */
export function expectComplaints(pattern: RegExp): void {
  expected.push(pattern);
}

/** Notes what a browser has written to the console. */
export function complain(text: string): void {
  consoleErrors.push(text);
}

/** Leaves the pages of a test, which would otherwise complain in the next one. */
export async function leavePages(): Promise<void> {
  for (const [key, window] of windows) {
    if (window.page.isClosed()) windows.delete(key);
    else if (window.read === undefined) await leave(window);
  }
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
}

/** Leaves the pages that were only read: the next file may have another site. */
export async function leaveRead(): Promise<void> {
  for (const [key, window] of windows) {
    await leave(window);
    windows.set(key, { ...window, read: undefined });
  }
}

/** Closes a page with pending requests. */
async function closePage(page: Page): Promise<void> {
  // Pending requests fail without their routes; these errors must not fail the test.
  for (const event of ["console", "pageerror"] as const) await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
}

/** Fails the test on unexpected console errors. */
export function checkComplaints(): void {
  const allowed = expected.splice(0);
  const complaints = consoleErrors.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(complaints, complaints.join("\n")).toEqual([]);
}
