import { isOver } from "../../domain/content/calendar-event.ts";
import { meetingsIn } from "../../domain/meetings/meetings.ts";
import type { PageCapability } from "../page-capability.ts";
import { listMeetings, showMeeting } from "./show-meetings.ts";

export const meetingPages: PageCapability = {
  sections: {
    "general-meetings": {
      show: (section, { content, now }) => ({ ...section, meetings: listMeetings(content, now) }),
      factsOf: (_section, content) => meetingsIn(content),
    },
  },
  pages: { "general-meeting": showMeeting },
  /** The dates of future meetings with their deadlines, and of the last meeting. Older ones are in lists. */
  dates: (content, { now }) => {
    const meetings = meetingsIn(content);
    const last = meetings.find(({ event }) => event && isOver(event, now));
    return meetings.flatMap(({ event, dates, changed }) => {
      if (event === undefined || !isOver(event, now)) return { events: dates, changed };
      return event === last?.event ? { events: [event], changed } : [];
    });
  },
};
