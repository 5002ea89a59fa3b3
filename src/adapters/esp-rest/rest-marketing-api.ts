import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { createMarketingApi } from "../../ports/marketing-api/create-marketing-api.ts";
import type { MergeValues } from "../../ports/marketing-api/types/members.ts";
import type { Closable } from "./open-api.ts";
import { RestClient } from "./rest-client.ts";
import type { RestMarketingApiOptions } from "./settings.ts";

/** The Marketing API over HTTP. */
export type RestMarketingApi<M extends MergeValues = MergeValues> = MarketingApi<M> & Closable;

/**
 * The Marketing API over HTTP, for one account: all operations and their aliases. `M` says which merge fields its lists have:
 * `createRestMarketingApi<{ FNAME: string }>({ apiKey })`. Costs little until the first call. Options with which no call can be
 * made show as a `configuration` failure of each call.
 */
export function createRestMarketingApi<M extends MergeValues = MergeValues>(
  options: RestMarketingApiOptions = {},
): RestMarketingApi<M> {
  const client = new RestClient(options);
  return { ...createMarketingApi<M>(client.perform), close: () => client.close() };
}
