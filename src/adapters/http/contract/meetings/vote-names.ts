import { brand } from "../../../../../brand/brand.ts";
import type { Locale } from "../../../../../brand/locale.ts";
import { marketRules } from "../../../../domain/meetings/market-rules.ts";
import { choicesOf, type Resolution } from "../../../../domain/meetings/resolution.ts";
import type { VoteColumn } from "../../../../domain/meetings/vote-count.ts";
import type { VoteNames } from "../../../../domain/meetings/votes-table.ts";

/** The rules of the country of the main listing, whatever the language of the site is. */
export const RULES = marketRules(brand.listings.map(({ mic }) => mic));

/** What the numbers of votes are called on pages and in files. */
export function voteNames(locale: Locale): VoteNames {
  const { meetings: texts } = locale.texts;
  return {
    column: (column, kind) => columnName(column, kind, locale),
    outcome: texts.outcome,
    outcomeOf: ({ outcome, kind, decidedBy }) => {
      if (outcome === undefined) return undefined;
      const name = (kind === "Election by plurality" ? texts.elected : texts.outcomes)[outcome];
      return decidedBy === "Show of hands" ? texts.byHands(name) : name;
    },
    proxies: texts.instructions,
  };
}

/** In an election, votes are withheld in every country. */
function columnName(column: VoteColumn, kind: Resolution["kind"], locale: Locale): string {
  const { meetings: texts } = locale.texts;
  if (column !== "withheld") return texts.columns[column];
  const isElection = kind === "Election by plurality" || choicesOf(kind).includes("withheld");
  return texts.uncounted[isElection ? "withheld" : RULES.uncounted];
}
