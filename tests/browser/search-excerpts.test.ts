import { describe, expect, it } from "vitest";
import { look } from "./site.ts";

describe.each([
  ["with JavaScript", {}],
  ["without JavaScript", { javaScriptEnabled: false }],
])("the search results page %s", (_case, options) => {
  it("shows an excerpt of each result with the matches highlighted", async () => {
    const page = await look("/search?s=dividends&t=page", options);
    const results = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
    expect(await results.count()).toBe(5);
    const marked = await results.locator("mark").allTextContents();
    expect(marked.length).toBeGreaterThan(4);
    for (const text of marked) expect(text).toMatch(/^dividends?$/i);
  });

  it("escapes the query", async () => {
    const typed = '"<img src=x onerror=alert(1)>" [[at(document.type,"page")]]';
    const page = await look(`/search?s=${encodeURIComponent(typed)}&t=page`, options);
    expect(await page.getByRole("main").getByText(typed).count()).toBe(1);
    expect(await page.getByRole("main").locator("img").count()).toBe(0);
  });
});
