import type { MeasureTable } from "../content/figure-table.ts";
import {
  allVotes,
  countVotes,
  type GeneralMeeting,
  resolutionName,
  VOTE_COLUMNS,
  type VoteColumn,
} from "./general-meeting.ts";

/** The name of the votes of a general meeting in addresses. */
export const VOTES_NAME = "votes";

/** The votes of a general meeting, with a name for each column; `undefined` before a poll. */
export function votesTable(
  meeting: GeneralMeeting & { readonly title: string },
  names: Readonly<Record<VoteColumn, string>>,
): MeasureTable | undefined {
  const total = allVotes(meeting);
  const period = meeting.event?.date;
  const rows = meeting.resolutions.flatMap((resolution) => {
    const count = countVotes(resolution, total);
    const measure = resolutionName(resolution);
    return VOTE_COLUMNS.flatMap((column) => {
      const value = count[column];
      return value === undefined ? [] : { measure, unit: names[column], period, value };
    });
  });
  return rows.length === 0 ? undefined : { title: meeting.title, source: meeting.poll?.title, rows };
}
