import type { z } from "zod";
import type { Content } from "../../../domain/content/content.ts";
import type { Section } from "../../../domain/content/section.ts";
import type { StatedFact } from "./fact-ids.ts";

/** Where the facts of a section stand, and what they are made from. */
export interface FactSource {
  /** The page: its public address, and when it was last published, ISO 8601 in UTC. */
  readonly place: { readonly page: string; readonly published?: string | undefined };
  readonly content: Content;
  /** The day for which they are made, `YYYY-MM-DD`. */
  readonly today: string;
  /** Public origin of the site. */
  readonly origin: string;
}

/** A list of facts, and the facts of a section that belong to it. */
export interface FactList {
  readonly schema: z.ZodArray;
  readonly of: (section: Section, source: FactSource) => readonly StatedFact[];
}

/** A list whose facts conform to its schema. */
export function factList<Fact extends z.ZodType<unknown, StatedFact>>(
  schema: z.ZodArray<Fact>,
  of: (section: Section, source: FactSource) => readonly z.input<Fact>[],
): FactList {
  return { schema, of };
}
