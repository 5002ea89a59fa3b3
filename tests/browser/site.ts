import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { announcementCookie, visitCookie } from "../../client/notices/visit.ts";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../src/composition/config.ts";
import { createSite } from "../../src/composition/site.ts";
import type {} from "../configuration/provided-context.ts";
import { untilLive } from "./documents.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

interface RunningSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Address of the site under test. */
export let origin: string;

// Files that run in one process share these: a browser and a site start once a worker.
let browser: Promise<Browser> | undefined;
let sharedSite: Promise<RunningSite> | undefined;

const contexts: BrowserContext[] = [];

/** Has the file's tests visit the site that all files share. */
export async function openSharedSite(): Promise<void> {
  browser ??= chromium.connect(inject("browserEndpoint"));
  sharedSite ??= startSite();
  [, { origin }] = await Promise.all([browser, sharedSite]);
}

/** For tests that change content or the clock: a site that no other file visits. Called in their file or `describe`. */
export function visitOwnSite(): void {
  let own: RunningSite | undefined;
  beforeAll(async () => {
    own = await startSite();
    origin = own.origin;
  });
  afterAll(async () => {
    await own?.close();
    await openSharedSite();
  });
}

async function startSite(): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "larkfield-"));
  const environment = {
    LOG_LEVEL: "silent",
    DATA_DIR: folder,
    // All tests come from one address.
    SEARCHES_PER_MINUTE: "0",
    SIGN_UPS_PER_MINUTE: "0",
    WEBHOOKS_PER_MINUTE: "0",
  };
  const site = await createSite(readConfig(environment), await createBuiltRenderer(DIST));
  site.register(clientFiles, { folder: `${DIST}/client` });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  return {
    origin: await site.listen({ host: "127.0.0.1", port: 0 }),
    async close() {
      await site.close();
      process.off("exit", remove);
      remove();
    },
  };
}

/** A visitor who has not asked for less motion. */
export const MOVING = { reducedMotion: "no-preference" } as const;

interface VisitOptions extends BrowserContextOptions {
  /** Somebody who has not been here lately, and gets to see the notices. Default: somebody who has seen them. */
  readonly firstVisit?: boolean;
  /** Size in px in which the visitor has the browser show text that says nothing of its size. Default: 16. */
  readonly textSize?: number;
}

/** A page in a browser context of its own that answers to the visitor, closed after the test. Whatever the page's console complains of fails the test. */
export async function visit(
  path: string,
  { firstVisit = false, textSize, ...options }: VisitOptions = {},
): Promise<Page> {
  if (!browser) throw new Error("The browser is opened by the project's setup file.");
  const context = await (await browser).newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
    // What moves is waited for: tests about motion ask for it (`MOVING`).
    reducedMotion: "reduce",
    ...options,
  });
  contexts.push(context);
  if (!firstVisit) await context.addCookies(await seenNotices());
  const page = await context.newPage();
  if (textSize !== undefined) {
    const settings = await context.newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: textSize } });
  }
  page.on("console", (message) => {
    const failedPage =
      message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !failedPage) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(path);
  if (options.javaScriptEnabled !== false && (await page.locator("#settings").count()) > 0) {
    await untilLive(page);
  }
  return page;
}

/** The cookies of a visitor who has seen all notices. */
async function seenNotices() {
  const html = await (await fetch(`${origin}/terms`)).text();
  const markOf = (notice: string) => new RegExp(`data-notice="${notice}" data-mark="(\\w+)"`).exec(html)?.[1];
  const entered = visitCookie({ modalMark: markOf("modal") }, "", "http:") ?? "";
  return [entered, announcementCookie(markOf("bar") ?? "", "http:")].map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: origin };
  });
}

const complaints: string[] = [];
const expected: RegExp[] = [];

/** Says that the page's console is to complain of something in this test. */
export function expectComplaints(pattern: RegExp): void {
  expected.push(pattern);
}

/** Closes every page of the test. */
export async function closePages(): Promise<void> {
  await Promise.all(
    contexts.splice(0).map(async (context) => {
      await Promise.all(context.pages().map(closePage));
      await context.close();
    }),
  );
}

/** Closes a page, whatever it has asked for and a test answers: what was fetched ahead is of no use any more. */
export async function closePage(page: Page): Promise<void> {
  // What it asks for from here on reaches no route, and fails: that is no complaint of the page.
  for (const event of ["console", "pageerror"] as const) await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
}

/** Fails if a page of the test complained of what the test did not expect. */
export function checkComplaints(): void {
  const allowed = expected.splice(0);
  expect(complaints.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
}
