import { z } from "zod";
import {
  type ClassVotes,
  DECISIONS,
  MAJORITIES,
  OUTCOMES,
  RECOMMENDATIONS,
  RESOLUTION_KINDS,
} from "../../../domain/meetings/resolution.ts";
import { decimalsOf } from "../../../domain/text/amount.ts";
import { type Field, from, ofAll, record, required, valid } from "../field.ts";
import { richText } from "../rich-text-field.ts";
import { select, text } from "../simple-fields.ts";

/** A number of shares. */
export const count = valid(z.int().nonnegative());

/** What is not more may be a percentage. */
const MOST_PERCENT = 100;

/** A number of votes, which may have tenths: in Sweden, shares of a class may have a tenth of a vote. */
export const voteCount: Field<number | undefined> = (value, path) => {
  const hasTenths = typeof value === "number" && value > MOST_PERCENT && decimalsOf(value) === 1;
  return hasTenths ? value : count(value, path);
};

/** The numbers of votes that every vote has. */
const votesShape = {
  for: from("votes_for", voteCount),
  against: from("votes_against", voteCount),
  withheld: from("votes_withheld", voteCount),
  brokerNonVotes: from("broker_non_votes", voteCount),
  valid: from("votes_valid", voteCount),
  shares: from("shares_voted", count),
};

/** A resolution with its votes, but those of classes. */
export const resolution = record({
  number: text,
  title: required(text),
  kind: select(RESOLUTION_KINDS),
  text: richText,
  recommendation: select(RECOMMENDATIONS),
  majority: select(MAJORITIES),
  votes: ofAll(
    record({
      ...votesShape,
      oneYear: from("votes_one_year", voteCount),
      twoYears: from("votes_two_years", voteCount),
      threeYears: from("votes_three_years", voteCount),
    }),
  ),
  proxies: ofAll(
    record({
      for: from("proxies_for", voteCount),
      against: from("proxies_against", voteCount),
      abstain: from("proxies_abstain", voteCount),
      discretion: from("proxies_discretion", voteCount),
    }),
  ),
  decidedBy: from("decided_by", select(DECISIONS)),
  outcome: select(OUTCOMES),
  response: richText,
});

/** The votes of a class of shares, and the number of the resolution that they are on. */
export interface ClassVotesOfResolution extends ClassVotes {
  readonly resolution: string;
}

export const classVotes = record({
  resolution: required(text),
  shareClass: from("share_class", required(text)),
  ...votesShape,
});
