import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { breakpoints } from "../../client/styles/media.ts";
import { read, visit } from "./windows.ts";

const { wide, tablet } = breakpoints;

/** Height of a line of small text, in pixels. */
const LINE = 21;

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** A page that is only read is loaded once for all sizes of the window. */
const sized = (path: string, width: number) => read(path, { viewport: { width, height: 900 } });

it.each([
  ["/results/fy26", 1440],
  ["/results/fy26", 390],
  ["/investors", 1440],
  ["/investors", 390],
])(
  "the figures of %s at %i px stand at one height in a row, also where a name has two lines, and leave no gap beside or below",
  async (path, width) => {
    const page = await sized(path, width);
    const figures = page.locator("dl").first();
    const names = await boxesOf(figures.getByRole("term"));
    const values = await boxesOf(figures.locator("dt + dd"));
    const rows = Map.groupBy(values, (_, index) => names[index]?.top);
    expect(rows.size).toBeLessThan(values.length);
    for (const row of rows.values()) expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    const [list] = await boxesOf(figures);
    for (const row of Map.groupBy(
      await boxesOf(figures.locator(":scope > div")),
      ({ top }) => top,
    ).values()) {
      expect(row[0]?.left).toBe(list?.left);
      expect(row.at(-1)?.right).toBeCloseTo(list?.right ?? 0, 0);
    }
  },
);

it.each([wide, tablet, 390, 320])("labels of charts do not overlap at %d px", async (width) => {
  const page = await sized("/investors", width);
  for (const chart of await page.locator("figure svg").all()) {
    const labels = await boxesOf(chart.locator("text"));
    const touching = labels.filter((one, index) =>
      labels
        .slice(index + 1)
        .some(
          (other) =>
            one.top < other.bottom &&
            other.top < one.bottom &&
            one.left < other.right &&
            other.left < one.right,
        ),
    );
    expect(touching).toEqual([]);
  }
});

it("the bars of periods with long names end within the window, with larger text", async () => {
  const page = await visit("/investors", { viewport: { width: 390, height: 844 }, textSize: 24 });
  const rows = page.locator("figure [role=img] > div > div");
  const ends = await rows.evaluateAll((all) =>
    all
      .map((row) => {
        const [period] = row.children;
        if (period) period.textContent = "Exercice\u00a02021/22";
        return row;
      })
      .flatMap((row) => row.lastElementChild?.getBoundingClientRect().right ?? []),
  );
  expect(ends.length).toBeGreaterThan(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
});

it("charts stand at one height in a row, also where a name has two lines", async () => {
  const page = await visit("/results", { viewport: { width: 1440, height: 900 } });
  const names = page.locator("figcaption b");
  await names.first().evaluate((name) => {
    name.textContent = `${name.textContent} before interest, tax, depreciation and amortisation`;
  });
  const heights = (await boxesOf(names)).map(({ top, bottom }) => Math.round(bottom - top));
  expect(new Set(heights).size).toBe(2);
  const charts = await boxesOf(page.locator("figure [role=img]"));
  expect(new Set(charts.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
});

it.each([390, 360])(
  "on a phone, a table of five years shows three of them whole, at %d px",
  async (width) => {
    const page = await sized("/investors", width);
    const [table] = await boxesOf(page.getByRole("region", { name: "Table Five-year summary: amounts" }));
    const amounts = await page
      .getByRole("row", { name: /^Revenue/ })
      .getByRole("cell")
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const { left, right } = text.getBoundingClientRect();
          return { left, right };
        }),
      );
    expect(amounts[2]?.right).toBeLessThanOrEqual(table?.right ?? 0);
    for (const [index, { left }] of amounts.slice(1).entries())
      expect(left - (amounts[index]?.right ?? 0)).toBeGreaterThanOrEqual(16);
  },
);

