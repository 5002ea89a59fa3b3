/** The client. */
import {
  type Closable,
  createRestApi,
  createRestMarketingApi,
} from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import type { ApiOf, Options } from "../../../src/ports/marketing-api/call.ts";
import type { Catalog } from "../../../src/ports/marketing-api/operation.ts";
import type { RouteCalls } from "../../../src/ports/marketing-api/route-request.ts";
import type { MergeValues } from "../../../src/ports/marketing-api/types/members.ts";

export * from "./exports.ts";

/**
 * All operations of the Marketing API, for one account. `M` types the merge fields of its lists:
 * `createMarketingApi<{ FNAME: string }>({ apiKey })`. With invalid options, each call fails with `configuration`.
 */
export function createMarketingApi<M extends MergeValues = MergeValues>(
  options: RestMarketingApiOptions = {},
): MarketingApi<M> & Closable {
  return createRestMarketingApi<M>(options);
}

/**
 * Some operations of the Marketing API: `createMarketingApiOf({ lists: { members } }, { apiKey })`, with groups of
 * `marketing-api-client/catalog`. A bundle then contains only those. Errors name operations as they are nested here.
 */
export function createMarketingApiOf<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions = {},
): ApiOf<C> & RouteCalls<Options> & Closable {
  return createRestApi(rows, options);
}
