import type { catalog } from "../../../../src/ports/marketing-api/catalog.ts";
import { type OperationData, operations } from "../../../../src/ports/marketing-api/operations.ts";
import { accountMethods } from "./account-methods.ts";
import { campaignMethods } from "./campaign-methods.ts";
import { ecommerceMethods } from "./ecommerce-methods.ts";
import { listMethods } from "./list-methods.ts";
import { memberAt } from "./member-at.ts";
import { reportMethods } from "./report-methods.ts";
import { NONE, type Rows } from "./rows.ts";

const methods: Rows<typeof catalog> = {
  ...listMethods,
  ...ecommerceMethods,
  ...reportMethods,
  ...campaignMethods,
  ...accountMethods,
  audiences: {
    list: NONE,
    get: NONE,
    contacts: { list: NONE, create: NONE, get: NONE, update: NONE, archive: NONE, forget: NONE },
  },
  smsCampaigns: {
    list: NONE,
    create: NONE,
    get: NONE,
    update: NONE,
    delete: NONE,
    send: NONE,
    schedule: NONE,
    cancelSend: NONE,
    content: { get: NONE, set: NONE },
  },
};

/** How the provider's client calls one of our operations. */
export interface ProviderMethod {
  readonly operation: OperationData;
  /** Path of the method in the provider's client: `lists.getListMembersInfo`. */
  readonly method: string;
  /** A value for every query parameter. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** The provider's method for each of our operations that its client has. */
export const providerMethods: readonly ProviderMethod[] = operations.flatMap((operation) => {
  const row = memberAt(methods, operation.name);
  if (row === NONE) return [];
  if (!Array.isArray(row)) throw new Error(`The table names no method for ${operation.name}`);
  return { operation, method: String(row[0]), query: { ...row[1] } };
});
