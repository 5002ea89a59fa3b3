import { readFileSync } from "node:fs";

/** What a visitor types, and what answers it. */
interface JudgedSearch {
  readonly text: string;
  /** Paths of pages and references of announcements, any of which a visitor would accept. */
  readonly accepted: readonly string[];
}

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
