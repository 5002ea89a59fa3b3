import { Exchange } from "./exchange.ts";
import type { Transport } from "./transport.ts";

/**
 * The transport over undici, the fastest one on Node. It is loaded with the first call, so that the start of a program does
 * not wait for it.
 *
 * @throws {Error} When undici is not installed, does not run here, or is too old.
 */
export async function undiciTransport(): Promise<Transport> {
  const { Client, cacheStores } = await import("undici");
  // Version 7 introduced this export; before it, handlers had other methods.
  if (cacheStores === undefined) throw new Error("undici 7 or later is needed");
  // The deadline of a call replaces the timeouts of the library.
  const timeouts = { headersTimeout: 0, bodyTimeout: 0 };
  return ({ origin, ca }) =>
    () => {
      const client = new Client(origin, {
        allowH2: false,
        ...timeouts,
        ...(ca !== undefined && { connect: { ca } }),
      });
      return {
        exchange: (request, limit, maxBytes) => Exchange.over(client, request, limit, maxBytes),
        close: () => client.close(),
      };
    };
}
