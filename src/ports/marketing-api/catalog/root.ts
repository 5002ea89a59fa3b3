import { shape } from "../operation.ts";
import { read } from "../parameters.ts";
import type { Account } from "../types/account.ts";

/** The account itself. */
export const root = {
  /** Reads the account: owner, plan and statistics. `GET /`. */
  get: read("GET /", shape<{ response: Account }>()),
} as const;
