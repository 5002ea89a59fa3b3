import { items, list, read, response } from "../parameters.ts";
import type { AuthorizedApp } from "../types/account.ts";

/** Applications that may use the account. */
export const authorizedApps = {
  /** Lists the applications that may act for the account. */
  list: list("GET /authorized-apps", items<AuthorizedApp>(), "apps"),
  /** Reads an application that may act for the account. */
  get: read("GET /authorized-apps/{app_id}", response<AuthorizedApp>()),
} as const;
