import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { PdfText } from "../../src/adapters/search-index/pdf-text.ts";
import { addStyles } from "./add-styles.ts";
import { read, setTextSize, visit } from "./windows.ts";

const chartsOf = (page: Page) => page.locator("main [role=img]:has(svg)");

/** What is written in a chart, with the place of each text on the screen; nothing that is hidden. */
function textsIn(chart: Locator) {
  return chart.evaluate((element) => {
    const found: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects())
        found.push({ text: text.textContent, left, right, top, bottom });
    }
    return found;
  });
}

/** The numbers of a chart in any of its layouts, each once. */
async function numbersOf(chart: Locator): Promise<ReadonlySet<string>> {
  const written = await chart.evaluate((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text.textContent ?? "");
    return found.join(" ");
  });
  return new Set(written.match(/[\d.,−]*\d/g));
}

/** Specifies that nobody misses a number of the charts of a page. */
export function itsChartsHaveAllNumbers(path: string): void {
  it.each([
    ["on a narrow phone", 320, 16],
    ["on a phone with large text", 390, 24],
    ["on a desktop", 1440, 16],
  ])("have all numbers in view, none over another, %s", async (_, width, textSize) => {
    const page = await visit(path, { viewport: { width, height: 900 } });
    await setTextSize(page, textSize);
    const charts = await chartsOf(page).all();
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) {
      const seen = await textsIn(chart);
      const written = seen.map(({ text }) => text).join(" ");
      expect([...(await numbersOf(chart))].filter((number) => !written.includes(number))).toEqual([]);
      expect(seen.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      const touching = seen.filter((one, index) =>
        seen
          .slice(index + 1)
          .some(
            (other) =>
              one.top + 1 < other.bottom &&
              other.top + 1 < one.bottom &&
              one.left + 1 < other.right &&
              other.left + 1 < one.right,
          ),
      );
      expect(touching).toEqual([]);
    }
  });

  it("have all numbers on paper", async () => {
    const page = await read(path);
    const numbers = (await Promise.all((await chartsOf(page).all()).map(numbersOf))).flatMap((some) => [
      ...some,
    ]);
    const takeBack = await addStyles(page, "table { display: none !important; }");
    const pages = (await new PdfText().textOf(await page.pdf({ format: "A4" }))).pages;
    await takeBack();
    const printed = pages.join(" ").replaceAll(/\s/g, "");
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !printed.includes(number))).toEqual([]);
  });
}
