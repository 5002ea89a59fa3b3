import { op, shape } from "../operation.ts";
import type { AccountExport, AccountExportList, CreateAccountExport } from "../types/account-exports.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";

/** Exports of the account. */
export const accountExports = {
  list: op("GET /account-exports", shape<{ query: PageQuery; answer: AccountExportList }>(), {
    pages: "exports",
  }),
  create: op("POST /account-exports", shape<{ body: CreateAccountExport; answer: AccountExport }>(), {
    body: "required",
  }),
  get: op("GET /account-exports/{export_id}", shape<{ query: FieldsQuery; answer: AccountExport }>()),
} as const;
