import { z } from "zod";
import type { Log } from "../../ports/log.ts";

/** Properties of every document; the readers validate `data` field by field. */
const serviceDocumentSchema = z.object({
  id: z.string(),
  uid: z.string().nullish(),
  type: z.string(),
  lang: z.string().optional(),
  /** The same in other languages. */
  alternate_languages: z
    .array(z.object({ id: z.string(), lang: z.string().optional() }))
    .readonly()
    .optional(),
  first_publication_date: z.string().nullish(),
  last_publication_date: z.string().nullish(),
  data: z.unknown().optional(),
});

export type ServiceDocument = z.output<typeof serviceDocumentSchema> & {
  /** The id of the document that a page has its facts from. Default: its own. */
  readonly statedBy?: string;
};

/** Validates a document. An invalid one is reported and left out, so that it does not affect the others. */
export function serviceDocumentIn(result: unknown, log: Log): readonly ServiceDocument[] {
  const parsed = serviceDocumentSchema.safeParse(result);
  if (parsed.success) return [parsed.data];
  log.warn({ problem: z.prettifyError(parsed.error) }, "the content service returned an invalid document");
  return [];
}
