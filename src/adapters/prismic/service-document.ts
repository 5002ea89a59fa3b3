import { z } from "zod";
import type { Log } from "../../ports/log.ts";

/** Properties of every document; the readers validate `data` field by field. */
const serviceDocumentSchema = z.object({
  id: z.string(),
  uid: z.string().nullish(),
  type: z.string(),
  first_publication_date: z.string().nullish(),
  last_publication_date: z.string().nullish(),
  data: z.unknown().optional(),
});

export type ServiceDocument = z.output<typeof serviceDocumentSchema>;

/** Response of `documents/search`. */
export const searchResponseSchema = z.object({
  page: z.int().positive(),
  total_pages: z.int().nonnegative(),
  total_results_size: z.int().nonnegative(),
  results: z.array(z.unknown()),
});

/**
 * Parses the documents of a response. Invalid ones are left out and reported, so that they do not affect the others.
 */
export function serviceDocumentsIn(results: readonly unknown[], log: Log): ServiceDocument[] {
  return results.flatMap((result) => {
    const parsed = serviceDocumentSchema.safeParse(result);
    if (parsed.success) return parsed.data;
    log.warn({ problem: z.prettifyError(parsed.error) }, "the content service returned an invalid document");
    return [];
  });
}
