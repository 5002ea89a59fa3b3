import type { Content } from "../content/content.ts";

/** A topic of alerts in a language of the site. */
export interface Topic {
  /** What its language calls it. */
  readonly name: string;
  /** What the default language calls it: a subscriber has chosen one topic, in whatever language. */
  readonly shared: string;
}

/**
 * The topics that a language offers. They are those of the default language in the same order, but for a name that both use:
 * the first is the first. What it has beside them are topics of its own.
 */
export function topicsIn(content: Content): readonly Topic[] {
  const { topics: main = [] } = content.in(undefined).siteOptions;
  const { topics: own = [] } = content.siteOptions;
  return own.map((name, index) => ({ name, shared: main.includes(name) ? name : (main[index] ?? name) }));
}

/** The shared name of a topic by its name in a language; that name, if the language does not offer it. */
export function sharedTopic(topics: readonly Topic[], name: string): string {
  return topics.find((topic) => topic.name === name)?.shared ?? name;
}
