import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type RunningSite, seenNoticesAt, startBuiltSite } from "../../scripts/screenshots/built-site.ts";
import type {} from "../configuration/provided-context.ts";
import { untilLive } from "./documents.ts";

/** The secret of the content service's webhook. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Address of the site under test. */
export let origin: string;

// Shared by files in one process: browser and site are started once per worker.
let browser: Promise<Browser> | undefined;
let sharedOrigin: string;

const contexts: BrowserContext[] = [];
/** What {@link look} and {@link read} use again, by site and options. */
const windows = new Map<string, { readonly page: Page; readonly read: string | undefined }>();

/** A page without scripts, styles and images. */
export const LIGHT_PAGE = "/robots.txt";

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

interface LookOptions extends BrowserContextOptions {
  /** Whether it is a first visit, with notices. Default: the notices have been seen. */
  readonly firstVisit?: boolean;
  /** Whether pages are fetched ahead as soon as links to them come near the window. Default: only on hover and focus. */
  readonly prefetches?: boolean;
}

interface VisitOptions extends LookOptions {
  /** Default font size of the browser in px. Default: 16. */
  readonly textSize?: number;
  /** A function that runs in every page before its own scripts. */
  readonly initScript?: () => void;
}

/**
 * Opens a page in a new browser context, closed after the test, for tests that leave behind what {@link look} cannot take
 * back: a clock, init scripts, a lost connection, the size of text. Errors and warnings in the console fail the test.
 */
export async function visit(
  path: string,
  { textSize, initScript, ...options }: VisitOptions = {},
): Promise<Page> {
  const page = await openWindow(options);
  contexts.push(page.context());
  if (initScript) await page.context().addInitScript(initScript);
  if (textSize !== undefined) {
    const settings = await page.context().newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: textSize } });
  }
  await go(page, path, options);
  return page;
}

/**
 * Opens a page like {@link visit}, in a window that later tests of the file use again, with half the CPU time: its process
 * has loaded scripts, styles and fonts. Cookies, storage, routes, permissions, the pointer and the print styles are reset.
 */
export function look(path: string, options: LookOptions = {}): Promise<Page> {
  return show(path, options, undefined);
}

/**
 * Opens a page like {@link look}, for tests that only read it, and may set the size of the window and the media: if the
 * window shows the page as another such test has left it, it is not loaded again.
 */
export function read(path: string, options: LookOptions = {}): Promise<Page> {
  return show(path, options, path);
}

async function show(
  path: string,
  { viewport, ...others }: LookOptions,
  toRead: string | undefined,
): Promise<Page> {
  const key = JSON.stringify([origin, others]);
  const known = windows.get(key);
  const page = known?.page ?? (await openWindow(others));
  windows.set(key, { page, read: toRead });
  const isShown = known !== undefined && toRead !== undefined && known.read === toRead;
  if (known && !isShown) {
    await leave(page);
    await reset(page, others);
  }
  await page.setViewportSize(viewport ?? WIDE);
  if (!isShown) await go(page, path, others);
  return page;
}

/** Leaves a page for a light one of the same site: another site would need another process. */
async function leave(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === LIGHT_PAGE) return;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(LIGHT_PAGE);
}

async function reset(page: Page, options: LookOptions): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().addCookies(await cookiesOf(options));
  await page.context().clearPermissions();
  if (options.permissions) await page.context().grantPermissions(options.permissions);
  page.removeAllListeners("request");
  await page.emulateMedia({ media: null });
  await page.mouse.move(-1, -1);
}

async function go(page: Page, path: string, { javaScriptEnabled }: BrowserContextOptions): Promise<void> {
  await page.goto(path);
  if (javaScriptEnabled !== false && (await page.locator("#settings").count()) > 0) await untilLive(page);
}

async function openWindow(options: LookOptions): Promise<Page> {
  const { firstVisit: _, prefetches = false, ...others } = options;
  const context = await newContext(others);
  if (!prefetches) await context.addInitScript(saveData);
  await context.addCookies(await cookiesOf(options));
  const page = await context.newPage();
  listen(page);
  return page;
}

async function cookiesOf({ firstVisit = false }: LookOptions) {
  return firstVisit ? [] : seenNotices();
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  if (!browser) throw new Error("The browser is opened by the project's setup file.");
  return (await browser).newContext({
    viewport: WIDE,
    baseURL: origin,
    // Without animations, tests need not wait for them; tests of animations use `MOVING`.
    reducedMotion: "reduce",
    ...options,
  });
}

/** Runs in the page: switches on the browser's data saver. Fetching pages ahead takes a third of a visit's CPU time. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
}

/** Notes errors and warnings in the console, except of a page that is not there. */
function listen(page: Page): void {
  page.on("console", (message) => {
    const failedPage =
      message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !failedPage) consoleErrors.push(message.text());
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

/** Closes or leaves all pages of the test, which would otherwise complain in the next one. */
export async function closePages(): Promise<void> {
  for (const { page, read: isRead } of windows.values()) if (isRead === undefined) await leave(page);
  await Promise.all(
    contexts.splice(0).map(async (context) => {
      await Promise.all(context.pages().map(closePage));
      await context.close();
    }),
  );
}

/** Closes the windows of the file. */
export async function closeWindows(): Promise<void> {
  contexts.push(...[...windows.values()].map(({ page }) => page.context()));
  windows.clear();
  await closePages();
}

/** Closes a page with pending requests. */
export async function closePage(page: Page): Promise<void> {
  // Pending requests fail without their routes; these errors must not fail the test.
  for (const event of ["console", "pageerror"] as const) await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
}

/** Fails the test on unexpected console errors. */
export function checkComplaints(): void {
  const allowed = expected.splice(0);
  expect(consoleErrors.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual(
    [],
  );
}
