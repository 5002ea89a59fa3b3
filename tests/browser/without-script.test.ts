import { describe, expect, it } from "vitest";
import { MENU_PAGES } from "./addresses.ts";
import { look, origin } from "./site.ts";

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

describe("without JavaScript", { timeout: 60_000 }, () => {
  it("every page of the menus can be reached from the home page", async () => {
    const page = await look("/", WITHOUT_SCRIPT);
    const menu = page.getByRole("navigation", { name: "Main" });
    const groups = await menu.locator("summary").allInnerTexts();
    expect(groups).toEqual(["Company", "Sustainability", "Careers", "Investors"]);

    const reached: string[] = [];
    for (const group of groups) {
      const entries = menu.locator("details").filter({ has: page.getByText(group, { exact: true }) });
      const names = await entries.getByRole("link", { includeHidden: true }).allTextContents();
      for (const name of names) {
        await page.goto("/");
        await menu.locator("summary", { hasText: group }).click();
        await entries.getByRole("link", { name, exact: true }).click();
        await page.waitForLoadState();
        expect(await page.getByRole("heading", { level: 1 }).count(), `${group}: ${name}`).toBe(1);
        reached.push(new URL(page.url()).pathname);
      }
    }
    expect(reached).toEqual(MENU_PAGES);
  });

  it("every internal link leads to a page", async () => {
    const seen = new Set<string>();
    const toVisit = ["/"];
    for (let path = toVisit.pop(); path !== undefined; path = toVisit.pop()) {
      const response = await fetch(origin + path, { redirect: "manual" });
      expect(response.status, path).toBe(200);
      const html = await response.text();
      for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) {
        const link = href.replaceAll("&amp;", "&");
        if (seen.has(link)) continue;
        seen.add(link);
        if (link.startsWith("/sandbox/")) {
          const file = await fetch(origin + link, { method: "HEAD" });
          expect(file.status, link).toBe(200);
        } else toVisit.push(link);
      }
    }
    expect(seen.size).toBeGreaterThan(80);
  });

  it("the news archive can be paged through by links", async () => {
    const page = await look("/news", WITHOUT_SCRIPT);
    await page.getByRole("main").locator('a[href="/news?page=2"]').first().click();
    await page.waitForURL(/page=2/);
    expect(await page.getByRole("main").locator('a[href^="/news/"]').count()).toBeGreaterThan(0);
  });
});
