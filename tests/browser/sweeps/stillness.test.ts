import { describe, expect, it } from "vitest";
import { untilLive } from "../documents.ts";
import { MOVING, origin, visit } from "../site.ts";
import { SWEPT_PAGES } from "./swept-pages.ts";

declare global {
  interface Window {
    shifts: readonly unknown[];
  }
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const START = new Date("2026-11-21T10:00:00Z");

/** The font that documents preload, in base64. */
async function siteFont(): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, address] = /<link rel="preload" href="([^"]+)" as="font"/.exec(html) ?? [];
  if (address === undefined) throw new Error("The document preloads no font.");
  return Buffer.from(await (await fetch(new URL(address, origin))).arrayBuffer()).toString("base64");
}

/** A first visit, on which nothing that shifts goes unnoticed, and time passes when the test says so. */
async function arrive(path: string, viewport: { readonly width: number; readonly height: number }) {
  const page = await visit("about:blank", { ...MOVING, firstVisit: true, viewport });
  // Letters are there before anything is painted: the fallback has their measures only where there is Arial or the
  // like, and a busy browser paints before it has read a font from its own cache.
  await page.addInitScript(
    (font) => {
      const letters = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace("Instrument Sans Variable", letters, { weight: "400 700" }));
    },
    await siteFont(),
  );
  await page.clock.install({ time: START });
  // Later than the clock can have gone on to by itself.
  await page.clock.pauseAt(START.getTime() + 60_000);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(origin + path, { waitUntil: "load" });
  await untilLive(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function expectStillness(path: string, screen: (typeof SCREENS)[number]): Promise<void> {
  const page = await arrive(path, screen);
  await page.clock.runFor(2_000);
  await page.getByRole("region", { name: "Cookies" }).waitFor();
  await page.getByRole("region", { name: "Announcement", exact: true }).waitFor();
  await page.clock.runFor(6_000);
  await page.getByRole("dialog", { name: "Announcement", exact: true }).waitFor();
  expect(await page.evaluate(() => window.shifts), `at ${screen.width} px`).toEqual([]);
}

describe("nothing on a page moves while it loads and the notices come", () => {
  it.each(SWEPT_PAGES)("%s, wide and narrow", async (path) => {
    await Promise.all(SCREENS.map((screen) => expectStillness(path, screen)));
  });

  it("would be noticed", async () => {
    const page = await arrive("/terms", { width: 1440, height: 900 });
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<p>Late<br>and<br>large</p>");
    });
    await page.screenshot();
    expect((await page.evaluate(() => window.shifts)).length).toBeGreaterThan(0);
  });
});
