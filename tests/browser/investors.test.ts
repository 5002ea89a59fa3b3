import { describe, expect, it } from "vitest";
import { breakpoints } from "../../client/styles/media.ts";
import { look } from "./site.ts";

const { wide, tablet } = breakpoints;

describe("the investors page", () => {
  it("has a table of contents", async () => {
    const page = await look("/investors");
    const contents = page.getByRole("navigation", { name: "On this page" });
    const names = await contents.getByRole("link").allInnerTexts();
    const headings = await page.locator("main h2").allInnerTexts();
    expect(names).toEqual(headings);

    await contents.getByRole("link", { name: "Financial calendar" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/#part-financial-calendar$/);
    const heading = page.getByRole("heading", { name: "Financial calendar" });
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? -1)
      .toSatisfy((y) => y > 0 && y < 450, "below the header, in the upper half of the window");
  });

  it("is where it was after back and forward over a jump within it", async () => {
    const page = await look("/investors");
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 120));
    await expect.poll(position).toBe(120);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "Financial calendar" }).press("Enter");
    await page.waitForURL(/#part-financial-calendar$/);
    await expect.poll(position).toBeGreaterThan(500);
    const target = await position();
    await page.goBack();
    await expect.poll(position).toBe(120);
    await page.goForward();
    await expect.poll(position).toBe(target);
  });

  it("has charts of the amounts in the table", async () => {
    const page = await look("/investors");
    await page.getByRole("img", { name: /^Revenue, FY22 1,842\.6 to FY26 2,318\.7/ }).waitFor();
    expect(await page.getByRole("figure").getByRole("img").count()).toBe(3);
    const row = page.getByRole("table", { name: "Five-year summary" }).getByRole("row", { name: /^Revenue/ });
    expect(await row.getByRole("cell").allInnerTexts()).toEqual([
      "2,318.7",
      "2,187.3",
      "2,051.9",
      "1,968.4",
      "1,842.6",
    ]);
  });

  it.each([wide, tablet, 390, 320])("has no overlapping labels in charts at %d px", async (width) => {
    const page = await look("/investors", { viewport: { width, height: 900 } });
    const touching = await page.locator("figure svg").evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const labels = [...chart.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
        return labels.filter((one, index) =>
          labels.some(
            (other, place) =>
              place > index &&
              one.top < other.bottom &&
              other.top < one.bottom &&
              one.left < other.right &&
              other.left < one.right,
          ),
        );
      }),
    );
    expect(touching).toEqual([]);
  });

  it("keeps the row headers in view when the table is scrolled on a phone", async () => {
    const page = await look("/investors", { viewport: { width: 390, height: 844 } });
    const table = page.getByRole("region", { name: "Five-year summary: amounts" });
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const name = table.getByRole("rowheader", { name: /^Revenue/ });
    expect(await table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });

  it("lists only the contacts for investors", async () => {
    const page = await look("/investors");
    const contacts = page.getByRole("region", { name: "Investor contacts" });
    expect(await contacts.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Share registry",
      "Investor relations",
      "Media",
    ]);
  });
});
