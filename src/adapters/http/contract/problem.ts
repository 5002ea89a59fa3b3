import { z } from "zod";

/** Why an address was not signed up. */
const SIGN_UP_REASONS = ["invalid-address", "implausible-address", "suspected-bot", "busy"] as const;

/** A problem document (RFC 9457): the body of all error responses of the API. */
export const problemSchema = z
  .object({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional().meta({
      description: "What was wrong, with the name of the field; absent if it is internal.",
    }),
    reason: z.enum(SIGN_UP_REASONS).optional().meta({
      description: "Why an address was not signed up, for programs; absent for other errors.",
    }),
    instance: z.string().meta({
      description: "The request id, which is also in the log.",
      examples: ["urn:request:req-1"],
    }),
  })
  .meta({ id: "Problem" });

export type Problem = Readonly<z.output<typeof problemSchema>>;
