import { z } from "zod";
import { badRequest } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";

/** Maximum number of batch webhooks; a limit of the service. */
const MAX_WEBHOOKS = 20;

const body = z.object({
  url: z.url({ protocol: /^https?$/, error: "Please provide a valid URL." }),
  enabled: z.boolean().exactOptional(),
});

const webhooks = resource({
  scope: [],
  id: "batch_webhook_id",
  table: (state) => state.batchWebhooks,
  idOf: ({ id }) => id,
  body,
  changes: body.exactPartial(),
  make({ url, enabled = true }, call) {
    if (Object.keys(call.state.batchWebhooks).length >= MAX_WEBHOOKS) {
      throw badRequest(`There can be ${MAX_WEBHOOKS} batch webhooks at most.`);
    }
    return { id: call.newId(), url, enabled };
  },
  alter: changed,
  view: (webhook) => webhook,
  page: (found, total_items) => ({ webhooks: found, total_items }),
});

/** Handlers of `/batch-webhooks`. */
export const batchWebhookHandlers = operationsOf("batchWebhooks", webhooks);
