import { type Content, listOf } from "../domain/content/content.ts";
import { isDated } from "../domain/content/events-of.ts";
import type { Page } from "../domain/content/page.ts";
import type { Section, SectionOf } from "../domain/content/section.ts";
import {
  type AllSectionRules,
  type Changing,
  combined,
  type PageCapability,
  type SectionRules,
} from "./page-capability.ts";
import { CORE_SECTIONS } from "./show-sections.ts";

/** When visitors saw the last change of a page, ISO 8601 in UTC; `undefined` if it is unknown. */
export type LastChange = (content: Content, page: Page) => string | undefined;

/**
 * The last change of a page is that of itself, or of a document whose facts it shows: who reads a list sees another page when one
 * of its documents has another amount, or when one is withdrawn, so that the time never goes back. An article is as old as its own text: that is what a correction is said of.
 */
export function lastChanges(capabilities: readonly PageCapability[]): LastChange {
  const { sections, dates } = combined(capabilities);
  const rules: Partial<AllSectionRules> = { ...CORE_SECTIONS, ...sections };
  // Also what is over, so that the time of a page never goes back on a day on which nothing is published.
  const offered = listOf((content) => dates(content, { now: Number.NEGATIVE_INFINITY, since: "" }));
  const known = listOf(() => new Map<Page, string | undefined>());

  function shownBy(content: Content, page: Page): readonly Changing[] {
    if (page.type === "news-article" || page.type === "news-archive") return [];
    const facts = page.sections.flatMap((section) => factsOf(section.kind, section, content, rules));
    const isCalendar = (section: Section) =>
      rules[section.kind]?.showsOffered || (page.type === "investors-page" && isDated(section));
    const dated = page.sections.some(isCalendar) ? offered(content) : [];
    const isOfFacts = page.sections.some((section) => rules[section.kind]?.factsOf || isCalendar(section));
    return [...facts, ...dated, ...(isOfFacts ? [{ changed: content.lastWithdrawal }] : [])];
  }

  return (content, page) =>
    known(content).getOrInsertComputed(page, () =>
      [page, ...shownBy(content, page)]
        .flatMap(({ changed }) => changed ?? [])
        .sort()
        .at(-1),
    );
}

function factsOf<Kind extends Section["kind"]>(
  kind: Kind,
  section: SectionOf<Kind>,
  content: Content,
  rules: Partial<AllSectionRules>,
): readonly Changing[] {
  const rule: Partial<SectionRules<Kind>> = rules[kind] ?? {};
  return rule.factsOf?.(section, content) ?? [];
}
