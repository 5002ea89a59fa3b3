import { z } from "zod";

/** The response at the URL of the API. */
const descriptionSchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
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
 * @throws ZodError for an invalid description; Error if there is no published ref.
 */
export function serviceDescriptionIn(json: object): ServiceDescription {
  const { refs, integrationFieldsRef } = descriptionSchema.parse(json);
  const master = refs.find(({ isMasterRef }) => isMasterRef === true);
  if (master === undefined) throw new Error("the service does not say what is published");
  return { masterRef: master.ref, integrationFieldsRef: integrationFieldsRef ?? undefined };
}
