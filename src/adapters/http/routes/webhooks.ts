import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { ContentRepository } from "../../../ports/content-repository.ts";
import * as operations from "../description/editing-operations.ts";
import { sendProblem } from "../plugins/problems.ts";

interface WebhookOptions {
  readonly content: Pick<ContentRepository, "publishedRef">;
  /** The one that was given to the content service. */
  readonly secret: string;
}

/** `POST /webhooks/content`: the content service says that something was published. */
export const contentWebhook: FastifyPluginAsync<WebhookOptions> = async (server, { content, secret }) => {
  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.post(
    "/webhooks/content",
    { config: { operation: operations.contentWebhook } },
    async (request, reply) => {
      const body = operations.webhookSchema.parse(request.body);
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
          // The word may be old by the time it arrives, so the service is asked, not its word taken.
          const ref = await content.publishedRef({ anew: true });
          request.log.info({ ref }, "the content service has published");
          return { ref };
        }
        case "test-trigger":
          return { ok: true };
        default:
          // The service sends more kinds than concern a site; an error would make it send this one again.
          return reply.code(204).send();
      }
    },
  );
};

/** Takes as long for a near miss as for any other. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
