import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { expectComplaints, look, origin, respondTo, visit } from "./site.ts";

/** Follows a link of the main menu. */
async function followMenu(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText(group, { exact: true }).click();
  await menu.getByRole("link", { name, exact: true }).click();
}

async function headingIs(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

describe("client-side navigation", () => {
  it("back and forward restore pages without a request", async () => {
    const page = await look("/company");
    const first = await page.getByRole("heading", { level: 1 }).innerText();
    await followMenu(page, "Company", "Leadership");
    await headingIs(page, "Leadership");
    // Requests (also prefetches) would never get a response.
    await page.route(/\/company(\/leadership)?$/, () => undefined);
    await page.goBack();
    await headingIs(page, first);
    await page.goForward();
    await headingIs(page, "Leadership");
  });

  it.each(["/company", "/company/leadership", "/news", "/news/fy26-results", "/investors", "/contact"])(
    "%s has the same content and head as its document",
    async (path) => {
      const page = await look("/terms");
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>("footer a[href='/assistance']");
        link?.setAttribute("href", href);
        link?.focus();
      }, path);
      await page.keyboard.press("Enter");
      await page.locator("h1:focus").waitFor();
      const [here, sent] = await page.evaluate(async () => {
        const document_ = new DOMParser().parseFromString(
          await (await fetch(location.href)).text(),
          "text/html",
        );
        const partsOf = (from: Document) => ({
          head: [...from.head.querySelectorAll("title, meta, link[rel=canonical], script[type$='ld+json']")]
            .map(({ outerHTML }) => outerHTML)
            .toSorted(),
          current: [...from.querySelectorAll(":is(header, footer) [aria-current]")].map(
            ({ textContent }) => textContent,
          ),
          content: from.querySelector("main")?.innerHTML.replace(' tabindex="-1"', ""),
        });
        return [partsOf(document), partsOf(document_)];
      });
      expect(here.head).toEqual(sent.head);
      expect(here.content).toBe(sent.content);
      // The document has one more menu, for visitors without JavaScript.
      expect(new Set(here.current)).toEqual(new Set(sent.current));
    },
  );

  it("a page that is unavailable has a link to retry", async () => {
    expectComplaints(/503/);
    const page = await look("/company");
    const failure = (await (await fetch(`${origin}/nope`)).text()).replace(
      /(<h1[^>]*>).*?(<\/h1>)/,
      '$1Not just now$2<a href="/terms" target="_self">Try this page again</a>',
    );
    const recover = await respondTo(page, "**/terms", {
      status: 503,
      contentType: "text/html; charset=utf-8",
      body: failure,
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await headingIs(page, "Not just now");
    expect(page.url()).toBe(`${origin}/terms`);
    recover();
    await page.getByRole("link", { name: "Try this page again" }).click();
    await headingIs(page, "Terms");
  });

  it("an unknown address suggests similar ones, and searches for its words", async () => {
    expectComplaints(/404/);
    const page = await look("/company/leadershp");
    const suggested = page.getByRole("navigation", { name: "Did you mean" }).getByRole("link");
    expect(await suggested.first().getAttribute("href")).toBe("/company/leadership");
    const field = page.getByRole("main").getByPlaceholder("Type to search");
    expect(await field.inputValue()).toBe("company leadershp");
    await field.press("Enter");
    await page.getByText("Showing results for “company leadership”").waitFor();
    await page.goBack();
    await suggested.first().click();
    await headingIs(page, "Leadership");
  });

  it("a link to a former address follows the redirect, and keeps the hash", async () => {
    const page = await look("/terms");
    await untilLive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).first();
    await link.evaluate((element) => element.setAttribute("href", "/leadership#part-directors"));
    await link.press("Enter");
    await headingIs(page, "Leadership");
    expect(page.url()).toBe(`${origin}/company/leadership#part-directors`);
  });
});

/**
 * Reasons in the page itself why the browser cannot store it in the back/forward cache. Reasons that are due to the test
 * browser, which stores no page at all, are ignored.
 */
async function backForwardCacheBlockers(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  const reasons = new Promise<readonly string[]>((resolve) =>
    browser.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.filter(({ type }) => type !== "Circumstantial").map(({ reason }) => reason),
      ),
    ),
  );
  await page.goto(`${origin}/robots.txt`);
  await page.goBack();
  return reasons;
}

describe("the back/forward cache of the browser", () => {
  it.each(["/", "/search?s=report&t=page"])("can store %s", async (path) => {
    const page = await visit("about:blank");
    await page.goto(origin + path, { waitUntil: "networkidle" });
    // Not `untilLive`, which starts to load images: the browser stores no page with a pending request.
    await page.locator("header[data-scroll]").waitFor();
    expect(await backForwardCacheBlockers(page)).toEqual([]);
  });

  it("cannot store a page with an unload listener", async () => {
    const page = await look("/");
    await page.evaluate(() => window.addEventListener("unload", () => undefined));
    expect(await backForwardCacheBlockers(page)).not.toEqual([]);
  });
});
