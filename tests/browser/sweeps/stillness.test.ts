import { describe, expect, it } from "vitest";
import { pauseClock, untilLive } from "../documents.ts";
import { ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { origin } from "../site.ts";
import { LIGHT_PAGE, MOVING, runFirst, visit } from "../windows.ts";

declare global {
  interface Window {
    shifts: readonly unknown[];
  }
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The font that documents preload, in base64. */
async function siteFont(): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, address] = /<link rel="preload" href="([^"]+)" as="font"/.exec(html) ?? [];
  if (address === undefined) throw new Error("The document preloads no font.");
  return Buffer.from(await (await fetch(new URL(address, origin))).arrayBuffer()).toString("base64");
}

/** Opens a page as a first visit with a paused clock, and records all layout shifts. */
async function arrive(path: string, viewport: { readonly width: number; readonly height: number }) {
  const page = await visit(LIGHT_PAGE, { ...MOVING, firstVisit: true, hasClock: true, viewport });
  // The font is loaded before the first paint: the fallback has its metrics only if Arial or a similar font is installed,
  // and a busy browser may paint before it has read the font from its cache.
  await runFirst(
    page,
    (font: string) => {
      const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace("Instrument Sans", bytes, { weight: "400 700" }));
    },
    await siteFont(),
  );
  await pauseClock(page);
  await runFirst(page, () => {
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

async function expectNoLayoutShift(path: string, screen: typeof WIDE): Promise<void> {
  const page = await arrive(path, screen);
  await page.clock.runFor(2_000);
  await page.getByRole("region", { name: "Cookies" }).waitFor();
  await page.getByRole("region", { name: "Announcement", exact: true }).waitFor();
  await page.clock.runFor(6_000);
  await page.getByRole("dialog", { name: "Announcement", exact: true }).waitFor();
  expect(await page.evaluate(() => window.shifts), `at ${screen.width} px`).toEqual([]);
}

describe("there is no layout shift while a page loads and the notices appear", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    // In turn: a busy browser may paint a header of which it has parsed a part only.
    for (const screen of [WIDE, PHONE]) await expectNoLayoutShift(path, screen);
  });

  it("would be detected", async () => {
    const page = await arrive("/terms", { width: 1440, height: 900 });
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<p>Late<br>and<br>large</p>");
    });
    await page.screenshot();
    expect((await page.evaluate(() => window.shifts)).length).toBeGreaterThan(0);
  });
});
