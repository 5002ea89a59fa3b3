import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./initial-state.ts";
import { origin, visit } from "./site.ts";

const LATER = /\/assets\/(?:library|entry-client)-[^/]*\.js$/;

/** Holds back what a page asks for, until told otherwise. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return () => held.resolve();
}

/** Tells which of the scripts that come later have been asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (LATER.test(request.url())) asked.push(request.url());
  });
  return asked;
}

describe("the scripts of a page", () => {
  it("come after what the page shows first, without being asked", async () => {
    const page = await visit("about:blank");
    const asked = watchScripts(page);
    const release = await hold(page, /hero-home/);
    await page.goto(`${origin}/`, { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(asked).toEqual([]);
    release();
    await page.locator("header[data-scroll]").waitFor();
    expect(new Set(asked).size).toBe(2);
  });

  it("come at once for a visitor who uses the page before it is all there", async () => {
    const page = await visit("about:blank");
    const release = await hold(page, /hero-home/);
    await page.goto(`${origin}/`, { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Tab");
    await page.locator("header[data-scroll]").waitFor();
    release();
  });

  it("are not waited for by a visitor who goes back after a reload", async () => {
    const page = await visit("/company");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Terms of use" }).waitFor();
    await hold(page, LATER);
    await page.reload();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "One group, four licensed businesses" }).waitFor();
  });

  it("do what was pressed before they were there", async () => {
    const page = await visit("about:blank");
    const release = await hold(page, LATER);
    await page.addInitScript(() => {
      window.print = () => document.body.append("Printed");
    });
    await page.goto(`${origin}/news/fy26-results`);
    await page.getByRole("button", { name: "Print" }).click();
    expect(await page.getByText("Printed").count()).toBe(0);
    release();
    await page.getByText("Printed").waitFor();
    await untilLive(page);
    expect(await page.getByText("Printed").count()).toBe(1);
  });
});
