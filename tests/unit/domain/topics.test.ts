import { expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { topicsIn } from "../../../src/domain/newsletter/topics.ts";

const optionsIn = (language: string | undefined, ...topics: readonly string[]): ContentItem => ({
  kind: "site-options",
  language,
  options: { ...EMPTY_SITE_OPTIONS, topics },
});

function germanTopics(...names: readonly string[]): Readonly<Record<string, string>> {
  const content = Content.everything([optionsIn(undefined, "Results", "News"), optionsIn("de", ...names)]);
  return Object.fromEntries(topicsIn(content.in("de")).map(({ name, shared }) => [name, shared]));
}

it("the topics of a language are those of the default language, in the same order", () => {
  expect(germanTopics("Ergebnisse", "Meldungen")).toEqual({ Ergebnisse: "Results", Meldungen: "News" });
});

it("a name that both languages use is one topic, wherever it stands", () => {
  expect(germanTopics("News", "Results")).toEqual({ News: "News", Results: "Results" });
});

it("what only one language has is a topic of its own", () => {
  expect(germanTopics("Ergebnisse", "Meldungen", "Anleihen")).toMatchObject({ Anleihen: "Anleihen" });
});
