import type { PageCapability } from "../page-capability.ts";
import { fileOfEvent, showEvent } from "../show-event.ts";
import { comingDates } from "./coming-dates.ts";
import { showDates } from "./show-dates.ts";

export const calendarPages: PageCapability = {
  sections: {
    calendar: {
      show: (section, { filter: { year }, listPage: page, now, datesFeed: feed, keyOf }) => {
        const { events, archive } = showDates(section.events, { year, page, now });
        const shown = events.map((event) => showEvent(event, { now, file: fileOfEvent(feed, keyOf(event)) }));
        return { ...section, events: shown, archive, feed };
      },
      filterOf: ({ archive = {} }) => archive,
    },
    "coming-dates": {
      show: ({ limit, ...section }, { content, now, offeredDates }) => ({
        ...section,
        events: comingDates(content, { now, offeredDates })
          .slice(0, limit)
          .map((event) => showEvent(event, { now })),
      }),
      hasContent: ({ events }) => events.length > 0,
      showsOffered: true,
    },
  },
};
