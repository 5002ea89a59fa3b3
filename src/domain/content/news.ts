import type { Image } from "./image.ts";
import type { PageRequest } from "./listing.ts";

/** Categories of news, as editors choose them. */
export const NEWS_CATEGORIES = [
  "Company",
  "Results",
  "Investors",
  "Sustainability",
  "Community",
  "Products",
] as const;

export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** A news article as lists show it. */
export interface NewsSummary {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Day of its release in the site's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  /** Time of its release, ISO 8601 in UTC; absent if only its day is known. */
  readonly released?: string | undefined;
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  readonly category?: NewsCategory | undefined;
  readonly summary?: string | undefined;
  readonly image?: Image | undefined;
}

/** A page of the news. Default: of any category and year. */
export interface NewsQuery extends PageRequest {
  readonly category?: NewsCategory | undefined;
  readonly year?: number | undefined;
}
