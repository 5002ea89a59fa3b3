import { op, shape } from "../operation.ts";
import type { Ping } from "../types/account.ts";

/** Whether the service is up and the credentials hold. */
export const ping = {
  get: op("GET /ping", shape<{ answer: Ping }>()),
} as const;
