import "../../../domain/meetings/meetings.ts";
import { VOTES_NAME, votesTable } from "../../../domain/meetings/votes-table.ts";
import { RULES, voteNames } from "../contract/meetings/vote-names.ts";
import { calendarFiles } from "../routes/calendar-files.ts";
import type { HttpCapability } from "../site-parts.ts";

/** The votes of general meetings as files and facts, and their dates for calendar programs. */
export const meetings: HttpCapability = {
  routes: [calendarFiles],
  pageFigures: {
    name: VOTES_NAME,
    of: (page, locale) =>
      page.type === "general-meeting" ? votesTable(page, voteNames(locale), RULES) : undefined,
  },
};
