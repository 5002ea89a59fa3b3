import { createApi, type MarketingApi, routeCalls } from "../../ports/marketing-api/api.ts";
import type { ApiOf, Options } from "../../ports/marketing-api/call.ts";
import { createMarketingApi } from "../../ports/marketing-api/create-marketing-api.ts";
import type { Catalog } from "../../ports/marketing-api/operation.ts";
import type { RouteCalls } from "../../ports/marketing-api/route-request.ts";
import type { MergeValues } from "../../ports/marketing-api/types/members.ts";
import { downloadResultsBy } from "./batch-results.ts";
import { RestClient } from "./rest-client.ts";
import type { RestMarketingApiOptions } from "./settings.ts";

/** A client whose calls can be waited for. */
export interface Closable {
  /** Waits for the calls that have been made; later calls are rejected. A program may also exit without it. */
  close(): Promise<void>;
}

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
  const api = createMarketingApi<M>(client.perform);
  downloadResultsBy(api.batches, client.fetch);
  return { ...api, close: () => client.close() };
}

/** The operations of a catalog over HTTP. */
export function createRestApi<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions,
): ApiOf<C> & RouteCalls<Options> & Closable {
  const client = new RestClient(options);
  const api = createApi(rows, client.perform);
  for (const group of Object.values<object>(api)) downloadResultsBy(group, client.fetch);
  return { ...routeCalls(client.perform), ...api, close: () => client.close() };
}
