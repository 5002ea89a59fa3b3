import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { ConnectedSite, ConnectedSiteList, CreateConnectedSite } from "../types/connected-sites.ts";

/** Websites connected to the account. */
export const connectedSites = {
  list: op("GET /connected-sites", shape<{ query: PageQuery; answer: ConnectedSiteList }>(), {
    query: PAGE,
    pages: "sites",
  }),
  create: op("POST /connected-sites", shape<{ body: CreateConnectedSite; answer: ConnectedSite }>(), {
    body: "required",
  }),
  get: op(
    "GET /connected-sites/{connected_site_id}",
    shape<{ query: FieldsQuery; answer: ConnectedSite }>(),
    { query: FIELDS },
  ),
  delete: op("DELETE /connected-sites/{connected_site_id}", shape<object>()),
  verifyScriptInstallation: op(
    "POST /connected-sites/{connected_site_id}/actions/verify-script-installation",
    shape<object>(),
    { safe: true },
  ),
} as const;
