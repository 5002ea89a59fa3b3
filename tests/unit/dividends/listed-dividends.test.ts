import { expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import { dividendsIn } from "../../../src/domain/dividends/dividends.ts";
import { finalDividend } from "./sample-dividends.ts";

it("dividends are listed with the newest first, and found by their ids, but not as pages", () => {
  const content = Content.everything(
    [2025, 2026].map((year) => ({ kind: "dividend", document: finalDividend(year, 0.1) })),
  );
  expect(dividendsIn(content).map(({ id }) => id)).toEqual(["dividend_2026", "dividend_2025"]);
  expect(content.findItem("dividend_2025")).toMatchObject({ kind: "dividend" });
  expect(content.findById("dividend_2025")).toBeUndefined();
});
