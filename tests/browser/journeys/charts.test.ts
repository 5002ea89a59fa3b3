import { expect, it } from "vitest";
import { startJourneys } from "./journeys.ts";

const { arrive } = startJourneys();

it("the bars of a chart have their amounts above them, and their years under the line", async () => {
  const visitor = await arrive("/investors");
  const { top, bottom, bar, line, amount, year } = await visitor.evaluate(() => {
    const chart = document.querySelector("main figure svg");
    const [rect, base, ...texts] = ["rect", "line", "text", "text + text"].map(
      (selector) => chart?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    );
    const [first, second] = texts;
    return {
      top: chart?.getBoundingClientRect().top ?? 0,
      bottom: chart?.getBoundingClientRect().bottom ?? 0,
      bar: rect?.top ?? 0,
      line: base?.top ?? 0,
      amount: { top: first?.top ?? 0, bottom: first?.bottom ?? 0 },
      year: { top: second?.top ?? 0, bottom: second?.bottom ?? 0 },
    };
  });
  expect(amount.top).toBeGreaterThanOrEqual(top);
  expect(amount.bottom).toBeLessThanOrEqual(bar + 1);
  expect(year.top).toBeGreaterThanOrEqual(line);
  expect(year.bottom).toBeLessThanOrEqual(bottom);
});
