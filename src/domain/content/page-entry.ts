/** A page as listed in the sitemap. */
export interface PageEntry {
  readonly href: string;
  readonly title: string;
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
}
