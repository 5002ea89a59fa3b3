import type { ContentItem } from "../content/content-item.ts";
import type { ReportedContent } from "../report/domain-capability.ts";
import { type ContentProblem, error, type Found, problemsOf } from "../report/problem.ts";
import { topicOf } from "./announcement.ts";

/** Topics that nobody can subscribe to, so that no alert would be sent. */
export function alertProblems({
  items,
  content,
}: Pick<ReportedContent, "items" | "content">): readonly ContentProblem[] {
  const { topics = [] } = content.siteOptions;
  return items.flatMap((item) => problemsOf(item, topicProblems(item, topics)));
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
