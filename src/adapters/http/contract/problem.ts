import { z } from "zod";

/** A problem document (RFC 9457), the body of every error that the API answers. */
export const problemSchema = z
  .object({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional().meta({
      description:
        "What was wrong, in words that name the field; absent where it would tell an outsider too much.",
    }),
    instance: z.string().meta({
      description: "The request, as the log names it.",
      examples: ["urn:request:req-1"],
    }),
  })
  .meta({ id: "Problem" });

export type Problem = Readonly<z.output<typeof problemSchema>>;
