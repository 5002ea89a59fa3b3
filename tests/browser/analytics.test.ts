import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { changeSettings, untilLive } from "./documents.ts";
import { expectComplaints, origin, visit } from "./site.ts";

const CONTAINER = "GTM-SAMPLE";

const measured = (settings: DocumentSettings): DocumentSettings => ({ ...settings, tagManagerId: CONTAINER });

/** A page of a site whose settings are changed so; requests to elsewhere are kept, and answered with nothing. */
async function open(
  path: string,
  change: (settings: DocumentSettings) => DocumentSettings,
  inject?: (html: string) => string,
) {
  const page = await visit("about:blank");
  const elsewhere: Request[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      elsewhere.push(route.request());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  await changeSettings(page, change, inject);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await untilLive(page);
  return { page, elsewhere };
}

/** What the tag manager has been told of a kind, without functions. */
async function told(page: Page, event: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = await page.evaluate(() =>
    JSON.parse(JSON.stringify("dataLayer" in window ? window.dataLayer : [])),
  );
  return all.filter((entry) => entry.event === event);
}

describe("analytics", () => {
  it("load nothing when the content names no container", async () => {
    const { page, elsewhere } = await open("/company", (settings) => settings);
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  });

  it("load the tag manager of the content's container", async () => {
    const { page, elsewhere } = await open("/company", measured);
    await expect
      .poll(() => elsewhere.map((request) => request.url()))
      .toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
    expect(await told(page, "gtm.js")).toHaveLength(1);
  });

  it("let in no other script from where the tag manager comes", async () => {
    expectComplaints(/Content Security Policy/);
    const foreign = "https://www.googletagmanager.com/gtm.js?id=GTM-OTHERS";
    const { page, elsewhere } = await open("/company", measured, (html) =>
      html.replace("</main>", `</main><script src="${foreign}"></script>`),
    );
    await expect.poll(() => told(page, "gtm.js")).toHaveLength(1);
    await expect
      .poll(() => elsewhere.map((request) => request.url()))
      .toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
  });

  it("tell of every page, by address and title, at each change of route", async () => {
    const { page } = await open("/company", measured);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await page.goBack();
    await expect
      .poll(async () => (await told(page, "page_view")).map((view) => view.page_path))
      .toEqual(["/company", "/terms", "/company"]);
    const [, terms] = await told(page, "page_view");
    expect(terms?.page_title).toMatch(/^Terms/);
    expect(terms?.page_location).toBe(`${origin}/terms`);
  });

  it("never tell an e-mail address", async () => {
    const { page } = await open("/search?s=reader%40larkfield.example&t=page", measured);
    expect(await told(page, "page_view")).toEqual([
      {
        event: "page_view",
        page_location: `${origin}/search?s=[redacted]&t=page`,
        page_path: "/search?s=[redacted]&t=page",
        page_title: "Search: [redacted] | Larkfield Group",
      },
    ]);
  });

  it("tell of a link that leads out in a new tab", async () => {
    const { page } = await open("/company", measured);
    await page.getByRole("contentinfo").getByRole("link", { name: "Follow us on LinkedIn" }).click();
    const out = await told(page, "outbound_link");
    expect(out.map((entry) => entry.link_url)).toEqual([
      "https://www.linkedin.com/company/larkfield-group-sample",
    ]);
  });

  it("hold a link that leaves the site for 250 ms at most", async () => {
    const page = await visit("about:blank");
    await page.clock.install({ time: new Date("2026-11-21T10:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-21T10:01:00Z"));
    await page.route(
      (url) => url.origin !== origin,
      (route) =>
        route.request().resourceType() === "document"
          ? route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" })
          : route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await changeSettings(page, measured);
    await page.goto(`${origin}/company`, { waitUntil: "networkidle" });
    await untilLive(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "https://x.example/";
      link.textContent = "Out";
      // By the element: the document's policy lets no style attribute in.
      Object.assign(link.style, { position: "fixed", zIndex: "9", top: "0", left: "0" });
      document.querySelector("main")?.prepend(link);
    });
    await page.getByText("Out", { exact: true }).click();
    expect(await told(page, "outbound_link")).toHaveLength(1);
    await page.clock.runFor(249);
    expect(page.url()).toBe(`${origin}/company`);
    await page.clock.runFor(1);
    await page.waitForURL("https://x.example/");
  });
});

describe("the tracker of a staging site", () => {
  const tracker = "https://tracker.example/sidebar.js";

  it("loads where one is configured", async () => {
    const { elsewhere } = await open("/company", (settings) => ({ ...settings, tracker }));
    await expect.poll(() => elsewhere.map((request) => request.url())).toEqual([tracker]);
  });
});
