/** What waits in a document: the document as a whole, or the results of its event. */
export const MATCHED_PARTS = ["document", "results"] as const;

export type MatchedPart = (typeof MATCHED_PARTS)[number];

/**
 * Which announcement of the exchange releases a document that was prepared without its reference: exchanges give it at the
 * release, and nobody knows it before.
 */
export interface ReleaseMatch {
  /** Id of the document at the content service. */
  readonly document: string;
  readonly part: MatchedPart;
  /** First publication of the document, ISO 8601; absent if unknown. One with the same id and another is another document. */
  readonly published?: string | undefined;
  /** Of the announcement. */
  readonly reference: string;
  /** Who has said so: the name of the person's key, or {@link BY_TITLE}. */
  readonly by: string;
  /** When, ISO 8601 in UTC. */
  readonly at: string;
}

/** No name of a key: in the log, the site has compared titles by itself. */
export const BY_TITLE = "(by its title)";

/** The key of the part of a document that a match is for. Each part has at most one match. */
export function subjectOf({
  document,
  part,
  published = "",
}: Pick<ReleaseMatch, "document" | "part" | "published">): string {
  return `${part} ${document} ${published}`;
}
