import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../src/composition/config.ts";
import { createSite } from "../../src/composition/site.ts";
import { unpackChromium } from "../browser/chromium.ts";
import { OPEN_STATES } from "./open-states.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../screenshots", import.meta.url));
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const data = await mkdtemp(join(tmpdir(), "screenshots-"));
const site = await createSite(
  readConfig({ LOG_LEVEL: "silent", DATA_DIR: data }),
  await createBuiltRenderer(DIST),
);
site.register(clientFiles, { folder: `${DIST}/client` });
const baseURL = await site.listen({ host: "127.0.0.1", port: 0 });
const { executablePath, env } = await unpackChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ["--no-sandbox"],
});

try {
  await mkdir(FOLDER, { recursive: true });
  const pages = [
    ...(await pagesOfSitemap()),
    "/search",
    "/search?s=dividend&t=page",
    "/search?s=report&t=pdf",
    "/nope",
  ];
  for (const viewport of VIEWPORTS) {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    await photographPages(context, pages, viewport.width);
    await photographStates(context, viewport.width);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
  await rm(data, { recursive: true });
}

async function pagesOfSitemap(): Promise<string[]> {
  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Whole pages, as somebody sees them who has been here before. */
async function photographPages(
  context: BrowserContext,
  pages: readonly string[],
  width: number,
): Promise<void> {
  await context.addCookies([{ name: "visited", value: "1", url: baseURL }]);
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path);
    await showLazyPictures(page);
    await save(page, `${path.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "") || "home"}-${width}`, true);
  }
}

/** What opens, each on a fresh page. */
async function photographStates(context: BrowserContext, width: number): Promise<void> {
  for (const [name, { widths, firstVisit, open }] of Object.entries(OPEN_STATES)) {
    if (!widths.includes(width)) continue;
    if (firstVisit) await context.clearCookies();
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/");
    await open(page);
    await save(page, `state-${name}-${width}`, false);
    await page.close();
  }
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function save(page: Page, name: string, fullPage: boolean): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, fullPage, animations: "disabled" });
  process.stdout.write(`${path}\n`);
}
