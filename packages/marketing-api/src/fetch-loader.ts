import { fetchTransport } from "../../../src/adapters/esp-rest/fetch-transport.ts";
import type { Transport } from "../../../src/adapters/esp-rest/transport.ts";

/** The runtime's own `fetch`. */
export async function loadTransport(): Promise<Transport> {
  return fetchTransport();
}
