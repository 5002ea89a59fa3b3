import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type {
  BatchWebhook,
  BatchWebhookList,
  CreateBatchWebhook,
  UpdateBatchWebhook,
} from "../types/batches.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";

/** Webhooks for finished batches. */
export const batchWebhooks = {
  list: op("GET /batch-webhooks", shape<{ query: PageQuery; answer: BatchWebhookList }>(), {
    query: PAGE,
    pages: "webhooks",
  }),
  create: op("POST /batch-webhooks", shape<{ body: CreateBatchWebhook; answer: BatchWebhook }>(), {
    body: "required",
  }),
  get: op("GET /batch-webhooks/{batch_webhook_id}", shape<{ query: FieldsQuery; answer: BatchWebhook }>(), {
    query: FIELDS,
  }),
  update: op(
    "PATCH /batch-webhooks/{batch_webhook_id}",
    shape<{ body: UpdateBatchWebhook; answer: BatchWebhook }>(),
    { body: "required" },
  ),
  delete: op("DELETE /batch-webhooks/{batch_webhook_id}", shape<object>()),
} as const;
