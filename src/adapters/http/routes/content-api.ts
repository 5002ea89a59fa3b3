import type { FastifyPluginAsync } from "fastify";
import type { UseCases } from "../../../application/use-cases.ts";
import type { ContentLink } from "../../../domain/links/content-link.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { contentLinkSchema, type LinkAnswer } from "../contract/link.ts";
import { type SearchAnswer, searchRequestSchema } from "../contract/search.ts";
import * as operations from "../description/content-operations.ts";
import { readPreview } from "../plugins/previews.ts";
import { searchAnswer } from "../search-answer.ts";

/** Bytes that the body of a call may have: room for any search or link, and no more. */
const BODY_LIMIT = 64 * 1024;

/** The calls by which the browser searches, and asks where a link leads. */
export const contentApi: FastifyPluginAsync<{ readonly useCases: UseCases }> = async (
  server,
  { useCases },
) => {
  // A publish is to be seen at once. What an editor's cookie gets instead is marked as theirs.
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(cacheHeaders({ sharedSeconds: 0 }));
  });

  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.post(
    "/globalSearch",
    { bodyLimit: BODY_LIMIT, config: { operation: operations.globalSearch, limited: "searches" } },
    (request, reply): Promise<SearchAnswer> => {
      const search = searchRequestSchema.parse(request.body);
      return readPreview(request, reply, () => searchAnswer(useCases, search, request.preview));
    },
  );

  for (const [path, operation] of [
    ["/createPageLink", operations.createPageLink],
    ["/createPdfLink", operations.createPdfLink],
  ] as const) {
    server.post(
      path,
      { bodyLimit: BODY_LIMIT, config: { operation } },
      async (request, reply): Promise<LinkAnswer> => {
        const link = contentLinkOf(request.body);
        const data = await readPreview(request, reply, () =>
          useCases.resolveLink.run({ link, ref: request.preview }),
        );
        return { data };
      },
    );
  }
};

function contentLinkOf(body: unknown): ContentLink {
  const { link_type: linkType, type, uid, url } = contentLinkSchema.parse(body);
  return { linkType, type: type ?? undefined, uid: uid ?? undefined, url: url ?? undefined };
}
