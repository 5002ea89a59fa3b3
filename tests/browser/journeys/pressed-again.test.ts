import { describe, expect, it } from "vitest";
import type { Target } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import { origin } from "../site.ts";
import { address, focused, follow, startJourneys, untilPage, untilThere } from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const YEARS: Target = { role: "navigation", name: "Year" };
const ALL_YEARS: Target = { role: "link", name: "All years", within: YEARS };

/** The document at an address with another title. */
async function retitled(path: string, title: string): Promise<string> {
  const page = await (await fetch(origin + path)).text();
  return page.replace(/(<h1[^>]*>).*?(<\/h1>)/s, `$1${title}$2`);
}

const countOf = (path: string) => proxy().requests.filter((requested) => requested === path).length;

describe("a press on a link to the page in view asks the server:", () => {
  it("of the menu", async () => {
    const visitor = await arrive("/news");
    proxy().answer("/news", { status: 200, body: await retitled("/news", "Results today") });
    await visitor.press({ role: "link", name: "News", within: { role: "navigation", name: "Main" } });
    await untilPage(visitor, "Results today");
    expect(await focused(visitor)).toBe("News");
  });

  it("of a list, which keeps the focus", async () => {
    const visitor = await arrive("/news");
    proxy().answer("/news", { status: 200, body: await retitled("/news", "Results today") });
    await visitor.press(ALL_YEARS);
    await untilPage(visitor, "Results today");
    await expect.poll(() => focused(visitor)).toBe("All years");
  });

  it("of a page that failed", async () => {
    expectComplaints(/503/);
    const visitor = await arrive("/company");
    const failure = await (await fetch(`${origin}/nope`)).text();
    proxy().answer("/careers", { status: 503, body: failure });
    await follow(visitor, "/careers");
    await untilPage(visitor, "We can’t find that page");
    proxy().reset();
    await follow(visitor, "/careers");
    await untilPage(visitor, "Work where being right matters");
  });

  it("of a search", async () => {
    const visitor = await arrive("/search?s=dividend&t=page");
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.key("Enter");
    await expect.poll(() => countOf("/api/globalSearch")).toBe(1);
    await untilThere(visitor, { role: "heading", name: "Results for “dividend”" });
    expect(await address(visitor)).toBe("/search?s=dividend&t=page");
  });
});
