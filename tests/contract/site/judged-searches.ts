import { readFileSync } from "node:fs";
import type { SearchScope } from "../../../src/domain/search/search.ts";

/** What a visitor types, where, and what answers it. */
interface JudgedSearch {
  readonly text: string;
  readonly scope: SearchScope;
  /** What begins the addresses of the language; absent for the default. */
  readonly language?: string;
  /** Paths of pages and documents and references of announcements, any of which a visitor would accept. */
  readonly accepted: readonly string[];
}

/**
 * What shareholders, analysts, journalists, applicants, customers and suppliers come for, written down from their tasks and the
 * pages and documents of the sample before any result was seen. A search that fails is mended by a rule of the search; never here.
 */
export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  ...judgedIn("judged-searches.txt", { scope: "page" }),
  ...judgedIn("judged-documents.txt", { scope: "pdf" }),
  ...judgedIn("judged-searches-german.txt", { scope: "page", language: "de" }),
];

function judgedIn(file: string, where: Pick<JudgedSearch, "scope" | "language">): JudgedSearch[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [text = "", accepted = ""] = line.split(": ");
    return { text, accepted: accepted.split(" "), ...where };
  });
}
