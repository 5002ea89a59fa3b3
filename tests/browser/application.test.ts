import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { expectComplaints, origin, visit } from "./site.ts";

const START = /\/assets\/start-[^/]*\.js$/;
const PHONE = { width: 390, height: 844 };

const email = (page: Page) => page.getByRole("contentinfo").getByLabel("E-mail address");
const isLive = (page: Page) => page.evaluate(() => document.querySelector("header[data-scroll]") !== null);

/** Opens a page on which the application does not start until the returned function is called. */
async function openHeld(path: string, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit("about:blank", options);
  const held = Promise.withResolvers<void>();
  await page.route(START, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(origin + path);
  return { page, release: () => held.resolve() };
}

describe("the application starts", () => {
  it("when the page is loaded and the browser is idle", async () => {
    const page = await visit("about:blank");
    await page.goto(`${origin}/company`);
    await page.locator("header[data-scroll]").waitFor();
  });

  it("at the first press on a control, even if the browser is never idle", async () => {
    const page = await visit("about:blank");
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`${origin}/company`);
    await page.getByRole("button", { name: "Sign up" }).dispatchEvent("pointerdown");
    await page.locator("header[data-scroll]").waitFor();
  });

  it("only at a press with the data saver", async () => {
    const page = await visit("about:blank");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    expect(requested.filter((url) => START.test(url))).toEqual([]);
    await untilLive(page);
  });

  it.each(["/", "/investors", "/search?s=report&t=page", "/news?year=2025", "/no-such-page"])(
    "on %s without changing what is there",
    async (path) => {
      const { page, release } = await openHeld(path);
      if (path === "/no-such-page") expectComplaints(/404/);
      const content = () =>
        page.evaluate(() => {
          const title = document.head.querySelectorAll("title, meta[name=description], link[rel=canonical]");
          return { text: document.querySelector("main")?.innerHTML, head: title.length };
        });
      const before = await content();
      release();
      await untilLive(page);
      expect(await content()).toEqual(before);
    },
  );
});

describe("before the application has started", () => {
  it("links lead to pages", async () => {
    const { page } = await openHeld("/company");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    expect(await isLive(page)).toBe(false);
  });

  it("the groups of the menu open, and stay open when it starts", async () => {
    const { page, release } = await openHeld("/company");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Company", { exact: true }).click();
    const entry = menu.getByRole("link", { name: "Leadership" });
    await entry.waitFor();
    release();
    // Not by a press elsewhere, which would close the group.
    await page.locator("header[data-scroll]").waitFor();
    expect(await entry.isVisible()).toBe(true);
  });

  it("the menu of a phone opens, and stays open until the next page", async () => {
    const { page, release } = await openHeld("/company", { viewport: PHONE });
    await page.getByRole("banner").getByText("Menu", { exact: true }).click();
    const entry = page.getByRole("banner").getByRole("link", { name: "Leadership" }).first();
    await entry.waitFor();
    release();
    await untilLive(page);
    await entry.click();
    await page.getByRole("heading", { level: 1, name: "Leadership" }).waitFor();
    await page.getByRole("button", { name: "Menu" }).waitFor();
  });

  it("the search panel opens, and keeps what is typed when it starts", async () => {
    const { page, release } = await openHeld("/company");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const panel = page.getByRole("dialog", { name: "Search" });
    await panel.getByPlaceholder("Type to search").fill("dividend");
    release();
    await untilLive(page);
    await panel.getByPlaceholder("Type to search").press("Enter");
    await panel.getByText("Results for 'dividend'").waitFor();
    expect(page.url()).toBe(`${origin}/company`);
  });

  it("a search on the search page shows its results", async () => {
    const { page } = await openHeld("/search");
    await page.getByRole("main").getByPlaceholder("Type to search").fill("dividend");
    await page.keyboard.press("Enter");
    await page.getByText("Results for 'dividend'").waitFor();
    expect(page.url()).toBe(`${origin}/search?s=dividend&t=page`);
    expect(await isLive(page)).toBe(false);
  });

  it("the newsletter form is submitted by the browser", async () => {
    const { page } = await openHeld("/company");
    await email(page).fill("reader@larkfield.example");
    await email(page).press("Enter");
    await page.waitForURL(`${origin}/api/newsletterPost`);
    await page.getByText("Thankyou for signing up").first().waitFor();
  });

  it("what is typed into the newsletter form stays when it starts", async () => {
    const { page, release } = await openHeld("/company");
    await email(page).fill("reader@larkfield.example");
    release();
    await untilLive(page);
    expect(await email(page).inputValue()).toBe("reader@larkfield.example");
  });

  it("back leads to the page before, also after a reload", async () => {
    const page = await visit("/company");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await page.route(START, () => undefined);
    await page.reload();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "One group" }).waitFor();
    expect(page.url()).toBe(`${origin}/company`);
  });
});

it("a document that the application cannot be loaded for works by itself", async () => {
  expectComplaints(/Failed to load resource/);
  const page = await visit("about:blank");
  await page.route(START, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${origin}/company`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
});
