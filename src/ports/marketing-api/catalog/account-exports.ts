import { op, shape } from "../operation.ts";
import { PAGE, read, write } from "../parameters.ts";
import type { AccountExport, CreateAccountExport } from "../types/account.ts";
import type { Listed, PageQuery } from "../types/common.ts";

/** Exports of the account. */
export const accountExports = {
  /**
   * Lists the exports of the account's data, finished or not. `GET /account-exports`. Pages of 10 (`count`: at most
   * 1000); `.all()` iterates over all.
   */
  list: op(
    "GET /account-exports",
    shape<{ query: PageQuery; response: Listed<"exports", AccountExport> }>(),
    { query: PAGE, pages: "exports" },
  ),
  /**
   * Starts an export of the account's data: the stages in `include_stages`. One at a time, one per day.
   * `POST /account-exports`. Errors: `Invalid Resource` (400).
   */
  create: write("POST /account-exports", shape<{ body: CreateAccountExport; response: AccountExport }>()),
  /**
   * Reads an export; once finished, it has a `download_url`. `GET /account-exports/{export_id}`. Errors:
   * `Resource Not Found` (404).
   */
  get: read("GET /account-exports/{export_id}", shape<{ response: AccountExport }>()),
} as const;
