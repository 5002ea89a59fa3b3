import { expect, it } from "vitest";
import { finalDividend } from "../../unit/dividends/sample-dividends.ts";
import { contentPage, newsArticle } from "../../unit/sample-content.ts";
import { searchOver } from "./search-over.ts";

const dividends = [finalDividend(2026, 0.105), finalDividend(2025, 0.095), finalDividend(2020, 0.05)];
const search = searchOver({
  pages: [
    { ...newsArticle("dividend", "2026-08-19"), title: "Next dividend: our dividend is paid" },
    { ...contentPage("dividends"), sections: [{ kind: "dividends", intro: [] }] },
  ],
  listed: dividends.map((document) => ({ kind: "dividend" as const, document })),
});

it("the search finds the dates of dividends, but none of more than a year ago", async () => {
  const { items } = await search("payment date");
  const dates = items.flatMap(({ href, date = "" }) => (href.includes("#") ? date : []));
  expect(dates.toSorted()).toEqual(["2026-09-25"]);
});
