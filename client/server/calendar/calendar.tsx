import { useContext } from "react";
import type { NamedSection } from "../../../src/adapters/http/contract/initial-state.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { FilterLinks } from "../../content/filter-links.tsx";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { ActionLink } from "../content/action-link.tsx";
import { useTexts } from "../locale.ts";
import { DatesSection } from "../sections/dates-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import type { ListChoice, Views } from "../views.ts";

/** Hash of a calendar with a filter, so that the page stays there when the visitor sets it. */
const SECTION_ID = "dates";

/** Dates to keep, in the editor's order. */
export function Calendar({ section }: SectionProps<"calendar">) {
  const { content: texts } = useTexts();
  const pathname = useContext(PagePath);
  const hrefOf = (filter: ListFilter, page?: number) => `${listHref(pathname, filter, page)}#${SECTION_ID}`;
  const { heading, intro, wordsIn, events, feed, archive } = section;
  return (
    <DatesSection
      id={archive && SECTION_ID}
      heading={heading}
      intro={intro}
      wordsIn={wordsIn}
      events={events}
      feed={feed}
      // A visitor who has chosen a year wants to see all of it.
      unfolded={archive?.year !== undefined}
      filter={
        archive && (
          <FilterLinks
            name="year"
            values={archive.years}
            unfiltered={texts.currentDates}
            filter={{ year: archive.year }}
            hrefOf={hrefOf}
          />
        )
      }
      total={archive?.total}
      paging={
        archive && (
          <Paging {...archive} label={texts.dates} hrefOf={(page) => hrefOf({ year: archive.year }, page)} />
        )
      }
    />
  );
}

/** The next dates, for a page that has no calendar itself. */
function ComingDates({ section: { heading, events, action } }: SectionProps<"coming-dates">) {
  return (
    <DatesSection
      heading={heading}
      events={events}
      aside={action && <ActionLink action={action} />}
      unfolded
    />
  );
}

/** The chosen year and page of a calendar, if a year is chosen. */
function chosenYear(section: SectionView): ListChoice | undefined {
  const archive = section.kind === "calendar" ? section.archive : undefined;
  return archive?.year ? { year: archive.year, page: archive.page } : undefined;
}

/** The state for the style guide in which an event takes place now. */
function whileLive({ section }: NamedSection): readonly NamedSection[] {
  if (section.kind !== "calendar") return [];
  const [event] = section.events;
  const live = event && { ...event, state: "live" as const };
  return live?.starts ? [{ name: "one, on now", section: { ...section, events: [live] } }] : [];
}

/** Calendars with a filter by year. */
export const calendarViews = {
  sections: { calendar: Calendar, "coming-dates": ComingDates },
  listChoice: chosenYear,
  exampleStates: whileLive,
} as const satisfies Views;
