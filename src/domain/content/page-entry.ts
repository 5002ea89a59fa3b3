import type { ReportingPeriod } from "./reporting-period.ts";

/** A page as listed in the sitemap. */
export interface PageEntry {
  readonly href: string;
  readonly title: string;
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  /** The period whose results it has, if an editor has stated it. */
  readonly period?: ReportingPeriod | undefined;
}
