import { z } from "zod";

/** What every document of the content service has; `data` is checked field by field by its reader. */
export const serviceDocumentSchema = z.object({
  id: z.string(),
  uid: z.string().nullish(),
  type: z.string(),
  first_publication_date: z.string().nullish(),
  last_publication_date: z.string().nullish(),
  data: z.unknown().optional(),
});

export type ServiceDocument = z.output<typeof serviceDocumentSchema>;

/** An answer of `documents/search`. */
export const searchAnswerSchema = z.object({
  page: z.int().positive(),
  total_pages: z.int().nonnegative(),
  total_results_size: z.int().nonnegative(),
  results: z.array(serviceDocumentSchema),
});
