import { expect, it } from "vitest";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { before, page, shownAt, until } from "../domain/embargo.ts";
import { homePage, newsArticle } from "../sample-content.ts";

const results = page({ ...newsArticle("results", "2026-11-20"), embargo: until });
const linkTo = (href: string) => ({ kind: "page" as const, href });

it("a hidden document does not hide a list that has other entries, or was empty before", () => {
  const rating = { agency: "Agency", grade: "BBB", link: linkTo("/news/results") };
  const loan = { name: "Notes", volume: 1, currency: currencyCode("AUD") };
  const debt = { kind: "debt", intro: [], ratings: [rating], instruments: [loan] } as const;
  const empty = { kind: "accordion", heading: "Questions", entries: [] } as const;
  const { items } = shownAt(before, page(homePage(debt, empty)), results);
  expect(items).toEqual([page(homePage({ ...debt, ratings: [] }, empty))]);
});
