import { createApi, type MarketingApi } from "../../ports/marketing-api/api.ts";
import { catalog } from "../../ports/marketing-api/catalog.ts";
import { RestClient } from "./rest-client.ts";
import type { RestMarketingApiOptions } from "./settings.ts";

/** The Marketing API over HTTP. */
export type RestMarketingApi = MarketingApi & {
  /** Waits for the calls under way and closes the connections. A program may also just end. */
  close(): Promise<void>;
};

/**
 * The Marketing API over HTTP, for one account. Costs little until the first call. Options with which no call can be
 * made show as a `configuration` failure of each call.
 */
export function createRestMarketingApi(options: RestMarketingApiOptions = {}): RestMarketingApi {
  const client = new RestClient(options);
  return { ...createApi(catalog, client.perform), close: () => client.close() };
}
