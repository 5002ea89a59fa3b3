import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints, origin, visit } from "./site.ts";

const REACT = /\/assets\/hydrate-[^/]*\.js$/;

/** Holds back what a page asks for, until told otherwise. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return () => held.resolve();
}

const hydrated = (page: Page) => page.locator("[data-hydrated]").count();
const email = (page: Page) => page.getByRole("contentinfo").getByLabel("E-mail address");

describe("who only reads", () => {
  it("fetches one script, and React's when nothing else is to be done, which does not run", async () => {
    const page = await visit("about:blank");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/") && request.url().endsWith(".js")) scripts.push(request.url());
    });
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    expect(new Set(scripts).size).toBe(2);
    await page.mouse.wheel(0, 1_000);
    await page.getByRole("navigation", { name: "Main" }).getByText("Company", { exact: true }).click();
    await page.getByRole("link", { name: "Leadership", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Leadership" }).waitFor();
    expect(await hydrated(page)).toBe(0);
  });

  it("fetches no React while data is to be saved", async () => {
    const page = await visit("about:blank");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    expect(asked.filter((url) => REACT.test(url))).toEqual([]);
  });

  it("is not disturbed by a field that has the focus from the start", async () => {
    const page = await visit("/search");
    await page.getByRole("main").getByPlaceholder("Type to search").and(page.locator(":focus")).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await hydrated(page)).toBe(0);
  });
});

describe("an island is hydrated by the first sign that somebody wants it", () => {
  it.each([
    ["the pointer over it", (page: Page) => email(page).hover()],
    ["the focus in it", (page: Page) => email(page).press("a")],
    [
      "the pointer over what opens it",
      (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" }).hover(),
    ],
  ])("%s", async (_, want) => {
    const page = await visit("/terms");
    expect(await hydrated(page)).toBe(0);
    await want(page);
    await expect.poll(() => hydrated(page)).toBe(1);
  });

  it("a touch", async () => {
    const page = await visit("/terms", { hasTouch: true, viewport: { width: 390, height: 844 } });
    await email(page).tap();
    await expect.poll(() => hydrated(page)).toBe(1);
  });
});

describe("what was done before React ran is done once it does:", () => {
  it("an address that was typed and sent", async () => {
    const page = await visit("about:blank");
    const release = await hold(page, REACT);
    const sent: (string | null)[] = [];
    await page.route("**/api/newsletterPost", (route) => {
      sent.push(route.request().postData());
      return route.fulfill({ json: {} });
    });
    await page.goto(`${origin}/terms`, { waitUntil: "domcontentloaded" });
    await email(page).fill("reader@larkfield.example");
    await email(page).press("Enter");
    await page.getByRole("contentinfo").locator('form[aria-busy="true"]').waitFor();
    expect(sent).toEqual([]);
    release();
    await page.getByText("Thankyou for signing up", { exact: true }).waitFor();
    expect(sent).toEqual(['"reader@larkfield.example"']);
  });

  it("a search in the panel, which opens at once, and a press of its tab", async () => {
    const page = await visit("about:blank");
    const release = await hold(page, REACT);
    await page.goto(`${origin}/terms`, { waitUntil: "domcontentloaded" });
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const panel = page.getByRole("dialog", { name: "Search" });
    const field = panel.getByPlaceholder("Type to search");
    await field.and(page.locator(":focus")).waitFor();
    await field.fill("report");
    await field.press("Enter");
    await panel.getByRole("tab", { name: "PDF" }).click();
    release();
    await panel.locator('a[href$=".pdf"]').first().waitFor();
    expect(await panel.getByText("Results for 'report'").count()).toBe(1);
  });

  it("a search on the search page", async () => {
    const page = await visit("about:blank");
    const release = await hold(page, REACT);
    await page.goto(`${origin}/search`, { waitUntil: "domcontentloaded" });
    const field = page.getByRole("main").getByPlaceholder("Type to search");
    await field.fill("dividend");
    await field.press("Enter");
    release();
    await page.getByText("Results for 'dividend'").waitFor();
    expect(page.url()).toBe(`${origin}/search?s=dividend&t=page`);
  });
});

describe("where React does not come, the browser itself", () => {
  it.each([["sends the newsletter's form", "/company"]])("%s", async (_, path) => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank");
    await page.route(REACT, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(origin + path);
    await email(page).fill("reader@larkfield.example");
    await email(page).press("Enter");
    await page.waitForURL(`${origin}/api/newsletterPost`);
    await page.getByText("Thankyou for signing up").first().waitFor();
  });

  it("shows the results of a search", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank");
    await page.route(REACT, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${origin}/search`);
    await page.getByRole("main").getByPlaceholder("Type to search").fill("dividend");
    await page.keyboard.press("Enter");
    await page.getByText("Results for 'dividend'").waitFor();
  });
});
