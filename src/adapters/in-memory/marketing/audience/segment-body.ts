import { z } from "zod";

const scalar = z.union([z.string(), z.number()]);

/** A condition of a segment, as callers send it. */
export const segmentCondition = z.object({
  condition_type: z.string().exactOptional(),
  field: z.string().exactOptional(),
  op: z.string().exactOptional(),
  value: z.union([scalar, z.boolean(), z.array(scalar)]).exactOptional(),
  extra: scalar.exactOptional(),
});
