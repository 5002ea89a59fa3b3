import { op, shape } from "../operation.ts";
import { narrowed } from "../parameters.ts";
import type { CampaignSearchResult, SearchCampaignsQuery } from "../types/search.ts";

/** Search for campaigns. */
export const searchCampaigns = {
  /** Finds campaigns by their text. */
  search: op(
    "GET /search-campaigns",
    shape<{ query: SearchCampaignsQuery; response: CampaignSearchResult }>(),
    { query: narrowed("query"), requires: ["query"] },
  ),
} as const;
