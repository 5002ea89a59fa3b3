import { createApi } from "../../ports/marketing-api/api.ts";
import type { ApiOf } from "../../ports/marketing-api/call.ts";
import type { Catalog } from "../../ports/marketing-api/operation.ts";
import { RestClient } from "./rest-client.ts";
import type { RestMarketingApiOptions } from "./settings.ts";

/** A client whose calls can be waited for. */
export interface Closable {
  /** Waits for the calls that have been made; later calls are rejected. A program may also exit without it. */
  close(): Promise<void>;
}

/** The operations of a catalog over HTTP. */
export function openApi<const C extends Catalog>(
  rows: C,
  options: RestMarketingApiOptions,
): ApiOf<C> & Closable {
  const client = new RestClient(options);
  return { ...createApi(rows, client.perform), close: () => client.close() };
}
