import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { look, origin, visit } from "./site.ts";

describe("links of the content", () => {
  it("are resolved by the server: the client requests nothing", async () => {
    const page = await visit("about:blank");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${origin}/investors`, { waitUntil: "networkidle" });
    await untilLive(page);
    expect(requests.filter((url) => /\/api\/create(?:Page|Pdf)Link$/.test(url))).toEqual([]);
  });

  it("to the web and to PDF documents open in a new tab", async () => {
    const page = await look("/investors");
    const documents = page.getByRole("main").locator('a[href$=".pdf"]');
    expect(await documents.count()).toBeGreaterThan(0);
    for (const document of await documents.all()) {
      expect(await document.getAttribute("target")).toBe("_blank");
      expect(await document.getAttribute("rel")).toBe("noopener");
    }
  });
});

/** Addresses of the documents that a page requests from now on. */
function watchPages(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "fetch" && !pathname.startsWith("/api/")) requests.push(pathname + search);
  });
  return requests;
}

describe("pages are prefetched", () => {
  it("200 px before the link is in view", async () => {
    const page = await visit("about:blank");
    const requests = watchPages(page);
    await page.goto(`${origin}/privacy-policy`, { waitUntil: "networkidle" });
    await untilLive(page);
    const supplier = page.getByRole("contentinfo").getByRole("link", { name: "Supplier Engagement" });
    // Fixed below the viewport, so that no other element affects its position.
    const place = (top: string) =>
      supplier.evaluate(async (element, value) => {
        Object.assign(element.style, { position: "fixed", left: "0", top: value });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, top);
    await place("calc(100vh + 205px)");
    expect(requests).not.toContain("/company/supplier-engagement");
    await place("calc(100vh + 195px)");
    await expect.poll(() => requests).toContain("/company/supplier-engagement");
  });

  it("on hover for the logo and the breadcrumb", async () => {
    const page = await visit("about:blank");
    const requests = watchPages(page);
    await page.goto(`${origin}/company/leadership`, { waitUntil: "networkidle" });
    await untilLive(page);
    const supplier = page.getByRole("contentinfo").getByRole("link", { name: "Supplier Engagement" });
    await supplier.scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toContain("/company/supplier-engagement");
    expect(requests).not.toContain("/company");
    expect(requests).not.toContain("/");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Our Company" })
      .hover();
    await expect.poll(() => requests).toContain("/company");
  });

  it("on hover for filters of the current list", async () => {
    const page = await visit("about:blank");
    const requests = watchPages(page);
    await page.goto(`${origin}/news`, { waitUntil: "networkidle" });
    await untilLive(page);
    const years = page.getByRole("navigation", { name: "Year" });
    expect(requests).not.toContain("/news?year=2025");
    await years.getByRole("link", { name: "2025" }).hover();
    await expect.poll(() => requests).toContain("/news?year=2025");
  });
});
