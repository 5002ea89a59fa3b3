import { items, list, read, response } from "../parameters.ts";
import type { AuthorizedApp } from "../types/account.ts";

/** Applications that may use the account. */
export const authorizedApps = {
  /**
   * Lists the applications that may act for the account. `GET /authorized-apps`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  list: list("GET /authorized-apps", items<AuthorizedApp>(), "apps"),
  /**
   * Reads an application that may act for the account. `GET /authorized-apps/{app_id}`. Errors: `Resource Not Found`
   * (404).
   */
  get: read("GET /authorized-apps/{app_id}", response<AuthorizedApp>()),
} as const;
