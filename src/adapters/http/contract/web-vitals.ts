import { z } from "zod";
import type { PageType } from "../../../domain/links/address.ts";

/**
 * Web Vitals of a visit (https://web.dev/articles/vitals), measured until the page is first hidden.
 *
 * @param pageTypes - Those of the site. The kinds of pages are values of a metric's label: a closed set, because each value is a
 *   time series.
 */
export function webVitalsSchema(pageTypes: readonly PageType[]) {
  const kinds = [...pageTypes, "search", "failure", "style-guide"] as const;
  return z.strictObject({
    page: z.enum(kinds).describe("The kind of page with which the visit began."),
    lcp: z.number().min(0).max(60_000).optional().describe("Largest contentful paint, in milliseconds."),
    inp: z.number().min(0).max(60_000).optional().describe("Interaction to next paint, in milliseconds."),
    cls: z.number().min(0).max(100).optional().describe("Cumulative layout shift."),
  });
}

export type WebVitals = z.input<ReturnType<typeof webVitalsSchema>>;
