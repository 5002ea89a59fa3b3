import { Exchange } from "./exchange.ts";
import type { Transport } from "./transport.ts";

/**
 * Undici, the quickest way on Node. Loaded when it is called: a program that makes no call should not wait for it.
 *
 * @throws {Error} When undici is not installed, does not run here, or is too old.
 */
export async function undiciTransport(): Promise<Transport> {
  const { Client, cacheStores } = await import("undici");
  // Before version 7, which brought this, its handlers had other methods.
  if (cacheStores === undefined) throw new Error("undici 7 or later is needed");
  // The deadline of a call is the limit; the library's own would be others.
  const timeouts = { headersTimeout: 0, bodyTimeout: 0 };
  return ({ origin, ca }) =>
    () => {
      const client = new Client(origin, {
        allowH2: false,
        ...timeouts,
        ...(ca !== undefined && { connect: { ca } }),
      });
      return {
        exchange: (request, limit, most) => Exchange.over(client, request, limit, most),
        close: () => client.close(),
      };
    };
}
