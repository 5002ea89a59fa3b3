import { op, shape } from "../operation.ts";
import type { CampaignSearchResult, SearchCampaignsQuery } from "../types/search.ts";

/** Search for campaigns. */
export const searchCampaigns = {
  search: op(
    "GET /search-campaigns",
    shape<{ query: SearchCampaignsQuery; answer: CampaignSearchResult }>(),
    { requires: ["query"] },
  ),
} as const;
