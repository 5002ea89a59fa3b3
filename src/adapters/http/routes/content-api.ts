import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { UseCases } from "../../../application/use-cases.ts";
import type { ContentLink } from "../../../domain/links/content-link.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { type ContentLinkObject, contentLinkSchema, linkResponseSchema } from "../contract/link.ts";
import { searchRequestSchema, searchResponseSchema } from "../contract/search.ts";
import { problems } from "../plugins/openapi.ts";
import { readPreview } from "../plugins/previews.ts";
import { searchResponse } from "../search-response.ts";

/** Bytes that the body of a call may have: room for any search or link, and no more. */
const MAX_BODY_BYTES = 64 * 1024;

const searchRoute = {
  bodyLimit: MAX_BODY_BYTES,
  config: { limited: "searches" },
  schema: {
    operationId: "globalSearch",
    summary: "Full text search over pages or PDF documents",
    description:
      "Accents, plurals, beginnings of words and a slip of the finger are forgiven. Quotes, brackets and the like are just text.",
    body: searchRequestSchema,
    response: {
      200: searchResponseSchema.describe("A page of results."),
      ...problems(400, 413, 415, 429, 503),
    },
  },
} as const;

const linkRoute = (operationId: string, summary: string) => ({
  bodyLimit: MAX_BODY_BYTES,
  schema: {
    operationId,
    summary,
    description:
      "A link that leads nowhere (of an unknown type, to what is missing or not published) leads to `/`.",
    body: contentLinkSchema,
    response: { 200: linkResponseSchema.describe("The address."), ...problems(400, 413, 415, 503) },
  },
});

/** The calls by which the browser searches, and asks where a link leads. */
export const contentApi: FastifyPluginAsyncZod<{ readonly useCases: UseCases }> = async (
  server,
  { useCases },
) => {
  // A publish is to be seen at once. What an editor's cookie gets instead is marked as theirs.
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(cacheHeaders({ sharedSeconds: 0 }));
  });

  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.post("/globalSearch", searchRoute, (request, reply) =>
    readPreview(request, reply, () => searchResponse(useCases, request.body, request.preview)),
  );

  for (const [path, route] of [
    ["/createPageLink", linkRoute("createPageLink", "The address of a link to a page")],
    ["/createPdfLink", linkRoute("createPdfLink", "The address of the file of a PDF document")],
  ] as const) {
    server.post(path, route, async (request, reply) => {
      const link = contentLinkOf(request.body);
      const data = await readPreview(request, reply, () =>
        useCases.resolveLink.run({ link, ref: request.preview }),
      );
      return { data };
    });
  }
};

function contentLinkOf({ link_type: linkType, type, uid, url }: ContentLinkObject): ContentLink {
  return { linkType, type: type ?? undefined, uid: uid ?? undefined, url: url ?? undefined };
}
