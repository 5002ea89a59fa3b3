import { z } from "zod";
import { noBody, problems } from "../plugins/openapi.ts";
import { sendProblem } from "../problem.ts";
import { isSameSecret } from "../security/same-secret.ts";
import type { Routes } from "../site-parts.ts";

/** Socket timeout while the published content is read; reading takes less time. */
const SOCKET_TIMEOUT_MS = 60_000;

/** Fields of all webhooks of the content service. */
export const webhookSchema = z.looseObject({ type: z.string(), secret: z.string().nullish() });

const route = {
  config: { limited: "webhooks" },
  schema: {
    operationId: "webhooksContent",
    summary: "Webhook of the content service",
    description:
      "After a publish, visitors see the new content at once instead of within 5 s. 409 if the site does not show it as it was published, because that would empty the site; `detail` says what to do.",
    body: webhookSchema,
    response: {
      200: z
        .union([z.object({ ref: z.string() }), z.object({ ok: z.literal(true) })])
        .describe("The published ref (`api-update`), or a successful test (`test-trigger`)."),
      204: noBody("An event that does not concern the site."),
      ...problems(400, 403, 409, 413, 415, 429, 503),
    },
  },
} as const;

/** `POST /webhooks/content`: the webhook of the content service after a publish, if a secret is configured. */
export const contentWebhook: Routes = async (server, { refreshContent, contentHealth, webhookSecret }) => {
  if (webhookSecret === undefined) return;
  // Only JSON is accepted; the body of a text would be validated as a string.
  server.removeContentTypeParser("text/plain");

  server.post("/webhooks/content", route, async (request, reply) => {
    const { body } = request;
    if (!isSameSecret(body.secret ?? "", webhookSecret)) {
      request.log.warn("a webhook had a wrong secret");
      return sendProblem(reply, 403, "The secret is not the one that is configured.");
    }
    reply.header("cache-control", "no-store");
    switch (body.type) {
      case "api-update": {
        // All content is read before the response is sent. An injected request has no socket.
        request.socket.setTimeout?.(SOCKET_TIMEOUT_MS);
        // The webhook may arrive late or out of order, so the published ref is fetched from the service.
        const ref = await refreshContent();
        request.log.info({ ref }, "the content service has reported a publish");
        const { refused } = contentHealth ?? {};
        return refused ? sendProblem(reply, 409, refused.problem) : { ref };
      }
      case "test-trigger":
        return { ok: true } as const;
      default:
        // Other event types do not concern the site; the service would retry after an error status.
        return reply.code(204).send();
    }
  });
};
