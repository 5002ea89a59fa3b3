import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { createMarketingApi } from "../../ports/marketing-api/create-marketing-api.ts";
import type { MergeValues } from "../../ports/marketing-api/types/members.ts";
import type { Closable } from "./open-api.ts";
import { RestClient } from "./rest-client.ts";
import type { RestMarketingApiOptions } from "./settings.ts";
import type { Transport } from "./transport.ts";

/**
 * All operations and their aliases over HTTP.
 *
 * @param loadTransport - Loads the HTTP transport, unless the options have a `fetch`. Called with the first call.
 */
export function openMarketingApi<M extends MergeValues>(
  options: RestMarketingApiOptions,
  loadTransport: () => Promise<Transport>,
): MarketingApi<M> & Closable {
  const client = new RestClient(options, loadTransport);
  return { ...createMarketingApi<M>(client.perform), close: () => client.close() };
}
