import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./initial-state.ts";
import { expectComplaints, origin, visit } from "./site.ts";

/** A visitor at the foot of a page with nothing fetched ahead. Its build is gone: files of such names do not come. */
async function readerOf(path: string, missing: RegExp = /^$/): Promise<Page> {
  const page = await visit("about:blank");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  let documents = 0;
  await page.route(missing, (route) =>
    documents === 1 ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  page.on("request", (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto(origin + path);
  await untilLive(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  return page;
}

/** Follows a link of the footer, wherever that leads. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>("footer a[href='/terms']");
    link?.setAttribute("href", href);
    link?.focus();
  }, path);
  await page.keyboard.press("Enter");
}

/** Paths of the documents that the browser loads from here on. */
function watchDocuments(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url().slice(origin.length));
  });
  return loaded;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const CALLS = /\/assets\/calls-/;
const SEARCH = /\/assets\/search-[^/]*\.js/;

describe("where the code of a newer build has taken the place of what the page would fetch", () => {
  it.each([
    ["what shows a page", /\/assets\/page-view-/],
    ["what asks for it", CALLS],
  ])("%s, the browser loads the page, once", async (_, missing) => {
    expectComplaints(/Failed to load resource/);
    const page = await readerOf("/company", missing);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const loaded = watchDocuments(page);
    await follow(page, "/news?year=2025");
    await heading(page, "News").waitFor();
    expect(page.url()).toBe(`${origin}/news?year=2025`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(loaded).toEqual(["/news?year=2025"]);
    await page.goBack();
    await heading(page, title).waitFor();
  });

  it("what shows a search, the browser loads that", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await readerOf("/company", SEARCH);
    const loaded = watchDocuments(page);
    await follow(page, "/search?s=dividend&t=page");
    await page.getByText("Results for 'dividend'").waitFor();
    expect(loaded).toEqual(["/search?s=dividend&t=page"]);
  });

  it("what would send the newsletter's form, the browser sends it itself", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await readerOf("/company", CALLS);
    const loaded = watchDocuments(page);
    await page.getByLabel("E-mail address").fill("reader@larkfield.example");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.getByText("Thankyou for signing up").first().waitFor();
    expect(loaded).toEqual(["/api/newsletterPost"]);
  });

  it("what would search in the panel, the browser loads the page of the results", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await readerOf("/company", CALLS);
    const loaded = watchDocuments(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").getByPlaceholder("Type to search").fill("dividend");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("Results for 'dividend'").waitFor();
    expect(loaded).toEqual(["/search?s=dividend&t=page"]);
  });

  it("what would search on the search page, the browser loads that anew", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await readerOf("/search", CALLS);
    const loaded = watchDocuments(page);
    await page.getByRole("main").getByPlaceholder("Type to search").fill("dividend");
    await page.keyboard.press("Enter");
    await page.getByText("Results for 'dividend'").waitFor();
    expect(loaded).toEqual(["/search?s=dividend&t=page"]);
  });

  it("what takes a page with a form over, the browser loads it anew", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank");
    const loaded = watchDocuments(page);
    await page.route(SEARCH, (route) =>
      loaded.length === 1 ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
    );
    await page.goto(`${origin}/search?s=dividend&t=page`);
    await expect.poll(() => loaded.length).toBe(2);
    await untilLive(page);
    expect(loaded).toEqual(["/search?s=dividend&t=page", "/search?s=dividend&t=page"]);
  });

  it("that, and it does not come then either: the page searches without, and is not loaded again", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank");
    const loaded = watchDocuments(page);
    let asked = 0;
    await page.route(SEARCH, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: "" });
    });
    await page.goto(`${origin}/search?s=dividend&t=page`);
    await expect.poll(() => loaded.length).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(loaded.length).toBe(2);
    expect(asked).toBeGreaterThanOrEqual(2);
    await page.getByRole("main").getByPlaceholder("Type to search").fill("results");
    await page.keyboard.press("Enter");
    await page.getByText("Results for 'results'").waitFor();
  });

  it("what it answers and the page cannot show, the browser loads the page", async () => {
    expectComplaints(/./);
    const page = await readerOf("/company");
    await page.route("**/api/page?**", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, page: { ...answer.page, sections: undefined } } });
    });
    const loaded = watchDocuments(page);
    await follow(page, "/company/leadership");
    await heading(page, "Leadership").waitFor();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(loaded).toEqual(["/company/leadership"]);
  });
});

describe("without a connection", () => {
  it("the page says that the next one cannot be had, and leads there once there is one again", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await readerOf("/company");
    await page.context().setOffline(true);
    await follow(page, "/terms");
    await heading(page, "This page isn’t available just now").waitFor();
    expect(page.url()).toBe(`${origin}/terms`);
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try this page again" }).click();
    await heading(page, "Terms").waitFor();
  });

  it("a page that was fetched ahead is there", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank");
    const answered = page.waitForResponse(`${origin}/api/page?path=%2Fterms`);
    await page.goto(`${origin}/company`, { waitUntil: "networkidle" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).hover();
    await (await answered).finished();
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await heading(page, "Terms").waitFor();
  });
});
