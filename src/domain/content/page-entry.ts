/** A page as a map of the site names it. */
export interface PageEntry {
  readonly href: string;
  /** Moment at which it was last published, ISO 8601 in UTC; absent where that is not known. */
  readonly changed?: string | undefined;
}
