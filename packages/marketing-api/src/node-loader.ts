import type { Transport } from "../../../src/adapters/esp-rest/transport.ts";
import { undiciTransport } from "../../../src/adapters/esp-rest/undici-transport.ts";
import { loadFetch } from "./fetch-loader.ts";

/** Undici where it is installed and runs, which costs a fraction of `fetch`; otherwise `fetch`. */
export async function loadOnNode(): Promise<Transport> {
  try {
    return await undiciTransport();
  } catch {
    return loadFetch();
  }
}
