import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { ContentLink } from "../../../domain/links/content-link.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { contentLinkSchema, type LinkAnswer } from "../contract/link.ts";
import { type PageAnswer, pageQuerySchema, type ShellAnswer } from "../contract/page.ts";
import { type SearchAnswer, searchRequestSchema } from "../contract/search.ts";
import * as operations from "../description/content-operations.ts";
import { sendEntry } from "../page-cache/cache-entry.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { readPreview } from "../plugins/previews.ts";
import { sendProblem } from "../plugins/problems.ts";
import { notFound } from "../problem.ts";
import { hrefOf } from "../rendering/document-place.ts";
import type { RenderResult } from "../rendering/render-document.ts";
import { searchAnswer } from "../search-answer.ts";
import type { SiteUseCases } from "../site-use-cases.ts";

/** Bytes that the body of a call may have: room for any search or link, and no more. */
const BODY_LIMIT = 64 * 1024;

interface ContentApiOptions {
  readonly useCases: SiteUseCases;
  readonly cache: PageCache;
}

/** The calls by which the browser gets content after the first page. */
export const contentApi: FastifyPluginAsync<ContentApiOptions> = async (server, { useCases, cache }) => {
  // A publish is to be seen at once. What an editor's cookie gets instead is marked as theirs.
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(cacheHeaders({ sharedSeconds: 0 }));
  });

  // Only JSON says what it is: text would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.get("/page", { config: { operation: operations.page } }, async (request, reply) => {
    const { path, page: listPage, ...filter } = pageQuerySchema.parse(request.query);
    const place = { path, listPage, filter };
    const load = async (ref: ContentRef): Promise<RenderResult> => {
      const answer = await useCases.loadPage.run({ ...place, ref });
      return answer.outcome === "not-found" ? answer : json(answer, [...idsOf(answer), ref]);
    };
    const found = await readPreview(request, reply, async () =>
      request.preview === undefined
        ? cache.get(`data:${hrefOf(place)}`, load)
        : useCases.loadPage.run({ ...place, ref: request.preview }),
    );
    switch (found.outcome) {
      case "not-found":
        return sendProblem(reply, notFound(`There is no page at ${path}.`, request.id));
      case "entry":
        return sendEntry(reply, found.entry);
      default:
        return found satisfies PageAnswer;
    }
  });

  server.get("/shell", { config: { operation: operations.shell } }, (request, reply) =>
    readPreview(request, reply, async (): Promise<ShellAnswer | FastifyReply> => {
      if (request.preview !== undefined) return useCases.loadShell.run({ ref: request.preview });
      const shell = await cache.get("shell", async (ref) =>
        json(await useCases.loadShell.run({ ref }), [ref]),
      );
      if (shell.outcome !== "entry") throw new Error("There is always a shell.");
      return sendEntry(reply, shell.entry);
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

function idsOf(answer: PageAnswer): readonly string[] {
  return answer.outcome === "page" ? [answer.page.id] : [];
}

function json(value: unknown, keys: readonly string[]): RenderResult {
  return {
    outcome: "document",
    status: 200,
    body: JSON.stringify(value),
    headers: { "content-type": "application/json; charset=utf-8", ...cacheHeaders({ keys }) },
  };
}

function contentLinkOf(body: unknown): ContentLink {
  const { link_type: linkType, type, uid, url } = contentLinkSchema.parse(body);
  return { linkType, type: type ?? undefined, uid: uid ?? undefined, url: url ?? undefined };
}
