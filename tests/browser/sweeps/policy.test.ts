import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DocumentSettings } from "../../../src/adapters/http/contract/initial-state.ts";
import { changeSettings, untilLive } from "../documents.ts";
import { closePage, expectComplaints, origin, visit } from "../site.ts";
import { ONE_OF_EACH_KIND, SWEEPS_ALL, SWEPT_PAGES } from "./swept-pages.ts";

const TRACKER = "https://tracker.example/sidebar.js";
const TAG_MANAGER = "https://www.googletagmanager.com";

const LOADER = "https://static.cdn.prismic.io/prismic.js";
const TOOLBAR = "https://prismic.io/prismic-toolbar/4.1.2/toolbar.js";
const SHARED_IMAGE = "https://html2canvas.hertzen.com/dist/html2canvas.min.js";
const REPOSITORY = "https://larkfield.prismic.io";

/** What the tools of others do once they are let in: fetch more of their own, and report to where they come from. */
const TOOLS: Readonly<Record<string, string>> = {
  [`${TAG_MANAGER}/gtm.js`]: `
    document.head.append(Object.assign(document.createElement("script"), { src: "${TAG_MANAGER}/gtag/js?id=G-1" }));
    fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });
    new Image().src = "https://www.google-analytics.com/collect";`,
  [TRACKER]: `
    fetch("https://tracker.example/report", { method: "POST", mode: "no-cors" });
    document.body.append(Object.assign(document.createElement("iframe"), { src: "https://tracker.example/frame" }));`,
  [LOADER]: `document.body.append(Object.assign(document.createElement("script"), { src: "${TOOLBAR}" }));`,
  // As the provider's toolbar 4.1.2 does: styles of its own, a hidden frame of the repository, an image for sharing.
  [TOOLBAR]: `
    const bar = document.createElement("div");
    bar.setAttribute("style", "position: fixed");
    bar.className = "provider-toolbar";
    document.head.append(Object.assign(document.createElement("style"), { textContent: ".provider-toolbar { order: 7 }" }));
    document.body.append(
      bar,
      Object.assign(document.createElement("iframe"), { src: "${REPOSITORY}/prismic-toolbar/4.1.2/iframe.html" }),
      Object.assign(document.createElement("script"), { src: "${SHARED_IMAGE}" }),
    );`,
};

/** Where the tools of others are looked at: they do the same on every page. */
const TOOLED_PAGES = SWEEPS_ALL ? ONE_OF_EACH_KIND : ["/", "/contact"];

type Change = (settings: DocumentSettings) => DocumentSettings;
const asItIs: Change = (settings) => settings;
const measured: Change = (settings) => ({ ...settings, tagManagerId: "GTM-SAMPLE" });
const tracked: Change = (settings) => ({ ...settings, tracker: TRACKER });
const previewed: Change = (settings) => ({
  ...settings,
  preview: true,
  toolbar: { src: `${LOADER}?new=true&repo=larkfield`, hosts: ["larkfield.prismic.io"] },
});
const toolbarless: Change = ({ toolbar: _toolbar, ...settings }) => settings;

const sites: Readonly<Record<string, Change>> = {
  "as it is, with the editors' toolbar": asItIs,
  "without the toolbar": toolbarless,
  "with the tag manager": (settings) => measured(toolbarless(settings)),
  "with the testers' tracker": (settings) => tracked(toolbarless(settings)),
  "with all of them": (settings) => tracked(measured(settings)),
};

/** A visitor of a site that is set up so; answers what its documents' policies have kept out. */
async function watched(change: Change, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit("about:blank", options);
  const violations: string[] = [];
  const elsewhere: string[] = [];
  await page.exposeFunction("tellViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const text = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
      if ("tellViolation" in window && typeof window.tellViolation === "function") window.tellViolation(text);
    });
  });
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = route.request().url();
      elsewhere.push(url);
      const [address = ""] = url.split("?", 1);
      const contentType = /frame(\.html)?$/.test(address) ? "text/html" : "text/javascript";
      return route.fulfill({ contentType, body: TOOLS[address] ?? "" });
    },
  );
  await changeSettings(page, change);
  return { page, violations, elsewhere };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: "networkidle" });
}

