import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { announcementCookie, visitCookie } from "../../client/notices/visit.ts";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../src/composition/config.ts";
import { createSite } from "../../src/composition/site.ts";
import { untilLive } from "./initial-state.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const data = mkdtempSync(join(tmpdir(), "larkfield-"));

let browser: Browser;
let site: FastifyInstance;
const contexts: BrowserContext[] = [];

/** Address of the site under test. */
export let origin: string;

beforeAll(async () => {
  site = await createSite(
    readConfig({ LOG_LEVEL: "silent", DATA_DIR: data }),
    await createBuiltRenderer(DIST),
  );
  site.register(clientFiles, { folder: `${DIST}/client` });
  origin = await site.listen({ host: "127.0.0.1", port: 0 });
  const { executablePath, env } = inject("chromium");
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(data, { recursive: true });
});

interface VisitOptions extends BrowserContextOptions {
  /** Somebody who has not been here lately, and gets to see the notices. Default: somebody who has seen them. */
  readonly firstVisit?: boolean;
}

/** A page in a browser of its own that answers to the visitor, closed after the test. Whatever the page's console complains of fails the test. */
export async function visit(
  path: string,
  { firstVisit = false, ...options }: VisitOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
    ...options,
  });
  contexts.push(context);
  if (!firstVisit) await context.addCookies(await seenNotices());
  const page = await context.newPage();
  page.on("console", (message) => {
    const failedPage =
      message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !failedPage) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(path);
  // Scripts come after all that the page shows; where there are none, nothing is waited for.
  if (options.javaScriptEnabled !== false && (await page.locator("script[data-later]").count()) > 0) {
    await untilLive(page);
  }
  return page;
}

/** The cookies of a visitor who has seen all notices. */
async function seenNotices() {
  const shell = await (await fetch(`${origin}/api/shell`)).json();
  return [visitCookie("http:"), announcementCookie(shell, "http:")].map((cookie) => {
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

afterEach(() => {
  const allowed = expected.splice(0);
  expect(complaints.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
});
