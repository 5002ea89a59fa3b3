import { afterEach, describe, expect, it } from "vitest";
import { origin, visitOwnSite } from "../site.ts";
import { startJourneys, untilLive, untilPage } from "./journeys.ts";

visitOwnSite();
const { arrive } = startJourneys();

const EDITOR = "/sandbox/editor/api";

/** Calls the editor's API of the sandbox. */
async function editor(method: string, path: string, body?: object) {
  const response = await fetch(origin + EDITOR + path, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  return response.status === 204 ? undefined : response.json();
}

afterEach(() => editor("DELETE", "/drafts/page_terms"));

describe("an editor", () => {
  it("previews a draft, updates it, and leaves the preview", async () => {
    const save = async (title: string) => {
      const { data } = await editor("GET", "/documents/page_terms");
      await editor("PUT", "/documents/page_terms", { data: { ...data, title } });
    };
    await save("Terms, first draft");
    const { url } = await editor("POST", "/previews", { documentId: "page_terms" });
    const { pathname, search } = new URL(url, origin);
    const visitor = await arrive("/terms");
    await untilPage(visitor, "Terms of use");
    await visitor.go(pathname + search);
    await untilPage(visitor, "Terms, first draft");
    await untilLive(visitor);
    await save("Terms, second draft");
    await visitor.press({ role: "button", name: "Update" });
    await untilPage(visitor, "Terms, second draft");
    await visitor.press({ role: "button", name: "Exit" });
    await untilPage(visitor, "Terms of use");
    expect(await visitor.evaluate(() => document.cookie)).not.toContain("io.prismic.preview");
  });
});
