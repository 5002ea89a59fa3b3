import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints } from "./complaints.ts";
import { changeDocuments, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { devtools, visit } from "./windows.ts";

async function headingIs(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

describe("client-side navigation", () => {
  it.each(["/company", "/news/fy26-results", "/investors"])(
    "%s has the same content and head as its document",
    async (path) => {
      const page = await visit("/terms");
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

  it("an unknown address suggests similar ones, and searches for its words", async () => {
    expectComplaints(/404/);
    const page = await visit("/company/leadershp");
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

  it("a link with an unknown or malformed hash leads to the top of the page", async () => {
    expectComplaints(/is not a decodable element ID/);
    const page = await visit("/terms");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Investor Center" }).first();
    await link.evaluate((element) => element.setAttribute("href", "/investors#100%"));
    await link.press("Enter");
    await page.locator("h1:focus").filter({ hasNotText: "Terms" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/investors");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

it("a page is prefetched 200 px before a link to it is in view", async () => {
  const page = await visit("/privacy-policy", { prefetches: true });
  const path = "/company/supplier-engagement";
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const supplier = page.getByRole("contentinfo").getByRole("link", { name: "Supplier Engagement" });
  // Fixed below the viewport, so that no other element affects its position.
  const place = (top: string) =>
    supplier.evaluate(async (element, value) => {
      Object.assign(element.style, { position: "fixed", left: "0", top: value });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, top);
  await place("calc(100vh + 205px)");
  expect(requests).not.toContain(path);
  await place("calc(100vh + 195px)");
  await expect.poll(() => requests).toContain(path);
});

/** What stands between the comments by which a document excludes its addresses. */
const EXCLUDED = /(<!--email_off-->.*?<!--\/email_off-->)/s;

/** Hides e-mail addresses as a proxy does by default; its script shows them again, in the first document of a visit. */
function hideAddresses(html: string): string {
  const hidden = '<a href="/cdn-cgi/l/email-protection#ab">[email&#160;protected]</a>';
  const parts = html.split(EXCLUDED);
  return parts
    .map((part) => (EXCLUDED.test(part) ? part : part.replace(/<a [^>]*href="mailto:.*?<\/a>/gs, hidden)))
    .join("");
}

it("a proxy that hides e-mail addresses leaves those of a page after a navigation", async () => {
  const page = await visit();
  await changeDocuments(page, hideAddresses);
  await page.goto(`${origin}/company`);
  await untilLive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await headingIs(page, "Terms");
  const address = page.getByRole("main").getByRole("link", { name: "security@larkfield.example" });
  expect(await address.getAttribute("href")).toBe("mailto:security@larkfield.example");
  expect(await page.getByRole("main").innerText()).not.toContain("protected]");
});

/**
 * Reasons in the page itself why the browser cannot store it in the back/forward cache. Reasons that are due to the test
 * browser, which stores no page at all, are ignored.
 */
async function backForwardCacheBlockers(page: Page): Promise<readonly string[]> {
  const browser = await devtools(page);
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
    const page = await visit();
    await page.goto(origin + path, { waitUntil: "networkidle" });
    // Not `untilLive`, which starts to load images: the browser stores no page with a pending request.
    await page.locator("header[data-scroll]").waitFor();
    expect(await backForwardCacheBlockers(page)).toEqual([]);
  });
});
