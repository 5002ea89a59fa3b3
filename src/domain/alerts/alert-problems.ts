import type { Content } from "../content/content.ts";
import type { ContentItem } from "../content/content-item.ts";
import type { ReportedContent } from "../report/domain-capability.ts";
import { type ContentProblem, error, type Found, problemsOf, warning } from "../report/problem.ts";
import { topicOf } from "./alert-entry.ts";

/** Topics that nobody can subscribe to, so that no alert would be sent, and those that are not paired with other languages. */
export function alertProblems({
  items,
  content,
}: Pick<ReportedContent, "items" | "content">): readonly ContentProblem[] {
  return items.flatMap((item) => {
    const { topics = [] } = content.in(item.language).siteOptions;
    return problemsOf(item, [...topicProblems(item, topics), pairProblem(item, content)]);
  });
}

function topicProblems(item: ContentItem, topics: readonly string[]): readonly Found[] {
  const { announcementTopic, calendarTopic } = item.kind === "site-options" ? item.options : {};
  const named = { topic: topicOf(item), announcementTopic, calendarTopic };
  return Object.entries(named).flatMap(([field, topic]) =>
    topic === undefined || topics.includes(topic)
      ? []
      : [error(`the site options have no topic “${topic}”: nobody is alerted`, `data.${field}`)],
  );
}

/** Subscribers choose a topic once for all languages, which have them in the same order. */
function pairProblem({ language, ...item }: ContentItem, content: Content): Found | false {
  if (item.kind !== "site-options" || language === undefined) return false;
  const own = item.options.topics?.length ?? 0;
  const main = content.in(undefined).siteOptions.topics?.length ?? 0;
  return (
    own !== main &&
    warning(
      `“${language}” has ${own} topics, and the default language ${main}: they are paired by their order`,
      "data.topics",
    )
  );
}
