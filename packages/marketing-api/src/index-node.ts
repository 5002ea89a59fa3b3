/** The client on Node: over undici where it is installed, else over `fetch`. Its types are those of `index.ts`. */

import { nodeTransport } from "../../../src/adapters/esp-rest/node-transport.ts";
import { type Closable, openApi } from "../../../src/adapters/esp-rest/open-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import type { ApiOf, MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";
import type { Catalog } from "../../../src/ports/marketing-api/operation.ts";

export * from "./exports.ts";

/**
 * The Marketing API for one account: all its operations. Options with which no call can be made show as a
 * `configuration` failure of each call.
 */
export function createMarketingApi(options: RestMarketingApiOptions = {}): MarketingApi & Closable {
  return openApi(catalog, options, nodeTransport);
}

/**
 * Some operations of the Marketing API: `createMarketingApiOf({ members }, { apiKey })`, with groups of
 * `larkfield-marketing-api/catalog`. A bundle then has those alone.
 */
export function createMarketingApiOf<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions = {},
): ApiOf<C> & Closable {
  return openApi(rows, options, nodeTransport);
}
