import { op } from "../operation.ts";
import { response } from "../parameters.ts";
import type { Ping } from "../types/account.ts";

/** Checks the service and the credentials. */
export const ping = {
  /** Checks that the service is up and accepts the key. A wrong key fails with `API Key Invalid` (401). */
  get: op("GET /ping", response<Ping>()),
} as const;
