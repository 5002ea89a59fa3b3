import { isOver } from "../domain/content/calendar-event.ts";
import { isDated } from "../domain/content/events-of.ts";
import type { PageIndexEntry } from "../domain/content/page-entry.ts";
import { indexEntry, indexedPages } from "../domain/content/page-index.ts";
import { partsOfPage } from "../domain/content/page-parts.ts";
import type { SectionRules, ShownBy } from "./page-capability.ts";

/** An index of pages, which leaves out those that have nothing to show: what they list is hidden or switched off. */
export const PAGE_INDEX: SectionRules<"page-index"> = {
  show: ({ pages, ...section }, by) => ({
    ...section,
    entries: [
      ...indexedPages(by.content, by.page, pages).filter(by.hasContent).map(indexEntry),
      ...calendarsOf(by),
    ],
  }),
  hasContent: ({ entries }) => entries.length > 0,
};

/** The calendars of a page for investors, whose parts have addresses. */
function calendarsOf({ page, sections, now }: ShownBy): readonly PageIndexEntry[] {
  if (page?.type !== "investors-page") return [];
  return partsOfPage(sections).flatMap(({ id, heading, headingIn, section }) => {
    if (!isDated(section)) return [];
    const next = section.events.find((event) => !isOver(event, now));
    return { title: heading, wordsIn: headingIn ? { title: headingIn } : undefined, href: `#${id}`, next };
  });
}
