import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { AccountExport, AccountExportList, CreateAccountExport } from "../types/account-exports.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";

/** Exports of the account. */
export const accountExports = {
  list: op("GET /account-exports", shape<{ query: PageQuery; answer: AccountExportList }>(), {
    query: PAGE,
    pages: "exports",
  }),
  create: op("POST /account-exports", shape<{ body: CreateAccountExport; answer: AccountExport }>(), {
    body: "required",
  }),
  get: op("GET /account-exports/{export_id}", shape<{ query: FieldsQuery; answer: AccountExport }>(), {
    query: FIELDS,
  }),
} as const;
