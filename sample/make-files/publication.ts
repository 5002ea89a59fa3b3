/** Kinds of documents, by which visitors filter. */
export type Category =
  | "Annual report"
  | "Results"
  | "Presentation"
  | "Policy"
  | "Notice of meeting"
  | "Market announcement"
  | "Sustainability report";

/** A document in the lists of the site, with a function that creates its file. */
export interface Publication {
  readonly uid: string;
  readonly title: string;
  readonly date: string;
  readonly category: Category;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly make: () => Promise<Buffer>;
}
