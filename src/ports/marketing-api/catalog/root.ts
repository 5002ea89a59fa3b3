import { op, shape } from "../operation.ts";
import type { Account } from "../types/account.ts";
import type { FieldsQuery } from "../types/common.ts";

/** The account itself. */
export const root = {
  get: op("GET /", shape<{ query: FieldsQuery; answer: Account }>()),
} as const;
