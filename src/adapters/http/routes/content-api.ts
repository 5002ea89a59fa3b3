import type { FastifyPluginAsync } from "fastify";
import type { ContentLink } from "../../../domain/links/content-link.ts";
import type { SearchHit } from "../../../domain/search/search.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import { contentLinkSchema, type LinkAnswer } from "../contract/link.ts";
import { type PageAnswer, pageQuerySchema, type ShellAnswer } from "../contract/page.ts";
import {
  type CompleteSearchRequest,
  type SearchAnswer,
  type SearchResult,
  searchRequestSchema,
} from "../contract/search.ts";
import * as operations from "../description/content-operations.ts";
import { readPreview } from "../plugins/previews.ts";
import { sendProblem } from "../plugins/problems.ts";
import { notFound } from "../problem.ts";
import type { SiteUseCases } from "../site-use-cases.ts";

/** Bytes that the body of a call may have: room for any search or link, and no more. */
const BODY_LIMIT = 64 * 1024;

/** The calls by which the browser gets content after the first page. */
export const contentApi: FastifyPluginAsync<{ readonly useCases: SiteUseCases }> = async (
  server,
  { useCases },
) => {
  // A publish is to be seen at once, and an editor's cookie gets another answer.
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers({ "cache-control": "public, max-age=0, must-revalidate", vary: "cookie" });
  });

  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.get("/page", { config: { operation: operations.page } }, async (request, reply) => {
    const { path, page, ...filter } = pageQuerySchema.parse(request.query);
    const answer = await readPreview(request, reply, () =>
      useCases.loadPage.run({ path, listPage: page, filter, ref: request.preview }),
    );
    if (answer.outcome === "not-found") {
      return sendProblem(reply, notFound(`There is no page at ${path}.`, request.id));
    }
    return answer satisfies PageAnswer;
  });

  server.get(
    "/shell",
    { config: { operation: operations.shell } },
    (request, reply): Promise<ShellAnswer> =>
      readPreview(request, reply, () => useCases.loadShell.run({ ref: request.preview })),
  );

  server.post(
    "/globalSearch",
    { bodyLimit: BODY_LIMIT, config: { operation: operations.globalSearch } },
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

/** Runs a search as the specification's call words it (section 7). */
export async function searchAnswer(
  useCases: SiteUseCases,
  request: CompleteSearchRequest,
  ref: ContentRef | undefined,
): Promise<SearchAnswer> {
  const { searchInput: text, searchPages, pageSize, currentPage: page } = request;
  const found = await useCases.searchContent.run({
    text,
    scope: searchPages ? "page" : "pdf",
    page,
    pageSize,
    ref,
  });
  return {
    data: {
      total_results_size: found.total,
      results_size: found.items.length,
      results: found.items.map(searchResult),
    },
  };
}

function searchResult({ id, type, uid, title, href, parentUid, excerpt }: SearchHit): SearchResult {
  return {
    id,
    type,
    uid,
    url: href,
    data: {
      title,
      ...(parentUid === undefined ? {} : { parentPage: { uid: parentUid } }),
      ...(type === "pdf" ? { pdf: { url: href } } : {}),
    },
    excerpt: [...excerpt],
  };
}
