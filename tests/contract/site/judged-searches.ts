import { readFileSync } from "node:fs";
import { CAPABILITY_NAMES } from "../../../brand/schema.ts";

/** What a visitor types, and what answers it. */
interface JudgedSearch {
  readonly text: string;
  /** Paths of pages and references of announcements, any of which a visitor would accept. */
  readonly accepted: readonly string[];
}

/** The capabilities of the sample with which they were judged: without one, other pages may answer them, or none. */
const JUDGED_WITH: readonly string[] = [
  "figures",
  "announcements",
  "dividends",
  "corporate-actions",
  "meetings",
  "capital",
  "buy-backs",
  "press-kit",
  "alerts",
  "calendar",
];

/** Whether the sample has what they were judged with. */
export const areJudged = JUDGED_WITH.every((name) => CAPABILITY_NAMES.some((known) => known === name));

/**
 * What shareholders, analysts, journalists, applicants, customers and suppliers come for, written down from their tasks and the
 * pages of the sample before any result was seen. A search that fails is mended by a rule of the search; never here.
 */
export const JUDGED_SEARCHES: readonly JudgedSearch[] = readFileSync(
  new URL("judged-searches.txt", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => {
    const [text = "", accepted = ""] = line.split(": ");
    return { text, accepted: accepted.split(" ") };
  });
