import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { expectComplaints } from "./complaints.ts";
import { changeSettings, pauseClock, untilIdle, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { LIGHT_PAGE, visit } from "./windows.ts";

const CONTAINER = "GTM-SAMPLE";

const measured = (settings: DocumentSettings): DocumentSettings => ({ ...settings, tagManagerId: CONTAINER });

/** Opens a page with changed settings; records requests to other origins, and responds with an empty body. */
async function open(
  path: string,
  change: (settings: DocumentSettings) => DocumentSettings,
  inject?: (html: string) => string,
) {
  const page = await visit();
  const externalRequests: Request[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      externalRequests.push(route.request());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  await changeSettings(page, change, inject);
  await page.goto(origin + path);
  await untilLive(page);
  return { page, externalRequests };
}

/** Entries of the data layer with an event name, without functions. */
async function eventsOf(page: Page, event: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = await page.evaluate(() =>
    JSON.parse(JSON.stringify("dataLayer" in window ? window.dataLayer : [])),
  );
  return all.filter((entry) => entry.event === event);
}

describe("analytics", () => {
  it("load nothing without a container id", async () => {
    const { page, externalRequests } = await open("/company", (settings) => settings);
    await untilIdle(page);
    expect(externalRequests).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  });

  it("load no other script from the tag manager's host", async () => {
    expectComplaints(/Content Security Policy/);
    const foreign = "https://www.googletagmanager.com/gtm.js?id=GTM-OTHERS";
    const { page, externalRequests } = await open("/company", measured, (html) =>
      html.replace("<body>", `<body><script src="${foreign}"></script>`),
    );
    await expect.poll(() => eventsOf(page, "gtm.js")).toHaveLength(1);
    await expect
      .poll(() => externalRequests.map((request) => request.url()))
      .toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
  });

  it("record a page view with address and title at each navigation, and a link to another site in a new tab", async () => {
    const { page } = await open("/company", measured);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await page.goBack();
    await expect
      .poll(async () => (await eventsOf(page, "page_view")).map((view) => view.page_path))
      .toEqual(["/company", "/terms", "/company"]);
    const [, terms] = await eventsOf(page, "page_view");
    expect(terms?.page_title).toMatch(/^Terms/);
    expect(terms?.page_location).toBe(`${origin}/terms`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Follow us on LinkedIn" }).click();
    const out = await eventsOf(page, "outbound_link");
    expect(out.map((entry) => entry.link_url)).toEqual([
      "https://www.linkedin.com/company/larkfield-group-sample",
    ]);
  });

  it("delay a link to another site by at most 250 ms", async () => {
    const page = await visit(LIGHT_PAGE, { hasClock: true });
    await pauseClock(page);
    await page.route(
      (url) => url.origin !== origin,
      (route) =>
        route.request().resourceType() === "document"
          ? route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" })
          : route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await changeSettings(page, measured);
    await page.goto(`${origin}/company`);
    await untilLive(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "https://x.example/";
      link.textContent = "Out";
      // By script: the CSP blocks style attributes.
      Object.assign(link.style, { position: "fixed", zIndex: "9", top: "0", left: "0" });
      document.querySelector("main")?.prepend(link);
    });
    await page.getByText("Out", { exact: true }).click();
    expect(await eventsOf(page, "outbound_link")).toHaveLength(1);
    await page.clock.runFor(249);
    expect(page.url()).toBe(`${origin}/company`);
    await page.clock.runFor(1);
    await page.waitForURL("https://x.example/");
  });
});
