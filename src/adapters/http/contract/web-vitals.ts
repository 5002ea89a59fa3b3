import { z } from "zod";
import { PAGE_TYPES } from "../../../domain/links/address.ts";

/** The kinds of pages, as values of a metric's label. A closed set, because each value is a time series. */
const MEASURED_KINDS = [...PAGE_TYPES, "search", "failure", "style-guide"] as const;

/** Web Vitals of a visit (https://web.dev/articles/vitals), measured until the page is first hidden. */
export const webVitalsSchema = z.strictObject({
  page: z.enum(MEASURED_KINDS).describe("The kind of page with which the visit began."),
  lcp: z.number().min(0).max(60_000).optional().describe("Largest contentful paint, in milliseconds."),
  inp: z.number().min(0).max(60_000).optional().describe("Interaction to next paint, in milliseconds."),
  cls: z.number().min(0).max(100).optional().describe("Cumulative layout shift."),
});

export type WebVitals = z.input<typeof webVitalsSchema>;
