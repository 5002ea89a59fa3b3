/** The client, over `fetch`: for every runtime but Node, which has its own entry. */
import { type Closable, openApi } from "../../../src/adapters/esp-rest/open-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import type { ApiOf, MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";
import type { Catalog } from "../../../src/ports/marketing-api/operation.ts";
import { loadFetch } from "./fetch-loader.ts";

export * from "./exports.ts";

/**
 * The Marketing API for one account: all its operations. Options with which no call can be made show as a
 * `configuration` failure of each call.
 */
export function createMarketingApi(options: RestMarketingApiOptions = {}): MarketingApi & Closable {
  return openApi(catalog, options, loadFetch);
}

/**
 * Some operations of the Marketing API: `createMarketingApiOf({ members }, { apiKey })`, with groups of
 * `larkfield-marketing-api/catalog`. A bundle then has those alone.
 */
export function createMarketingApiOf<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions = {},
): ApiOf<C> & Closable {
  return openApi(rows, options, loadFetch);
}
