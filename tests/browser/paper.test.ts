import { describe, expect, it } from "vitest";
import { read } from "./windows.ts";

/** Size of A4 without margins, in pixels. */
const SHEET = { width: 672, height: 980 };

async function onPaper(path: string) {
  const page = await read(path, { viewport: SHEET });
  await page.emulateMedia({ media: "print" });
  return page;
}

describe("a printed page", () => {
  it.each([
    "/investors",
    "/investors/dividends",
    "/investors/share-buy-backs",
    "/investors/shares-and-debt",
    "/agm-2026",
  ])("has tables that fit the sheet: %s", async (path) => {
    const page = await onPaper(path);
    const ends = await page
      .getByRole("table")
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(SHEET.width);
    const { scrolls } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(scrolls).toBe(false);
  });

  it("has images beside each other that do not cover each other", async () => {
    const page = await onPaper("/contact");
    const maps = await page
      .getByRole("main")
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    expect(maps.length).toBeGreaterThan(1);
    for (const [index, { right }] of maps.entries())
      expect(right).toBeLessThanOrEqual(maps[index + 1]?.left ?? SHEET.width);
  });

  it("omits navigation, share links and decorative images", async () => {
    const article = await onPaper("/news/fy26-results");
    expect(await article.getByRole("region", { name: "Share this article" }).count()).toBe(0);
    expect(await article.getByRole("link", { name: "All news" }).count()).toBe(0);
    const investors = await onPaper("/investors");
    const hero = investors.getByRole("heading", { level: 1 }).locator("xpath=ancestor::section");
    expect(await hero.getByRole("img").count()).toBe(0);
    expect(await investors.getByRole("main").getByRole("img").count()).toBeGreaterThan(0);
  });

  it("has figures in two columns below the first, without links to other periods and to files", async () => {
    const page = await onPaper("/results/fy25");
    const figures = page.getByRole("region", { name: "FY25 in figures" });
    const [, second, third] = await figures
      .getByRole("term")
      .evaluateAll((terms) =>
        terms.map((term) => term.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
      );
    expect(third?.top).toBe(second?.top);
    expect(third?.left).toBeGreaterThan(SHEET.width / 3);
    expect(await page.getByRole("link", { name: /^CSV/ }).count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Results by period" }).count()).toBe(0);
  });

  it.each([
    ["/results/fy26", /^Recording/, "https://webcast.example/larkfield/fy26/recording"],
    ["/results/fy26", /^announcement of/, "http://localhost:3000/news/fy26-results"],
    ["/investors", /^Register/, "https://webcast.example/larkfield/hy27/register"],
    ["/investors", /^All news/, "http://localhost:3000/news"],
    ["/", /^About Furlong/, "http://localhost:3000/company"],
    ["/", /^Careers at/, "http://localhost:3000/careers"],
  ])("%s shows the address of the link %s", async (path, name, address) => {
    const link = (await onPaper(path)).getByRole("main").getByRole("link", { name });
    const { content, position } = await link.evaluate((element) => getComputedStyle(element, "::after"));
    expect({ content, position }).toEqual({ content: `" (${address})"`, position: "static" });
    expect(await link.evaluate((element) => getComputedStyle(element).paddingLeft)).toBe("0px");
  });

  it("has all documents that it counts, whichever page of the list was on the screen", async () => {
    for (const path of ["/investors", "/investors?page=3"]) {
      const page = await onPaper(path);
      const library = page.getByRole("region", { name: "Results and reports" });
      const count = await library.getByText(/^\d+\sdocuments$/).textContent();
      expect(Number.parseInt(count ?? "", 10)).toBe(await library.getByRole("listitem").count());
      expect(
        await library
          .getByText(/^Page \d/)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
    }
  });

  it("says which page of the news it is", async () => {
    const page = await onPaper("/news?page=2");
    expect(await page.getByText(/^Page 2\sof \d$/).isVisible()).toBe(true);
    expect(await page.getByRole("article").count()).toBe(12);
    await page.emulateMedia({ media: null });
    expect(await page.getByText(/^Page 2\sof \d$/).isVisible()).toBe(false);
  });
});
