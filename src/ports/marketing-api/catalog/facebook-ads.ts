import { op, shape } from "../operation.ts";
import { paged, read, response } from "../parameters.ts";
import type { Listed } from "../types/common.ts";
import type { FacebookAd, ListFacebookAdsQuery } from "../types/facebook-ads.ts";

/** Facebook ads; they can only be read. */
export const facebookAds = {
  /** Lists the Facebook ads of the account. */
  list: op(
    "GET /facebook-ads",
    shape<{ query: ListFacebookAdsQuery; response: Listed<"facebook_ads", FacebookAd> }>(),
    { query: paged("sort_field", "sort_dir"), pages: "facebook_ads" },
  ),
  /** Reads a Facebook ad. */
  get: read("GET /facebook-ads/{outreach_id}", response<FacebookAd>()),
} as const;
