import { z } from "zod";

/** Kinds of pages that measurements are told apart by: a closed set, as each is a series of a metric. */
const MEASURED_KINDS = [
  "home",
  "page",
  "contact-page",
  "investors-page",
  "news-archive",
  "news-article",
  "search",
  "failure",
  "style-guide",
] as const;

/** How a visitor's browser fared with a page (https://web.dev/articles/vitals), until it was first out of sight. */
export const webVitalsSchema = z.strictObject({
  page: z.enum(MEASURED_KINDS).describe("The kind of page with which the visit began."),
  lcp: z.number().min(0).max(60_000).optional().describe("Largest contentful paint, in milliseconds."),
  inp: z.number().min(0).max(60_000).optional().describe("Interaction to next paint, in milliseconds."),
  cls: z.number().min(0).max(100).optional().describe("Cumulative layout shift."),
});

/** What a browser sends. */
export type WebVitals = z.input<typeof webVitalsSchema>;
