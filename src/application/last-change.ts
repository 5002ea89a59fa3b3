import { type Content, oncePerContent } from "../domain/content/content.ts";
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

/** The last changes of pages. Neither goes back when a document is withdrawn. */
export interface LastChanges {
  /** The last change of a page itself, or of the documents whose facts it shows. */
  readonly ofFacts: LastChange;
  /** The last change of a page, including what it lists. */
  readonly ofPage: LastChange;
}

/**
 * A page is as new as its own last publish, and as the documents whose facts it shows: readers of a list see another page when
 * one of its documents has another amount. An article is as old as its own text: that is what a correction is said of.
 */
export function lastChanges(capabilities: readonly PageCapability[]): LastChanges {
  const { sections, dates } = combined(capabilities);
  const rules: Partial<AllSectionRules> = { ...CORE_SECTIONS, ...sections };
  // Also what is over, so that the time of a page never goes back on a day on which nothing is published.
  const offered = oncePerContent((content) => dates(content, { now: Number.NEGATIVE_INFINITY, since: "" }));

  function factsOn(content: Content, page: Page): readonly Changing[] {
    if (page.type === "news-article" || page.type === "news-archive") return [];
    const facts = page.sections.flatMap((section) =>
      shownBy("factsOf", section.kind, section, content, rules),
    );
    const isCalendar = (section: Section) =>
      rules[section.kind]?.showsOffered || (page.type === "investors-page" && isDated(section));
    const dated = page.sections.some(isCalendar) ? offered(content) : [];
    const isOfFacts = page.sections.some((section) => rules[section.kind]?.factsOf || isCalendar(section));
    return [...facts, ...dated, ...(isOfFacts ? [withdrawal(content)] : [])];
  }

  function listedOn(content: Content, page: Page): readonly Changing[] {
    if (page.type === "news-article") return [];
    if (page.type === "news-archive") return [...content.pagesOf("news-article"), withdrawal(content)];
    const listed = page.sections.flatMap((section) =>
      shownBy("listedBy", section.kind, section, content, rules),
    );
    return page.sections.some(({ kind }) => rules[kind]?.listedBy) ? [...listed, withdrawal(content)] : [];
  }

  const ofFacts = lastOf((content, page) => [page, ...factsOn(content, page)]);
  return {
    ofFacts,
    ofPage: lastOf((content, page) => [{ changed: ofFacts(content, page) }, ...listedOn(content, page)]),
  };
}

function withdrawal({ lastWithdrawal }: Content): Changing {
  return { changed: lastWithdrawal };
}

function lastOf(all: (content: Content, page: Page) => readonly Changing[]): LastChange {
  const known = oncePerContent(() => new Map<Page, string | undefined>());
  return (content, page) =>
    known(content).getOrInsertComputed(page, () =>
      all(content, page)
        .flatMap(({ changed }) => changed ?? [])
        .sort()
        .at(-1),
    );
}

function shownBy<Kind extends Section["kind"]>(
  how: "factsOf" | "listedBy",
  kind: Kind,
  section: SectionOf<Kind>,
  content: Content,
  rules: Partial<AllSectionRules>,
): readonly Changing[] {
  const rule: Partial<SectionRules<Kind>> = rules[kind] ?? {};
  return rule[how]?.(section, content) ?? [];
}
