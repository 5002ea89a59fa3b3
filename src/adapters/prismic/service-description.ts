import { z } from "zod";

/** What the content service says of itself at the address of its API (facts of the provider's repository API). */
const descriptionSchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
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
 * @throws ZodError for what is none; Error if nothing in it is published.
 */
export function serviceDescriptionIn(json: object): ServiceDescription {
  const { refs, integrationFieldsRef } = descriptionSchema.parse(json);
  const master = refs.find(({ isMasterRef }) => isMasterRef === true);
  if (master === undefined) throw new Error("the service does not say what is published");
  return { masterRef: master.ref, integrationFieldsRef: integrationFieldsRef ?? undefined };
}
