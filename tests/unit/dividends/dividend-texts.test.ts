import { describe, expect, it } from "vitest";
import { dividends as dividendTexts } from "../../../brand/texts/en/dividends.ts";
import { issuer } from "../../../brand/texts/en/issuer.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { dividendTextProblems } from "../../../src/domain/dividends/dividend-texts.ts";
import type { ReportedCompany } from "../../../src/domain/report/domain-capability.ts";
import { COMPANY as EXAMPLE } from "../reported-company.ts";
import { contentPage, investorsPage, newsArticle, paragraph, textSection } from "../sample-content.ts";
import { dividend, finalDividend } from "./sample-dividends.ts";

const COMPANY: ReportedCompany = {
  ...EXAMPLE,
  wording: {
    offices: issuer.said,
    dividends: { kinds: dividendTexts.kinds, ...dividendTexts.said, namesOfDays: dividendTexts.words.days },
  },
};
const DECLARED = "2026-08-19";
const dividends = [
  finalDividend(2025, 0.095, { declared: "2025-08-20" }),
  finalDividend(2026, 0.105, { declared: DECLARED }),
  dividend("interim", { kind: "Interim", period: "HY26", amount: 0.1, payment: "2026-03-27" }),
];

const article = (text: string, date = DECLARED): ContentItem => ({
  kind: "page",
  page: { ...newsArticle("results", date), body: paragraph(text) },
});
const pageOf = (uid: string, text: string): ContentItem => ({
  kind: "page",
  page: { ...contentPage(uid), sections: [textSection(text)] },
});
const investors = (text: string): ContentItem => ({ kind: "page", page: investorsPage(textSection(text)) });
const announcement = { id: "pdf_final", title: "Final dividend", href: "/final.pdf" };
const pdf = (summary: string): ContentItem => ({
  kind: "pdf",
  uid: "final",
  pdf: { ...announcement, summary },
});
const problems = (item: ContentItem) => {
  const all = dividends.map((one) => (one.id === "dividend_2026" ? { ...one, document: announcement } : one));
  return dividendTextProblems([item], all, COMPANY).map(
    ({ document, field, problem }) => `${document} ${field}: ${problem}`,
  );
};

describe("what a text states of a dividend", () => {
  it.each<[string, ContentItem, string]>([
    [
      "an article of the day of its declaration",
      article("A final dividend of 10.4 cents a share, compared with 9.5 cents."),
      "news-article_results body: says “10.4 cents”, but 0.105 is in dividend_2026, data.amount",
    ],
    [
      "an article with its payment date",
      article("The interim dividend of 11.0 cents will be paid on 27 March 2026.", "2026-03-02"),
      "body: says “11.0 cents”, but 0.1 is in dividend_interim, data.amount",
    ],
    [
      "the page of its period",
      pageOf("fy25", "The final dividend is A$0.094 a share."),
      "page_fy25 sections[0].body: says “A$0.094 a share”, but 0.095 is in dividend_2025",
    ],
    [
      "a page of today",
      investors("The final dividend of 10.4 cents brings the year to 20.5 cents."),
      "investors-page_investors sections[0].body: says “10.4 cents”, but 0.095 is in dividend_2025",
    ],
    [
      "its own announcement",
      pdf("10.4 cents a share, fully franked."),
      "pdf_final summary: says “10.4 cents”, but 0.105 is in dividend_2026",
    ],
    [
      "another payment date",
      article("The final dividend is up. It will be paid on Friday, 26 September 2026.", "2026-09-01"),
      "body: says 2026-09-26, but 2026-09-25 is in dividend_2026, data.payment",
    ],
    [
      "another record date",
      article("A final dividend: it is paid on 25 September 2026 to holders registered on 4 September 2026."),
      "body: says 2026-09-04, but 2026-09-03 is in dividend_2026, data.record",
    ],
    [
      "a list of dates",
      article("26 September 2026: payment of any final dividend", "2026-06-01"),
      "body: says 2026-09-26, but 2026-09-25 is in dividend_2026, data.payment",
    ],
  ])("is a line of the report in %s", (_, item, line) =>
    expect(problems(item)).toEqual([expect.stringContaining(line)]),
  );

  it.each<[string, ContentItem]>([
    ["the same", article("A final dividend of 10.5 cents will be paid on 25 September 2026.")],
    ["rounded", article("A final dividend of 11 cents.")],
    [
      "a change",
      article("The final dividend was raised by 1.0 cents, and of the two the interim by 2 cents."),
    ],
    ["a sum of millions", article("A final dividend of A$88.4 million.")],
    ["of an article of another day", article("A final dividend of 8.5 cents.", "2019-08-20")],
    ["of a year of which the site has none", investors("In 2009 we paid a final dividend of 3 cents.")],
    ["the day of something else", article("26 September 2026: results and any final dividend declared")],
    ["of another day", article("The final dividend of last year was paid on 30 June 2025.")],
    [
      "the register of a meeting",
      article("Holders registered on 4 September 2026 may vote on the final dividend."),
    ],
    ["of two kinds", article("The final dividend of 8 cents and an interim dividend of 9 cents.")],
  ])("is none if it is %s", (_, item) => expect(problems(item)).toEqual([]));

  it("is none on a page of today while the amount of one is not entered", () => {
    const planned = [...dividends, dividend("planned", { kind: "Final", period: "FY27", status: "Planned" })];
    const item = investors("The final dividend of 11.5 cents is up.");
    expect(dividendTextProblems([item], dividends, COMPANY)).toHaveLength(1);
    expect(dividendTextProblems([item], planned, COMPANY)).toEqual([]);
  });
});
