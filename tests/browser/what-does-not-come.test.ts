import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { changeDocuments } from "./documents.ts";
import { expectComplaints, origin, visit } from "./site.ts";

/** Paths of the documents that the browser itself loads from here on. */
function watchLoads(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url().slice(origin.length));
  });
  return loaded;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const terms = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Terms" });

describe("a document that a navigation cannot show is loaded by the browser itself:", () => {
  it("one of another build, once, from its top, and with the part that the link names", async () => {
    const page = await visit("/company");
    await terms(page).evaluate((link) => link.setAttribute("href", "/investors#documents"));
    await changeDocuments(page, (html) => html.replace(/"build":"[^"]*"/, '"build":"newer"'));
    const loaded = watchLoads(page);
    await terms(page).click();
    await page.getByRole("heading", { name: "Results and reports" }).waitFor();
    expect(page.url()).toBe(`${origin}/investors#documents`);
    expect(loaded).toEqual(["/investors"]);
    await page.goBack();
    await heading(page, "One group, four licensed businesses").waitFor();
  });

  it("what is no document of the site", async () => {
    const page = await visit("/company");
    await page.route("**/terms", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Maintenance</h1>" }),
    );
    const loaded = watchLoads(page);
    await terms(page).click();
    await heading(page, "Maintenance").waitFor();
    expect(loaded).toEqual(["/terms"]);
  });

  it("what could not be fetched", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("/company");
    await page.route("**/terms", (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.abort(),
    );
    const loaded = watchLoads(page);
    await terms(page).click();
    await heading(page, "Terms").waitFor();
    expect(loaded).toEqual(["/terms"]);
  });
});

describe("without a connection", () => {
  it("a page that was fetched ahead is there", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("/company");
    const answered = page.waitForResponse(`${origin}/terms`);
    await terms(page).hover();
    await (await answered).finished();
    await page.context().setOffline(true);
    await terms(page).click();
    await heading(page, "Terms").waitFor();
  });
});
