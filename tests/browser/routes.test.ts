import { describe, expect, it } from "vitest";
import { ALL_PAGES } from "./addresses.ts";
import { ONE_OF_EACH_KIND } from "./page-kinds.ts";
import { look, origin } from "./site.ts";

describe("every route", () => {
  it.each(ONE_OF_EACH_KIND.filter((path) => path !== "/nope"))(
    "%s has one main heading and a title",
    async (path) => {
      const page = await look(path);
      const heading = page.getByRole("heading", { level: 1 });
      expect(await heading.count()).toBe(1);
      expect(await heading.isVisible()).toBe(true);
      expect(await page.title()).not.toBe("");
      expect(
        await page
          .getByRole("main")
          .getByText(/undefined|\[object/)
          .count(),
      ).toBe(0);
    },
  );

  it("has a unique title", async () => {
    const titles = new Map<string, string>();
    for (const path of ALL_PAGES.filter((known) => !known.startsWith("/search"))) {
      const html = await (await fetch(origin + path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
      expect(titles.get(title), `${path} has a unique title`).toBeUndefined();
      titles.set(title, path);
    }
  });

  it.each(ALL_PAGES.filter((path) => !path.startsWith("/search")))("%s has a description", async (path) => {
    const html = await (await fetch(origin + path)).text();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(description.length).toBeGreaterThan(40);
  });
});

describe("an unknown address", () => {
  it("responds with 404 and a helpful page", async () => {
    expect((await fetch(`${origin}/nope`)).status).toBe(404);
    const page = await look("/nope");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("We can’t find that page");
    expect(await page.title()).toContain("We can’t find that page");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await page.waitForURL(`${origin}/`);
  });

  it.each([
    ["/leadership", "/company/leadership"],
    ["/wrong/leadership", "/company/leadership"],
    ["/privacy", "/privacy-policy"],
  ])("%s redirects to the canonical address %s", async (from, to) => {
    const page = await look(from);
    expect(page.url()).toBe(origin + to);
  });
});
