import { z } from "zod";
import type { Section } from "../../domain/content/section.ts";
import { silentLog } from "../../ports/log.ts";
import { Place } from "./field.ts";
import { section } from "./section-fields.ts";

const reportSchema = z.object({ field: z.string(), problem: z.string() });

/** Reads a slice that an editor is working on: as a section, or why it is none. */
export function simulatedSlice(slice: unknown): { readonly section: Section } | { readonly problem: string } {
  const problems: string[] = [];
  const log = {
    ...silentLog,
    warn(fields: object) {
      const { field, problem } = reportSchema.parse(fields);
      problems.push(`${field}: ${problem}`);
    },
  };
  const read = section(slice, new Place({ id: "", type: "" }, log, "slice"));
  return read ? { section: read } : { problem: problems.join("; ") };
}
