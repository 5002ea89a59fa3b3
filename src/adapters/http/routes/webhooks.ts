import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ContentRepository } from "../../../ports/content-repository.ts";
import { noBody, problems } from "../plugins/openapi.ts";
import { sendProblem } from "../plugins/problems.ts";

interface WebhookOptions {
  readonly content: Pick<ContentRepository, "publishedRef">;
  /** The one that was given to the content service. */
  readonly secret: string;
}

/** Milliseconds that a connection may be silent until what was published is read; a reading takes no longer. */
const SOCKET_TIMEOUT_MS = 60_000;

/** What every webhook of the content service says. */
export const webhookSchema = z.looseObject({ type: z.string(), secret: z.string().nullish() });

const route = {
  config: { limited: "webhooks" },
  schema: {
    operationId: "webhooksContent",
    summary: "Takes the content service’s word that something was published",
    description: "Visitors see what was published at once, instead of within 5 s.",
    body: webhookSchema,
    response: {
      200: z
        .union([z.object({ ref: z.string() }), z.object({ ok: z.literal(true) })])
        .describe("The publish is seen (`api-update`), or the webhook works (`test-trigger`)."),
      204: noBody("An event that does not concern the site."),
      ...problems(400, 403, 413, 415, 429, 503),
    },
  },
} as const;

/** `POST /webhooks/content`: the content service says that something was published. */
export const contentWebhook: FastifyPluginAsyncZod<WebhookOptions> = async (server, { content, secret }) => {
  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.post("/webhooks/content", route, async (request, reply) => {
    const { body } = request;
    if (!isSame(body.secret ?? "", secret)) {
      request.log.warn("a webhook came with a wrong secret");
      return sendProblem(reply, {
        type: "about:blank",
        title: "Forbidden",
        status: 403,
        detail: "The secret is not the one that is configured.",
        instance: `urn:request:${request.id}`,
      });
    }
    reply.header("cache-control", "no-store");
    switch (body.type) {
      case "api-update": {
        // All content is read before the answer. An injected request has no socket that could fall silent.
        request.socket.setTimeout?.(SOCKET_TIMEOUT_MS);
        // The word may be old by the time it arrives, so the service is asked, not its word taken.
        const ref = await content.publishedRef({ refresh: true });
        request.log.info({ ref }, "the content service has published");
        return { ref };
      }
      case "test-trigger":
        return { ok: true } as const;
      default:
        // The service sends more kinds than concern a site; an error would make it send this one again.
        return reply.code(204).send();
    }
  });
};

/** Takes as long for a near miss as for any other. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
