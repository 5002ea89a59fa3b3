import { z } from "zod";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";

const scalar = z.union([z.string(), z.number()]);

/** A condition of a segment, as callers send it. Which kind it is, `checkConditions` sees. */
export const segmentCondition = z
  .object({
    condition_type: z.string().exactOptional(),
    field: z.string().exactOptional(),
    op: z.string().exactOptional(),
    value: z.union([scalar, z.boolean(), z.array(scalar)]).exactOptional(),
    extra: scalar.exactOptional(),
  })
  .pipe(z.any())
  .pipe(z.custom<SegmentCondition>());
