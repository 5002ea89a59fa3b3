import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { AccountExport, CreateAccountExport } from "../types/account.ts";
import type { FieldsQuery, Listed, PageQuery } from "../types/common.ts";

/** Exports of the account. */
export const accountExports = {
  /**
   * Lists the exports of the account's data, finished or not. `GET /account-exports`. Pages of 10 (`count`: at most
   * 1000); `.all()` iterates over all.
   */
  list: op(
    "GET /account-exports",
    shape<{ query: PageQuery; response: Listed<"exports", AccountExport> }>(),
    {
      query: PAGE,
      pages: "exports",
    },
  ),
  /**
   * Starts an export of the account's data: the stages in `include_stages`. One at a time, one per day.
   * `POST /account-exports`. Errors: `Invalid Resource` (400).
   */
  create: op("POST /account-exports", shape<{ body: CreateAccountExport; response: AccountExport }>(), {
    body: "required",
  }),
  /**
   * Reads an export; once finished, it has a `download_url`. `GET /account-exports/{export_id}`. Errors:
   * `Resource Not Found` (404).
   */
  get: op("GET /account-exports/{export_id}", shape<{ query: FieldsQuery; response: AccountExport }>(), {
    query: FIELDS,
  }),
} as const;
