import { z } from "zod";

/** The response at the URL of the API. */
const descriptionSchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  languages: z.array(z.object({ id: z.string() })).optional(),
  /** The ref of integration fields, whose content comes from other systems. It is sent with every query. */
  integrationFieldsRef: z.string().nullish(),
});

export interface ServiceDescription {
  /** The published ref. */
  readonly masterRef: string;
  readonly integrationFieldsRef: string | undefined;
}

/**
 * Parses the description of the repository.
 *
 * @param language - The language of the content. Default: any.
 * @throws ZodError for an invalid description; Error if there is no published ref, or no content in the language.
 */
export function serviceDescriptionIn(json: object, language?: string): ServiceDescription {
  const { refs, integrationFieldsRef, languages } = descriptionSchema.parse(json);
  if (language !== undefined && languages?.every(({ id }) => id !== language))
    throw new Error(
      `the content is not in ${language} but in ${languages.map(({ id }) => id).join(", ")}: set CONTENT_LANGUAGE`,
    );
  const master = refs.find(({ isMasterRef }) => isMasterRef === true);
  if (master === undefined) throw new Error("the service returned no published ref");
  return { masterRef: master.ref, integrationFieldsRef: integrationFieldsRef ?? undefined };
}
