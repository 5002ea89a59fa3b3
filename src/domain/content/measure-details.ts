import type { Link } from "../links/link.ts";
import type { Translatable } from "./translatable.ts";

/** Who has looked at a figure beside the company, as editors choose it. */
export const ASSURANCES = ["Audited", "Reviewed", "Unaudited"] as const;

export type Assurance = (typeof ASSURANCES)[number];

/** What is said of a measure. */
export interface MeasureDetails extends Translatable<"definition"> {
  readonly definition?: string | undefined;
  /** To how it is made of figures of the accounts. */
  readonly reconciliation?: Link | undefined;
  readonly assurance?: Assurance | undefined;
}
