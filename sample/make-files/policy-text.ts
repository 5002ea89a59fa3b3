/** A numbered part of a policy: its heading and its clauses. */
export type Part = readonly [heading: string, ...clauses: readonly string[]];

/** Texts of a policy. */
export interface PolicyText {
  readonly uid: string;
  readonly title: string;
  readonly approved: string;
  readonly owner: string;
  readonly review: string;
  readonly related: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly purpose: string;
  readonly parts: readonly Part[];
}