describe("on a phone", () => {
  it("the lines about a document follow each other, beside any cover", async () => {
    const page = await sized("/results/fy26", 390);
    const entries = page.getByRole("region", { name: "Documents" }).getByRole("listitem");
    for (const entry of await entries.all()) {
      const facts = await boxesOf(entry.locator("p:has(time) > *"));
      for (const [index, fact] of facts.entries())
        expect(fact.top - (facts[index - 1]?.top ?? fact.top)).toBeLessThanOrEqual(LINE);
    }
  });

  it("a table keeps its row headers in view when it is scrolled", async () => {
    const page = await visit("/investors", { viewport: { width: 390, height: 844 } });
    const table = page.getByRole("region", { name: "Table Five-year summary: amounts" });
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect(await table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const [name] = await boxesOf(table.getByRole("rowheader", { name: /^Revenue/ }));
    expect(name?.left).toBeGreaterThanOrEqual(0);
  });
});

it("news beside a large one have no gaps between them", async () => {
  const page = await read("/results");
  const entries = page.getByRole("region", { name: "Announcements" }).getByRole("listitem");
  expect(await entries.count()).toBe(2);
  for (const entry of await entries.all()) {
    const { room, height } = await entry.evaluate((item) => ({
      room: item.clientHeight,
      height: item.firstElementChild?.clientHeight ?? 0,
    }));
    expect(room - height).toBeLessThan(64);
  }
});

it.each([1440, 390])("every list of a site map is under its heading, at %i px", async (width) => {
  const page = await sized("/site-map", width);
  const outside = await page.locator("main section > div > div > ul > li").evaluateAll((parts) =>
    parts.map((part) => {
      const heading = part.querySelector("h2, h3")?.getBoundingClientRect() ?? new DOMRect();
      return [...part.querySelectorAll("a")].flatMap((link) => {
        const { left, right, bottom } = link.getBoundingClientRect();
        const isUnder = left >= heading.left && right <= heading.right && bottom > heading.top;
        return isUnder ? [] : link.textContent;
      });
    }),
  );
  expect(outside.length).toBeGreaterThan(10);
  expect(outside.flat()).toEqual([]);
});

it("links to the results of all periods have one form", async () => {
  const forms: unknown[] = [];
  for (const path of ["/results", "/results/fy26", "/investors"]) {
    const page = await read(path);
    const links = page.getByRole("navigation", { name: "Results by period" });
    const [{ left, bottom, top } = { left: 0, bottom: 0, top: 0 }] = await boxesOf(links);
    const [first] = await boxesOf(links.getByRole("link").first());
    forms.push([left, bottom - top, first?.left]);
  }
  expect(forms).toEqual([forms[0], forms[0], forms[0]]);
});

it("many values of a filter open within the window, with large text", async () => {
  const page = await visit("/investors/announcements", {
    viewport: { width: 390, height: 844 },
    textSize: 24,
  });
  await page.locator("main details > summary").first().click();
  const values = page.locator("main details[open] a");
  await expect.poll(() => values.count()).toBeGreaterThan(5);
  for (const { right } of await boxesOf(values)) expect(right).toBeLessThanOrEqual(390);
});

it("no line of the pages above begins with the stroke between two of them, with larger text", async () => {
  const page = await visit("/results/fy26", { viewport: { width: 390, height: 844 }, textSize: 24 });
  const levels = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await levels.last().evaluate((level) => {
    const title = level.firstElementChild?.lastChild;
    if (title) title.textContent = "Ergebnisse und Berichte";
  });
  const [first, last] = await boxesOf(levels);
  const [link] = await boxesOf(levels.last().getByRole("link"));
  expect(last?.top).toBeGreaterThan(first?.top ?? Number.NaN);
  expect(link?.left).toBe(last?.left);
  expect(last?.left).toBe(first?.left);
});

it.each([
  [1920, "CSV file of Ratings and debt"],
  [900, "Table Bonds and loans"],
])("at %i px, the keyboard goes from the link before the table of bonds to %s", async (width, next) => {
  const page = await visit("/investors/shares-and-debt", { viewport: { width, height: 900 } });
  await page.getByRole("table", { name: "Ratings" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  const focused = page.locator("*:focus");
  expect(await focused.ariaSnapshot()).toContain(next);
});
