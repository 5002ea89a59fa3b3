/** The client. The build makes two entries of it: over undici or `fetch` on Node, over `fetch` elsewhere. */
import { type Closable, openApi } from "../../../src/adapters/esp-rest/open-api.ts";
import { openMarketingApi } from "../../../src/adapters/esp-rest/open-marketing-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import type { ApiOf } from "../../../src/ports/marketing-api/call.ts";
import type { Catalog } from "../../../src/ports/marketing-api/operation.ts";
import type { MergeValues } from "../../../src/ports/marketing-api/types/members.ts";
import { loadTransport } from "./fetch-loader.ts";

export * from "./exports.ts";

/**
 * The Marketing API for one account: all its operations. `M` says which merge fields its lists have:
 * `createMarketingApi<{ FNAME: string }>({ apiKey })`. Options with which no call can be made show as a
 * `configuration` failure of each call.
 */
export function createMarketingApi<M extends MergeValues = MergeValues>(
  options: RestMarketingApiOptions = {},
): MarketingApi<M> & Closable {
  return openMarketingApi<M>(options, loadTransport);
}

/**
 * Some operations of the Marketing API: `createMarketingApiOf({ members }, { apiKey })`, with groups of
 * `marketing-api-client/catalog`. A bundle then has those alone.
 */
export function createMarketingApiOf<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions = {},
): ApiOf<C> & Closable {
  return openApi(rows, options, loadTransport);
}
