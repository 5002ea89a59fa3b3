import { fetchTransport } from "./fetch-transport.ts";
import type { Transport } from "./transport.ts";
import { undiciTransport } from "./undici-transport.ts";

/** Undici where it is installed and runs, as it needs a fraction of the CPU time of `fetch`; otherwise `fetch`. */
export async function nodeTransport(): Promise<Transport> {
  try {
    return await undiciTransport();
  } catch {
    return fetchTransport();
  }
}
