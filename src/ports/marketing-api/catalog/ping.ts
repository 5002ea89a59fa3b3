import { op, shape } from "../operation.ts";
import type { Ping } from "../types/account.ts";

/** Checks the service and the credentials. */
export const ping = {
  get: op("GET /ping", shape<{ answer: Ping }>()),
} as const;
