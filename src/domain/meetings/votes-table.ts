import type { MeasureTable } from "../content/figure-table.ts";
import { roundedTo } from "../text/amount.ts";
import type { GeneralMeeting } from "./general-meeting.ts";
import type { MarketRules } from "./market-rules.ts";
import { INSTRUCTIONS, type Instruction, type Resolution, resolutionName } from "./resolution.ts";
import { countVotes, VOTE_COLUMNS, type VoteColumn, type VoteCount } from "./vote-count.ts";
import type { Amount } from "./vote-share.ts";

/** The name of the votes of a general meeting in addresses. */
export const VOTES_NAME = "votes";

/** What the numbers of a vote are called. */
export interface VoteNames {
  readonly column: (column: VoteColumn, kind: Resolution["kind"]) => string;
  /** Names of the columns for proxies with an instruction. */
  readonly proxies: Readonly<Record<Instruction, string>>;
  readonly outcome: string;
  readonly outcomeOf: (resolution: Resolution) => string | undefined;
}

/** The votes of a general meeting as its page has them, by the rules of a market; `undefined` before a poll. */
export function votesTable(
  meeting: GeneralMeeting & { readonly title: string },
  names: VoteNames,
  rules: MarketRules,
): MeasureTable | undefined {
  const period = meeting.event?.date;
  const rows = meeting.resolutions.flatMap((resolution) => {
    const { kind } = resolution;
    const { count, ofClasses, proxies = {} } = countVotes(resolution, meeting, rules);
    const measure = resolutionName(resolution);
    const rowsOf = (of: string, votes: VoteCount) =>
      VOTE_COLUMNS.flatMap((column) => {
        const amount = votes[column];
        return amount ? { measure: of, unit: names.column(column, kind), period, value: shown(amount) } : [];
      });
    const counted = [
      ...rowsOf(measure, count),
      ...ofClasses.flatMap(({ name, count: ofClass }) => rowsOf(`${measure} (${name})`, ofClass)),
      ...INSTRUCTIONS.flatMap((instruction) => {
        const value = proxies[instruction];
        return value === undefined ? [] : { measure, unit: names.proxies[instruction], period, value };
      }),
    ];
    const value = names.outcomeOf(resolution);
    const isDecided = value !== undefined && counted.length > 0;
    return isDecided ? [{ measure, unit: names.outcome, period, value }, ...counted] : counted;
  });
  return rows.length === 0 ? undefined : { title: meeting.title, source: meeting.poll?.title, rows };
}

/** A number as the page shows it, so that nobody quotes another one. */
function shown({ value, decimals }: Amount): number {
  return roundedTo(value, decimals);
}
