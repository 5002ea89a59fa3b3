import { exchange, items, list, read, response, write } from "../parameters.ts";
import type { AccountExport, CreateAccountExport } from "../types/account.ts";

/** Exports of the account. */
export const accountExports = {
  /** Lists the exports of the account's data, finished or not. */
  list: list("GET /account-exports", items<AccountExport>(), "exports"),
  /** Starts an export of the account's data: the stages in `include_stages`. One at a time, one per day. */
  create: write("POST /account-exports", exchange<CreateAccountExport, AccountExport>()),
  /** Reads an export; once finished, it has a `download_url`. */
  get: read("GET /account-exports/{export_id}", response<AccountExport>()),
} as const;
