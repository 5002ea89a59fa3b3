import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { cookieNotice } from "./arrival.ts";
import { untilLive } from "./documents.ts";
import { expectComplaints, look, origin, visit } from "./site.ts";

const REPORT: ContentLink = { linkType: "Document", type: "pdf", uid: "annual-report-fy26" };
const LEADERS: ContentLink = { linkType: "Document", type: "page", uid: "leadership" };

/** HTML of an unresolved link. */
function open(text: string, target: ContentLink): string {
  const json = JSON.stringify(target).replaceAll('"', "&quot;");
  return `<a href="/" data-unresolved="${json}">${text}</a>`;
}

/** Navigates to the terms of use with these links added. */
async function openPageWith(page: Page, ...links: string[]): Promise<void> {
  await page.route("**/terms", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</div></main>", `<p>${links.join(" ")}</p></div></main>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin}/company`);
  await untilLive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
}

/** Intercepts the API calls that resolve links, and records them. */
async function interceptLinkCalls(page: Page, answer: (route: Route) => Promise<void>) {
  const requests: { readonly call: string; readonly body: unknown }[] = [];
  await page.route(/\/api\/create(Page|Pdf)Link$/, (route) => {
    const request = route.request();
    requests.push({ call: new URL(request.url()).pathname, body: request.postDataJSON() });
    return answer(route);
  });
  return requests;
}

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

describe("a link that the server left unresolved", () => {
  it("points at / until it is resolved, then at its address", async () => {
    const page = await visit("about:blank");
    const release = Promise.withResolvers<void>();
    const requests = await interceptLinkCalls(page, async (route) => {
      await release.promise;
      await route.fulfill({ json: { data: "/company/leadership" } });
    });
    await openPageWith(page, open("Our leaders", LEADERS));
    expect(await link(page, "Our leaders").getAttribute("href")).toBe("/");
    release.resolve();
    await page.getByRole("main").locator('a[href="/company/leadership"]').waitFor();
    expect(requests).toEqual([
      { call: "/api/createPageLink", body: { link_type: "Document", type: "page", uid: "leadership" } },
    ]);
  });

  it("is requested once, however often it appears", async () => {
    const page = await visit("about:blank");
    const requests = await interceptLinkCalls(page, (route) =>
      route.fulfill({ json: { data: "/x/report.pdf" } }),
    );
    await openPageWith(
      page,
      open("Report", REPORT),
      open("The report", REPORT),
      open("Report again", REPORT),
    );
    await expect.poll(() => page.getByRole("main").locator('a[href="/x/report.pdf"]').count()).toBe(3);
    expect(requests).toEqual([
      { call: "/api/createPdfLink", body: { link_type: "Document", type: "pdf", uid: "annual-report-fy26" } },
    ]);
  });

  it("opens in a new tab if it is resolved to a PDF document", async () => {
    const page = await visit("about:blank");
    await interceptLinkCalls(page, (route) => route.fulfill({ json: { data: "/x/report.pdf" } }));
    await openPageWith(page, open("Report", REPORT));
    const report = page.getByRole("main").locator('a[href="/x/report.pdf"]');
    await report.waitFor();
    expect([await report.getAttribute("target"), await report.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener",
    ]);
  });

  it("falls back to / when it cannot be resolved, silently", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank");
    const requests = await interceptLinkCalls(page, (route) => route.fulfill({ status: 503, json: {} }));
    await openPageWith(page, open("Our leaders", LEADERS));
    await expect.poll(() => requests.length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await link(page, "Our leaders").getAttribute("href")).toBe("/");
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("links of the content", () => {
  it("are resolved by the server: the client requests nothing", async () => {
    const page = await visit("about:blank");
    const requests = await interceptLinkCalls(page, (route) => route.continue());
    await page.goto(`${origin}/investors`, { waitUntil: "networkidle" });
    await untilLive(page);
    expect(requests).toEqual([]);
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
  it("when a link comes near the viewport, once per address", async () => {
    const page = await visit("about:blank");
    const requests = watchPages(page);
    await page.goto(`${origin}/news/fy26-results`, { waitUntil: "networkidle" });
    await expect.poll(() => requests).not.toEqual([]);
    expect(requests).not.toContain("/privacy-policy");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => requests).toContain("/privacy-policy");
    await page.mouse.wheel(0, -40_000);
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(new Set(requests).size);
    expect(requests).not.toContain("/news/fy26-results");
  });

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

  it("only on hover or focus if the cookie notice has the link", async () => {
    const page = await visit("about:blank", { firstVisit: true });
    const requests = watchPages(page);
    await page.goto(`${origin}/terms`, { waitUntil: "networkidle" });
    await untilLive(page);
    await cookieNotice(page).waitFor();
    const supplier = page.getByRole("contentinfo").getByRole("link", { name: "Supplier Engagement" });
    await supplier.evaluate((element) =>
      Object.assign(element.style, { position: "fixed", left: "0", top: "0" }),
    );
    await expect.poll(() => requests).toContain("/company/supplier-engagement");
    expect(requests).not.toContain("/privacy-policy");
    await cookieNotice(page).getByRole("link").hover();
    await expect.poll(() => requests).toContain("/privacy-policy");
  });

  it("only on hover or focus with the data saver", async () => {
    const page = await visit("about:blank");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const requests = watchPages(page);
    await page.goto(`${origin}/news/fy26-results`, { waitUntil: "networkidle" });
    await untilLive(page);
    expect(requests).toEqual([]);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Terms" }).hover();
    await expect.poll(() => requests).toEqual(["/terms"]);
    await footer.getByRole("link", { name: "Assistance" }).focus();
    await expect.poll(() => requests).toEqual(["/terms", "/assistance"]);
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
