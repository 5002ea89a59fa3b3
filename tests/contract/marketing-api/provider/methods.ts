import {
  type ProviderMethod as Method,
  readProviderMethods,
} from "../../../../scripts/marketing-compat/provider-methods.ts";
import type { OperationData } from "../../../../src/ports/marketing-api/operations.ts";

/** How the provider's client calls one of our operations. */
export interface ProviderMethod {
  readonly operation: OperationData;
  /** Path of the method in the provider's client: `lists.getListMembersInfo`. */
  readonly method: string;
  /** A value for every query parameter. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** A text with characters that are reserved in URLs or not in ASCII. */
export const text = "50% of 1+1 & more? é/🎉#;='";
/** A timestamp; the server must not decode its plus sign as a space. */
const moment = "2026-11-21T08:00:00+00:00";

const LISTS = new Set(["fields", "exclude_fields", "action", "activity_filters"]);

/** The provider's method for each of our operations that its client has. */
export const providerMethods: readonly ProviderMethod[] = readProviderMethods().map(
  ({ group, name, operation }: Method) => ({
    operation,
    method: `${group}.${name}`,
    query: Object.fromEntries((operation.operation.rules.query ?? []).map((key) => [key, sampleOf(key)])),
  }),
);

/** Zero and `false` have to be sent, too. */
function sampleOf(parameter: string): unknown {
  if (LISTS.has(parameter)) return ["first", "se cond", "members.merge_fields.FNAME"];
  if (parameter === "count") return 7;
  if (parameter === "offset") return 0;
  if (/^(?:has|include|is|skip)_/.test(parameter)) return false;
  return /^(?:before|since)_/.test(parameter) ? moment : text;
}
