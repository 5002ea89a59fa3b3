import { op, shape } from "../operation.ts";
import { PAGE, read } from "../parameters.ts";
import type { AuthorizedApp } from "../types/account.ts";
import type { Listed, PageQuery } from "../types/common.ts";

/** Applications that may use the account. */
export const authorizedApps = {
  /**
   * Lists the applications that may act for the account. `GET /authorized-apps`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  list: op("GET /authorized-apps", shape<{ query: PageQuery; response: Listed<"apps", AuthorizedApp> }>(), {
    query: PAGE,
    pages: "apps",
  }),
  /**
   * Reads an application that may act for the account. `GET /authorized-apps/{app_id}`. Errors: `Resource Not Found`
   * (404).
   */
  get: read("GET /authorized-apps/{app_id}", shape<{ response: AuthorizedApp }>()),
} as const;
