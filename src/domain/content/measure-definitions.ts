import type { Link } from "../links/link.ts";
import { comparableName } from "../text/comparable-name.ts";
import { oncePerContent } from "./content.ts";
import { sectionsOf } from "./content-item.ts";
import type { Assurance, MeasureDetails } from "./measure-details.ts";
import type { Section } from "./section.ts";
import type { Translatable } from "./translatable.ts";

/** The definition of a measure, as an editor enters it. */
export interface MeasureDefinition extends Translatable<"measure" | "definition"> {
  /** Its name in the table. Default: all measures of it. */
  readonly measure?: string | undefined;
  readonly definition?: string | undefined;
  /** To how it is made of figures of the accounts. */
  readonly reconciliation?: Link | undefined;
  readonly assurance?: Assurance | undefined;
}

/** A section that says what its measures are, which a capability declares. */
interface Defining {
  readonly definitions?: readonly MeasureDefinition[] | undefined;
}

/**
 * What the tables of all pages say of a measure, so that it is said wherever the measure stands. Nothing of one that two tables
 * define in different words: nobody knows which of them is meant. Assurance is left out, since it is that of one table.
 */
export const definitionsIn = oncePerContent((content) => {
  const found = new Map<
    string,
    Pick<MeasureDetails, "definition" | "reconciliation" | "wordsIn"> | undefined
  >();
  for (const { measure, definition, reconciliation, wordsIn } of content.items
    .flatMap(sectionsOf)
    .flatMap(definitionsOf)) {
    if (measure === undefined || (definition ?? reconciliation) === undefined) continue;
    const name = comparableName(measure);
    const details = { definition, reconciliation, wordsIn };
    const isOther = found.has(name) && JSON.stringify(found.get(name)) !== JSON.stringify(details);
    found.set(name, isOther ? undefined : details);
  }
  return (measure: string): MeasureDetails | undefined => found.get(comparableName(measure));
});

function definitionsOf({ definitions = [] }: Section & Defining): readonly MeasureDefinition[] {
  return definitions;
}
