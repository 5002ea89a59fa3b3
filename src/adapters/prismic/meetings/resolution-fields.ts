import { z } from "zod";
import {
  type ClassVotes,
  DECISIONS,
  MAJORITIES,
  OUTCOMES,
  RECOMMENDATIONS,
  RESOLUTION_KINDS,
} from "../../../domain/meetings/resolution.ts";
import { from, ofAll, record, required, valid } from "../field.ts";
import { richText } from "../rich-text-field.ts";
import { select, text } from "../simple-fields.ts";

/** A number of shares or votes. */
export const count = valid(z.int().nonnegative());

/** The numbers of votes that every vote has. */
const votesShape = {
  for: from("votes_for", count),
  against: from("votes_against", count),
  withheld: from("votes_withheld", count),
  brokerNonVotes: from("broker_non_votes", count),
  valid: from("votes_valid", count),
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
      oneYear: from("votes_one_year", count),
      twoYears: from("votes_two_years", count),
      threeYears: from("votes_three_years", count),
    }),
  ),
  proxies: ofAll(
    record({
      for: from("proxies_for", count),
      against: from("proxies_against", count),
      abstain: from("proxies_abstain", count),
      discretion: from("proxies_discretion", count),
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
