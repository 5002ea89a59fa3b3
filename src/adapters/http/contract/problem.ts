import { z } from "zod";

/** A problem document (RFC 9457): the body of all error responses of the API. */
export const problemSchema = z
  .object({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional().meta({
      description: "What was wrong, with the name of the field; absent if it is internal.",
    }),
    instance: z.string().meta({
      description: "The request id, which is also in the log.",
      examples: ["urn:request:req-1"],
    }),
  })
  .meta({ id: "Problem" });

export type Problem = Readonly<z.output<typeof problemSchema>>;
