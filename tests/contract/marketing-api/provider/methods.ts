import type { catalog } from "../../../../src/ports/marketing-api/catalog.ts";
import { type OperationData, operations } from "../../../../src/ports/marketing-api/operations.ts";
import { accountMethods } from "./account-methods.ts";
import { campaignMethods } from "./campaign-methods.ts";
import { ecommerceMethods } from "./ecommerce-methods.ts";
import { listMethods } from "./list-methods.ts";
import { memberAt } from "./member-at.ts";
import { reportMethods } from "./report-methods.ts";
import type { Rows } from "./rows.ts";

const methods: Rows<typeof catalog> = {
  ...listMethods,
  ...ecommerceMethods,
  ...reportMethods,
  ...campaignMethods,
  ...accountMethods,
};

/** How the provider's client calls one of our operations. */
export interface ProviderMethod {
  readonly operation: OperationData;
  /** Path of the method in the provider's client: `lists.getListMembersInfo`. */
  readonly method: string;
  /** A value for every query parameter. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** The provider's method for every one of our operations. */
export const providerMethods: readonly ProviderMethod[] = operations.map((operation) => {
  const row = memberAt(methods, operation.name);
  if (!Array.isArray(row)) throw new Error(`The table names no method for ${operation.name}`);
  return { operation, method: String(row[0]), query: { ...row[1] } };
});
