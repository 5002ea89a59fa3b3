import { op, shape } from "../operation.ts";
import type { Batch, BatchList, CreateBatch } from "../types/batches.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";

/** Many calls in one, carried out later. */
export const batches = {
  list: op("GET /batches", shape<{ query: PageQuery; answer: BatchList }>(), { pages: "batches" }),
  create: op("POST /batches", shape<{ body: CreateBatch; answer: Batch }>(), { body: "required" }),
  get: op("GET /batches/{batch_id}", shape<{ query: FieldsQuery; answer: Batch }>()),
  delete: op("DELETE /batches/{batch_id}", shape<object>()),
} as const;
