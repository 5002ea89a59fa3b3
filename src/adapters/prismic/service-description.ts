import { z } from "zod";

/** What the content service says of itself at the address of its API (facts of the provider's repository API). */
const descriptionSchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  languages: z.array(z.object({ id: z.string() })).optional(),
  /** Names the state of what other systems have put into the content; goes with every query. */
  integrationFieldsRef: z.string().nullish(),
});

export interface ServiceDescription {
  /** Names what is published now. */
  readonly masterRef: string;
  readonly integrationFieldsRef: string | undefined;
}

/**
 * Reads the service's description of itself.
 *
 * @param language - One that its content is to be in; else it may be in any.
 * @throws ZodError for what is none; Error if nothing in it is published, or nothing in that language.
 */
export function serviceDescriptionIn(json: object, language?: string): ServiceDescription {
  const { refs, integrationFieldsRef, languages } = descriptionSchema.parse(json);
  if (language !== undefined && languages?.every(({ id }) => id !== language))
    throw new Error(
      `the content is not in ${language} but in ${languages.map(({ id }) => id).join(", ")}: set CONTENT_LANGUAGE`,
    );
  const master = refs.find(({ isMasterRef }) => isMasterRef === true);
  if (master === undefined) throw new Error("the service does not say what is published");
  return { masterRef: master.ref, integrationFieldsRef: integrationFieldsRef ?? undefined };
}
