import { createApi } from "../../ports/marketing-api/api.ts";
import type { ApiOf } from "../../ports/marketing-api/call.ts";
import type { Catalog } from "../../ports/marketing-api/operation.ts";
import { RestClient } from "./rest-client.ts";
import type { RestMarketingApiOptions } from "./settings.ts";
import type { Transport } from "./transport.ts";

/** A client that keeps connections open. */
export interface Closable {
  /** Waits for the calls in flight and closes the connections. A program may also exit without it. */
  close(): Promise<void>;
}

/**
 * The operations of a catalog over HTTP.
 *
 * @param loadTransport - Loads the HTTP transport, unless the options have a `fetch`. Called with the first call.
 */
export function openApi<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions,
  loadTransport: () => Promise<Transport>,
): ApiOf<C> & Closable {
  const client = new RestClient(options, loadTransport);
  return { ...createApi(rows, client.perform), close: () => client.close() };
}
