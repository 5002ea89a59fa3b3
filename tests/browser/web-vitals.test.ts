import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { changeSettings, untilIdle, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { visit } from "./windows.ts";

const CHUNK = /send-web-vitals/;

/** Opens a page with or without measurements, and records the requests. */
async function open(measured: DocumentSettings["measured"]) {
  const page = await visit();
  const sent: unknown[] = [];
  const loaded: string[] = [];
  await page.route("**/api/web-vitals", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  page.on("response", (response) => void loaded.push(response.url()));
  await changeSettings(page, (settings) => ({ ...settings, ...(measured && { measured }) }));
  await page.goto(`${origin}/company`);
  await untilLive(page);
  return { page, sent, isLoaded: () => loaded.some((url) => CHUNK.test(url)) };
}

/** Simulates that the visitor switches to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** Waits until the browser has measured the first click, after the next paint. */
async function firstInput(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: "first-input", buffered: true });
      }),
  );
}

describe("measurements of a visitor's browser", () => {
  it("are sent once, when the page is first hidden, with the kind of page", async () => {
    const { page, sent, isLoaded } = await open({ page: "page", share: 1 });
    await expect.poll(isLoaded).toBe(true);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.keyboard.press("Escape");
    await firstInput(page);
    const cookies = await page.context().cookies();
    await hide(page);
    await expect.poll(() => sent).toHaveLength(1);
    await hide(page);
    expect(sent).toEqual([{ page: "page", lcp: expect.any(Number), inp: expect.any(Number), cls: 0 }]);
    expect(await page.context().cookies()).toEqual(cookies);
  });

  it.each([
    ["a visit that is not of the share", { page: "page", share: 0 } as const],
    ["a site without them", undefined],
  ])("cost %s nothing", async (_case, measured) => {
    const { page, sent, isLoaded } = await open(measured);
    await untilIdle(page);
    await hide(page);
    expect([isLoaded(), sent]).toEqual([false, []]);
  });
});
