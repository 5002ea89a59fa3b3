import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import type { DocumentSettings } from "../../../src/adapters/http/contract/initial-state.ts";
import { expectComplaints } from "../complaints.ts";
import { changeSettings } from "../documents.ts";
import { origin } from "../site.ts";
import { LIGHT_PAGE, runFirst, visit } from "../windows.ts";

const TRACKER = "https://tracker.example/sidebar.js";
const TAG_MANAGER = "https://www.googletagmanager.com";

const LOADER = "https://static.cdn.prismic.io/prismic.js";
const TOOLBAR = "https://prismic.io/prismic-toolbar/4.1.2/toolbar.js";
const SHARED_IMAGE = "https://html2canvas.hertzen.com/dist/html2canvas.min.js";
const REPOSITORY = "https://larkfield.prismic.io";

/** Simulated third-party scripts, which load more scripts and send requests. */
const TOOLS: Readonly<Record<string, string>> = {
  [`${TAG_MANAGER}/gtm.js`]: `
    document.head.append(Object.assign(document.createElement("script"), { src: "${TAG_MANAGER}/gtag/js?id=G-1" }));
    fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });
    new Image().src = "https://www.google-analytics.com/collect";`,
  [TRACKER]: `
    fetch("https://tracker.example/report", { method: "POST", mode: "no-cors" });
    document.body.append(Object.assign(document.createElement("iframe"), { src: "https://tracker.example/frame" }));`,
  [LOADER]: `document.body.append(Object.assign(document.createElement("script"), { src: "${TOOLBAR}" }));`,
  // Like the provider's toolbar 4.1.2: adds styles, a hidden frame of the repository, and a script for screenshots.
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

/** Pages for the tests of third-party scripts, which behave the same on every page. */
const THIRD_PARTY_PAGES = ["/", "/contact"];

type Change = (settings: DocumentSettings) => DocumentSettings;
const measured: Change = (settings) => ({ ...settings, tagManagerId: "GTM-SAMPLE" });
const tracked: Change = (settings) => ({ ...settings, tracker: TRACKER });
const hosts = ["larkfield.prismic.io"];
const edited: Change = (settings) => ({
  ...settings,
  toolbar: { src: "/sandbox/toolbar.js?new=true&repo=larkfield", hosts },
});
const editedAtProvider: Change = (settings) => ({
  ...settings,
  toolbar: { src: `${LOADER}?new=true&repo=larkfield`, hosts },
});

const all: Change = (settings) => edited(tracked(measured(settings)));
/** What the tag manager and the tracker request last. */
const COLLECTED = "region1.google-analytics.com";
const FRAMED = "https://tracker.example/frame";
const LAST_REQUESTS = [COLLECTED, FRAMED];

const sites: readonly (readonly [name: string, change: Change, requested: readonly string[]])[] = [
  ["with the sandbox's toolbar", edited, []],
  ["with the tag manager", measured, [COLLECTED]],
  ["with the testers' tracker", tracked, [FRAMED]],
  ["with all of them", all, LAST_REQUESTS],
];

/** Opens a page with changed settings, and records violations of the CSP and requests to other origins. */
async function openWithPolicyReport(change: Change) {
  const page = await visit(LIGHT_PAGE);
  const violations: string[] = [];
  const externalUrls: string[] = [];
  const report = await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  onTestFinished(() => report.dispose());
  await runFirst(page, () => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const text = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
      if ("reportViolation" in window && typeof window.reportViolation === "function")
        window.reportViolation(text);
    });
  });
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = route.request().url();
      externalUrls.push(url);
      const [address = ""] = url.split("?", 1);
      const contentType = /frame(\.html)?$/.test(address) ? "text/html" : "text/javascript";
      return route.fulfill({ contentType, body: TOOLS[address] ?? "" });
    },
  );
  await changeSettings(page, change);
  return { page, violations, externalUrls };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: "networkidle" });
}

// With the default settings, any other test fails for a violation, which is an error in the console.
it.each(sites)(
  "the CSP of documents blocks nothing that any page needs, on a site %s",
  async (_name, change, wanted) => {
    const { page, violations, externalUrls } = await openWithPolicyReport(change);
    const requested = () => LAST_REQUESTS.filter((part) => externalUrls.some((url) => url.includes(part)));
    for (const path of THIRD_PARTY_PAGES) {
      externalUrls.length = 0;
      await open(page, path);
      // The tools are loaded when the browser is idle, which may be later than when the network is.
      await expect.poll(requested).toEqual(wanted);
    }
    expect(violations).toEqual([]);
  },
  120_000,
);

it("the provider's own toolbar works completely on an editor's page", async () => {
  const { page, violations, externalUrls } = await openWithPolicyReport(editedAtProvider);
  await open(page, "/company");
  const frame = `${REPOSITORY}/prismic-toolbar/4.1.2/iframe.html`;
  await expect.poll(() => externalUrls).toEqual(expect.arrayContaining([TOOLBAR, SHARED_IMAGE, frame]));
  const bar = page.locator(".provider-toolbar");
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  expect(await bar.evaluate((element) => getComputedStyle(element).order)).toBe("7");
  expect(violations).toEqual([]);
});

it("the CSP of documents blocks injected scripts and styles, and everything that they would load", async () => {
  expectComplaints(/Content Security Policy/);
  const { page, violations, externalUrls } = await openWithPolicyReport((settings) => settings);
  await open(page, "/company");
  await page.evaluate((loader) => {
    document.body.append(
      Object.assign(document.createElement("script"), { textContent: "window.harmed = true" }),
      // The provider's toolbar, which only editors' pages allow.
      Object.assign(document.createElement("script"), { src: loader }),
      Object.assign(document.createElement("iframe"), { src: "https://evil.example/" }),
    );
    document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.harmed = true">');
    document.body.insertAdjacentHTML("beforeend", '<p style="position: fixed">over all</p>');
  }, LOADER);
  await expect
    .poll(() => violations.map((text) => text.split(" ")[1]))
    .toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr", "frame-src", "style-src-attr"]));
  expect(externalUrls).toEqual([]);
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
});
