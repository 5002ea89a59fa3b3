/** The groups visitors choose documents by. */
export type Category =
  | "Annual report"
  | "Results"
  | "Presentation"
  | "Policy"
  | "Notice of meeting"
  | "Market announcement"
  | "Sustainability report";

/** A document as the site lists it, and how its file is made. */
export interface Publication {
  readonly uid: string;
  readonly title: string;
  readonly date: string;
  readonly category: Category;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly make: () => Promise<Buffer>;
}
