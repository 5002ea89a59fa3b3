import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { AuthorizedApp, AuthorizedAppList } from "../types/authorized-apps.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";

/** Applications that may use the account. */
export const authorizedApps = {
  list: op("GET /authorized-apps", shape<{ query: PageQuery; answer: AuthorizedAppList }>(), {
    query: PAGE,
    pages: "apps",
  }),
  get: op("GET /authorized-apps/{app_id}", shape<{ query: FieldsQuery; answer: AuthorizedApp }>(), {
    query: FIELDS,
  }),
} as const;
