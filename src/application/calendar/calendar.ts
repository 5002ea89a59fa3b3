import type { PageCapability } from "../page-capability.ts";
import { fileOfEvent, showEvent } from "../show-event.ts";
import { showDates } from "./show-dates.ts";

export const calendarPages: PageCapability = {
  sections: {
    calendar: {
      show: (section, { filter: { year }, listPage: page, now, calendarFeed: feed, keyOf }) => {
        const { events, archive } = showDates(section.events, { year, page, now });
        const shown = events.map((event) => showEvent(event, { now, file: fileOfEvent(feed, keyOf(event)) }));
        return { ...section, events: shown, archive, feed };
      },
      filterOf: ({ archive = {} }) => archive,
    },
  },
};
