import { read, response } from "../parameters.ts";
import type { Account } from "../types/account.ts";

/** The account itself. */
export const root = {
  /** Reads the account: owner, plan and statistics. */
  get: read("GET /", response<Account>()),
} as const;
