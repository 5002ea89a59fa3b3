import { op, shape } from "../operation.ts";
import { FIELDS } from "../parameters.ts";
import type { Account } from "../types/account.ts";
import type { FieldsQuery } from "../types/common.ts";

/** The account itself. */
export const root = {
  /** Reads the account: owner, plan and statistics. `GET /`. */
  get: op("GET /", shape<{ query: FieldsQuery; response: Account }>(), { query: FIELDS }),
} as const;
