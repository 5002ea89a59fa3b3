import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { LoadPageOutcome } from "../../../application/load-page.ts";
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
import { caching } from "../rendered-pages/caching.ts";
import type { Kept } from "../rendered-pages/kept-answers.ts";
import { sendReply } from "../rendered-pages/send-answer.ts";
import { keyOf, type Wanted } from "../rendered-pages/site-answers.ts";
import type { SiteUseCases } from "../site-use-cases.ts";

/** Bytes that the body of a call may have: room for any search or link, and no more. */
const BODY_LIMIT = 64 * 1024;

/** The calls by which the browser gets content after the first page. */
export const contentApi: FastifyPluginAsync<{ readonly useCases: SiteUseCases }> = async (
  server,
  { useCases },
) => {
  // A publish is to be seen at once. What an editor's cookie gets instead is marked as theirs.
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(caching({ shared: 0 }));
  });

  const kept = (wanted: Wanted) => server.keptAnswers.get(keyOf(wanted), wanted);

  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.get("/page", { config: { operation: operations.page } }, async (request, reply) => {
    const { path, page: listPage, ...filter } = pageQuerySchema.parse(request.query);
    const place = { path, listPage, filter };
    const found = await readPreview(request, reply, (): Promise<Kept | LoadPageOutcome> => {
      if (request.preview === undefined) return kept({ kind: "data", place });
      return useCases.loadPage.run({ ...place, ref: request.preview });
    });
    if (found.outcome === "not-found") {
      return sendProblem(reply, notFound(`There is no page at ${path}.`, request.id));
    }
    return found.outcome === "answer" ? sendReply(reply, found.answer) : (found satisfies PageAnswer);
  });

  server.get("/shell", { config: { operation: operations.shell } }, (request, reply) =>
    readPreview(request, reply, async (): Promise<ShellAnswer | FastifyReply> => {
      if (request.preview !== undefined) return useCases.loadShell.run({ ref: request.preview });
      const shell = await kept({ kind: "shell" });
      if (shell.outcome !== "answer") throw new Error("There is always a frame.");
      return sendReply(reply, shell.answer);
    }),
  );

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
