import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { brandFont } from "../../brand/font.ts";
import { pauseClock, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { devtools, LIGHT_PAGE, MOVING, runFirst, visit } from "./windows.ts";

const PHONE = { width: 390, height: 844 };
/** Scroll position in pixels. */
const AT = 1400;

it("the first key may be End, which reaches the end also with large text", async () => {
  const page = await visit(LIGHT_PAGE, { viewport: PHONE, textSize: 24 });
  await page.goto(`${origin}/company/leadership`, { waitUntil: "networkidle" });
  await page.keyboard.press("End");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    .toBeLessThan(1);
});

it("nothing below the first screen fades from the browser's own colours to the site's", async () => {
  const page = await visit(LIGHT_PAGE, { ...MOVING, viewport: PHONE });
  const held = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${origin}/contact`, { waitUntil: "commit" });
  const links = page.locator("main section ~ section a, footer a");
  await expect.poll(() => page.locator("footer").count()).toBe(1);
  const colors = () => links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
  expect(new Set(await colors())).toEqual(new Set(["rgb(0, 0, 238)"]));
  held.resolve();
  await page.waitForLoadState();
  expect(await colors()).not.toContain("rgb(0, 0, 238)");
});

it("a reload keeps the position", async () => {
  const page = await visit("/company", { viewport: PHONE });
  await page.evaluate((at) => {
    scrollTo(0, at);
    // What comes into view is laid out in the next frame.
    return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  }, AT);
  const heading = () =>
    page.evaluate(() => {
      const visible = [...document.querySelectorAll("main h2")].find(
        (one) => one.getBoundingClientRect().top > 0,
      );
      return [visible?.textContent, Math.round(visible?.getBoundingClientRect().top ?? 0)];
    });
  const before = await heading();
  await page.reload();
  await untilLive(page);
  await expect.poll(heading).toEqual(before);
});

it("nothing is prefetched before the first frame is on the screen", async () => {
  const page = await visit(LIGHT_PAGE, { hasClock: true });
  await pauseClock(page);
  await runFirst(page, () => {
    const watch = new PerformanceObserver(() => Object.assign(window, { isPainted: true }));
    watch.observe({ type: "paint", buffered: true });
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(report: PerformanceObserverCallback) {
        super((list, observer) => {
          const isPaint = list.getEntriesByType("paint").length > 0;
          if (isPaint) Object.assign(window, { paint: () => report(list, observer) });
          else report(list, observer);
        });
      }
    };
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${origin}/terms`);
  await page.waitForFunction(() => "isPainted" in window);
  await page.clock.runFor(500);
  expect(scripts).toHaveLength(1);
  await page.waitForFunction(() => "paint" in window);
  await page.evaluate(() => "paint" in window && typeof window.paint === "function" && window.paint());
  await page.clock.runFor(500);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

/** Serves the site, and of its home page only the first part, up to a text after another. */
async function serveFirstPart(
  after: string,
  end: string,
): Promise<{ readonly address: string; readonly serveRest: () => void }> {
  const { promise: held, resolve: serveRest } = Promise.withResolvers<void>();
  const serve = async (path: string, response: ServerResponse) => {
    const answer = await fetch(origin + path);
    response.setHeader("content-type", answer.headers.get("content-type") ?? "");
    if (path !== "/") return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const middle = html.indexOf(end, html.indexOf(after));
    response.write(html.slice(0, middle));
    await held;
    return response.end(html.slice(middle));
  };
  const server = createServer((request, response) => void serve(request.url ?? "/", response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, serveRest };
}

it.each([
  ["header", "<header", "</a>"],
  ["page's head", "<main", "<h1"],
])("nothing is painted before the whole %s is there, so that it does not shift", async (_, after, end) => {
  const { address, serveRest } = await serveFirstPart(after, end);
  const page = await visit();
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("header").waitFor({ state: "attached" });
  const isPainted = () => page.evaluate(() => performance.getEntriesByName("first-paint").length > 0);
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
  // Frames and idle time do not come while painting is held back: the time that twenty requests take stands for them.
  await page.evaluate(async () => {
    for (let request = 0; request < 20; request += 1) await fetch("/robots.txt");
  });
  expect(await isPainted()).toBe(false);
  serveRest();
  await expect.poll(isPainted).toBe(true);
});

/** The fonts in which the browser shows the title of a page. */
async function titleFonts(page: Page): Promise<readonly string[]> {
  const session = await devtools(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

it.each(["/investors", "/careers"])("nothing moves on %s if the font is late", async (path) => {
  const page = await visit(LIGHT_PAGE, { viewport: { width: 360, height: 780 } });
  const late = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await late.promise;
    await route.continue();
  });
  const font = page.waitForResponse("**/*.woff2");
  await page.goto(origin + path, { waitUntil: "commit" });
  const isPainted = () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect.poll(isPainted).toBe(true);
  late.resolve();
  await (await font).finished();
  const score = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown))));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords();
    return shifts.reduce((sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0), 0);
  });
  expect(score).toBeLessThanOrEqual(0.01);
});

it("the font is shown at a first visit if it is there with the styles", async () => {
  const page = await visit(LIGHT_PAGE, { viewport: PHONE });
  const font = page.waitForResponse("**/*.woff2");
  await page.route("**/*.css", async (route) => {
    await (await font).finished();
    await route.continue();
  });
  await page.goto(`${origin}/investors`);
  expect(await titleFonts(page)).toEqual([brandFont.family]);
});
