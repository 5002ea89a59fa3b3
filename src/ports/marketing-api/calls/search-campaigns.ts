import type { Call, Options } from "../call.ts";
import type { searchCampaigns } from "../catalog/search-campaigns.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof searchCampaigns;

/** Search for campaigns. */
export interface SearchCampaignsCalls<M extends MergeValues, Rest extends Options> {
  /** Finds campaigns by their text. `GET /search-campaigns`. */
  readonly search: Call<Rows["search"], M, Rest>;
}
