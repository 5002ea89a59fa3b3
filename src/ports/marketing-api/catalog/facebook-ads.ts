import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery } from "../types/common.ts";
import type { FacebookAd, FacebookAdList, ListFacebookAdsQuery } from "../types/facebook-ads.ts";

/** Facebook ads; they can only be read. */
export const facebookAds = {
  list: op("GET /facebook-ads", shape<{ query: ListFacebookAdsQuery; answer: FacebookAdList }>(), {
    query: [...PAGE, "sort_field", "sort_dir"],
    pages: "facebook_ads",
  }),
  get: op("GET /facebook-ads/{outreach_id}", shape<{ query: FieldsQuery; answer: FacebookAd }>(), {
    query: FIELDS,
  }),
} as const;
