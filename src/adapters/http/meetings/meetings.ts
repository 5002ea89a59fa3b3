import { meetings as texts } from "#texts/meetings.ts";
import "../../../domain/meetings/meetings.ts";
import { VOTES_NAME, votesTable } from "../../../domain/meetings/votes-table.ts";
import { calendarFiles } from "../feeds/calendar-files.ts";
import type { HttpCapability } from "../site-parts.ts";

/** The votes of general meetings as files and facts, and their dates for calendar programs. */
export const meetings: HttpCapability = {
  routes: [calendarFiles],
  pageFigures: {
    name: VOTES_NAME,
    of: (page) => (page.type === "general-meeting" ? votesTable(page, texts.columns) : undefined),
  },
};
