import { expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { alertProblems } from "../../../src/domain/alerts/alert-problems.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS as EMPTY } from "../../../src/domain/content/site-options.ts";
import { optionsWith, page, pdf } from "../domain/hidden-content.ts";
import { languages } from "../languages.ts";
import { newsArticle } from "../sample-content.ts";

/** What is said of items, as `DOCUMENT FIELD: PROBLEM`. */
function problemsOf(...items: readonly ContentItem[]): readonly string[] {
  const reported = { items, content: Content.everything(items) };
  return alertProblems(reported).map(({ document, field, problem }) => `${document} ${field}: ${problem}`);
}

const article = (topic?: string) => page({ ...newsArticle("fy26", "2026-08-19"), topic });
const says = (topic: string) => `the site options have no topic “${topic}”: nobody is alerted`;

it("a topic that nobody can subscribe to is an error, of whatever has it", () => {
  const options = { kind: "site-options", options: { ...EMPTY, topics: ["Results"] } } as const;
  const named = { ...options.options, announcementTopic: "Exchange", calendarTopic: "results" };
  const items = [
    { kind: "site-options", options: named } as const,
    article("Result"),
    pdf({ id: "report", topic: " Results" }),
  ];
  expect(problemsOf(...items)).toEqual([
    `site-options data.announcementTopic: ${says("Exchange")}`,
    `site-options data.calendarTopic: ${says("results")}`,
    `news-article_fy26 data.topic: ${says("Result")}`,
    `report data.topic: ${says(" Results")}`,
  ]);
  expect(problemsOf(options, article("Results"), article())).toEqual([]);
});

it("without site options there is no topic at all", () => {
  expect(problemsOf(article("Results"))).toEqual([`news-article_fy26 data.topic: ${says("Results")}`]);
  expect(problemsOf(optionsWith({}), article())).toEqual([]);
});

it("a document has a topic of its language, and the languages have as many topics as each other", () => {
  const options = (language: string | undefined, ...topics: readonly string[]): ContentItem => ({
    kind: "site-options",
    language,
    options: { ...EMPTY, topics },
  });
  const main = options(undefined, "Results", "News");
  const german = { ...article("Ergebnisse"), language: "de" };
  expect(problemsOf(main, options("de", "Ergebnisse", "Meldungen"), german)).toEqual([]);
  expect(problemsOf(main, options("de", "Ergebnisse"), german)).toEqual([
    "site-options de data.topics: “de” has 1 topics, and the default language 2: they are paired by their order",
  ]);
});

it("the content report names the documents with such a topic", () => {
  const document = (type: string, data: object) => ({
    id: type,
    type,
    uid: type,
    data: { title: "A", ...data },
  });
  const documents = [
    document("site-options", { topics: [{ name: "Results" }] }),
    document("news-article", { date: "2026-11-01", topic: "Result" }),
  ];
  const now = Date.parse("2026-11-22T00:00:00Z");
  const site = { capabilities: prismicCapabilities(), domain: domainCapabilities(), languages };
  expect(reportDocuments(documents, { now, exchanges: [], ...site })).toContainEqual(
    expect.objectContaining({ document: "news-article", problem: says("Result") }),
  );
});
