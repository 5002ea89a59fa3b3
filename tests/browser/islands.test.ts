import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints, look, origin, visit } from "./site.ts";

const REACT = /\/assets\/hydrate-[^/]*\.js$/;

/** Blocks requests until the returned function is called. */
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

describe("a visitor who only reads", () => {
  it("loads one script, and preloads React without executing it", async () => {
    const page = await visit("about:blank");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/") && request.url().endsWith(".js")) scripts.push(request.url());
    });
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    // The preload waits until the browser is idle.
    await expect.poll(() => new Set(scripts).size).toBe(2);
    await page.mouse.wheel(0, 1_000);
    await page.getByRole("navigation", { name: "Main" }).getByText("Company", { exact: true }).click();
    await page.getByRole("link", { name: "Leadership", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Leadership" }).waitFor();
    expect(await hydrated(page)).toBe(0);
    expect(new Set(scripts).size).toBe(2);
  });

  it("does not preload React with the data saver", async () => {
    const page = await visit("about:blank");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    expect(requested.filter((url) => REACT.test(url))).toEqual([]);
  });

  it("causes no hydration by an autofocus field", async () => {
    const page = await look("/search");
    await page.getByRole("main").getByPlaceholder("Type to search").and(page.locator(":focus")).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await hydrated(page)).toBe(0);
  });
});

describe("an island is hydrated at the first sign of intent", () => {
  it.each([
    ["hover", (page: Page) => email(page).hover()],
    ["input", (page: Page) => email(page).press("a")],
    [
      "hover over the button that opens it",
      (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" }).hover(),
    ],
  ])("%s", async (_, interact) => {
    const page = await look("/terms");
    expect(await hydrated(page)).toBe(0);
    await interact(page);
    await expect.poll(() => hydrated(page)).toBe(1);
  });

  it("touch", async () => {
    const page = await look("/terms", { hasTouch: true, viewport: { width: 390, height: 844 } });
    await email(page).tap();
    await expect.poll(() => hydrated(page)).toBe(1);
  });
});

describe("interactions before hydration are replayed:", () => {
  it("a typed and submitted address, once", async () => {
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
    await email(page).press("Enter");
    expect(sent).toEqual([]);
    release();
    await page.getByText("Thankyou for signing up", { exact: true }).waitFor();
    expect(sent).toEqual(['"reader@larkfield.example"']);
  });

  it("a search in the panel, which opens immediately, and a click on its tab", async () => {
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

describe("if React cannot be loaded, the browser", () => {
  it.each([["submits the newsletter form", "/company"]])("%s", async (_, path) => {
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