describe("the policy of documents keeps out nothing of the site's own", () => {
  it.each(Object.entries(sites))(
    "on any page, on a site %s",
    async (name, change) => {
      const paths = change === asItIs ? [...SWEPT_PAGES, "/styleguide"] : TOOLED_PAGES;
      const visits = await Promise.all(
        paths.map(async (path) => {
          const { page, ...seen } = await watched(change);
          await open(page, path);
          await closePage(page);
          return seen;
        }),
      );
      expect(visits.flatMap(({ violations }) => violations)).toEqual([]);
      const elsewhere = visits.flatMap((seen) => seen.elsewhere);
      const tools = new Set(elsewhere.map((url) => new URL(url).hostname));
      expect(tools.has("region1.google-analytics.com")).toBe(/tag manager|all/.test(name));
      expect(elsewhere.includes("https://tracker.example/frame")).toBe(/tracker|all/.test(name));
    },
    120_000,
  );

  it.each(["/api/docs", "/sandbox/editor", "/sandbox/editor/documents/page_leadership"])(
    "on the page of its own kind %s",
    async (path) => {
      const { page, violations } = await watched(asItIs);
      await open(page, path);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      expect(violations).toEqual([]);
    },
  );

  it("with the menu, the search and its results, and the newsletter's form in use", async () => {
    const { page, violations } = await watched((settings) => tracked(measured(settings)));
    await open(page, "/company");
    await untilLive(page);
    await page.getByRole("navigation", { name: "Main" }).locator("summary").first().click();
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("dialog").getByPlaceholder("Type to search");
    await field.fill("dividend");
    await field.press("Enter");
    await page.getByRole("dialog").getByText("Results for").waitFor();
    await page.keyboard.press("Escape");
    await page.getByLabel("E-mail address").fill("reader@larkfield.example");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.getByText("Thankyou for signing up", { exact: true }).waitFor();
    expect(violations).toEqual([]);
  });

  it("with the mobile menu open, and all notices", async () => {
    const { page, violations } = await watched((settings) => tracked(measured(settings)), {
      firstVisit: true,
      viewport: { width: 390, height: 844 },
    });
    await page.clock.install();
    await open(page, "/company");
    await untilLive(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").locator("summary").first().click();
    await page.keyboard.press("Escape");
    await page.clock.fastForward(9_000);
    await page.getByRole("dialog", { name: "Announcement" }).waitFor();
    await page.getByRole("region", { name: "Cookies" }).waitFor();
    expect(violations).toEqual([]);
  });
});

describe("the provider's own toolbar", () => {
  it("loads, styles itself, talks to the repository and takes an image on an editor's page", async () => {
    const { page, violations, elsewhere } = await watched(previewed);
    await open(page, "/company");
    await expect.poll(() => elsewhere).toEqual(expect.arrayContaining([TOOLBAR, SHARED_IMAGE]));
    expect(elsewhere).toContain(`${REPOSITORY}/prismic-toolbar/4.1.2/iframe.html`);
    const bar = page.locator(".provider-toolbar");
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
    expect(await bar.evaluate((element) => getComputedStyle(element).order)).toBe("7");
    expect(violations).toEqual([]);
  });

  it("gets no further than its loader on a visitor's", async () => {
    expectComplaints(/Content Security Policy/);
    const { page, violations, elsewhere } = await watched((settings) => {
      const { preview: _preview, ...visitor } = previewed(settings);
      return visitor;
    });
    await open(page, "/company");
    await expect.poll(() => violations).toHaveLength(1);
    expect(elsewhere).not.toContain(TOOLBAR);
  });
});

describe("the policy of documents keeps out", () => {
  it("scripts and styles that somebody puts into the text of a page, and whatever they would load", async () => {
    expectComplaints(/Content Security Policy/);
    const { page, violations } = await watched(toolbarless);
    await open(page, "/company");
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement("script"), { textContent: "window.harmed = true" }),
        Object.assign(document.createElement("script"), { src: "https://evil.example/x.js" }),
        Object.assign(document.createElement("iframe"), { src: "https://evil.example/" }),
      );
      document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.harmed = true">');
      document.body.insertAdjacentHTML("beforeend", '<p style="position: fixed">over all</p>');
    });
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(5);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
    const kinds = violations.map((text) => text.split(" ")[1]);
    expect(kinds).toEqual(
      expect.arrayContaining(["script-src-elem", "script-src-attr", "frame-src", "style-src-attr"]),
    );
  });
});
