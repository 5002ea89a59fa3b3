import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { Batch, BatchList, CreateBatch } from "../types/batches.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";

/** Many calls in one, performed asynchronously. */
export const batches = {
  list: op("GET /batches", shape<{ query: PageQuery; answer: BatchList }>(), {
    query: PAGE,
    pages: "batches",
  }),
  create: op("POST /batches", shape<{ body: CreateBatch; answer: Batch }>(), { body: "required" }),
  get: op("GET /batches/{batch_id}", shape<{ query: FieldsQuery; answer: Batch }>(), { query: FIELDS }),
  delete: op("DELETE /batches/{batch_id}", shape<object>()),
} as const;
