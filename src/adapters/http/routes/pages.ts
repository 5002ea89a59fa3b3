import type { FastifyContextConfig, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { SuggestPages } from "../../../application/suggest-pages.ts";
import { ContentServiceError } from "../../../ports/content-repository.ts";
import { cacheHeaders } from "../cache-headers.ts";
import type { PageFailure } from "../contract/initial-state.ts";
import { sendEntry } from "../page-cache/cache-entry.ts";
import type { CachedResult, PageCache } from "../page-cache/page-cache.ts";
import { readPreview } from "../plugins/previews.ts";
import { type DocumentPlace, hrefOf, notFound, partsOf, placeOf } from "../rendering/document-place.ts";
import { FALLBACK_ERROR_PAGE } from "../rendering/fallback-error-page.ts";
import type { RenderDocument, RenderResult } from "../rendering/render-document.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import { sendStyledPage } from "../security/styled-page.ts";

interface PagesOptions {
  readonly renderDocument: RenderDocument;
  readonly suggestPages: Pick<SuggestPages, "run">;
  /** Absent while the client is worked on, when nothing is to be kept. */
  readonly cache: PageCache | undefined;
  /** Whether there is a style guide, for those who work on the pages: nothing links it. */
  readonly hasStyleGuide: boolean;
}

/** Every page of the site, rendered on the server (specification, section 2). */
export const pages: FastifyPluginAsync<PagesOptions> = async (
  server,
  { renderDocument, suggestPages, cache, hasStyleGuide },
) => {
  server.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, "a page failed");
    return sendFailure(request, reply, error instanceof ContentServiceError ? "unavailable" : "error");
  });

  for (const path of ["/privacy", "/privacy/"]) {
    server.get(path, (_request, reply) => move(reply, "/privacy-policy", ""));
  }

  server.get("/search/", ({ url }, reply) => move(reply, "/search", partsOf(url).query));

  getDocument("/search", { limited: "searches" }, (url) => ({ kind: "search", query: partsOf(url).query }));

  if (hasStyleGuide) getDocument("/styleguide", {}, () => ({ kind: "style-guide" }));

  getDocument("*", {}, placeOf);

  /** A document made of content; an editor's is made of the preview. */
  function getDocument(path: string, config: FastifyContextConfig, placeAt: (url: string) => DocumentPlace) {
    server.get(path, { config }, (request, reply) =>
      readPreview(request, reply, () => send(request, reply, placeAt(request.url))),
    );
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    place: DocumentPlace,
  ): Promise<FastifyReply> {
    const found = await documentAt(request, place);
    switch (found.outcome) {
      case "entry":
        request.pageCache = found.isHit ? "hit" : "miss";
        return sendEntry(reply, found.entry);
      case "document":
        return reply.code(found.status).headers(found.headers).send(found.body);
      case "moved":
        return move(reply, found.to, partsOf(request.url).query);
      case "not-found": {
        const to = place.kind === "page" ? fixedPath(place.path) : undefined;
        if (to !== undefined) return move(reply, to, partsOf(request.url).query);
        return send(request, reply, notFound(await suggestionsFor(request, place)));
      }
    }
  }

  /** Who asked for a page that is not there is told so, whether or not others can be suggested. */
  async function suggestionsFor({ preview, log }: FastifyRequest, place: DocumentPlace) {
    if (place.kind !== "page" || preview !== undefined) return [];
    return suggestPages.run({ path: place.path }).catch((error: unknown) => {
      log.warn({ err: error }, "no pages can be suggested");
      return [];
    });
  }

  /**
   * Pages as everybody gets them are cached, and so are those with the toolbar, which nobody can have rendered at will; a
   * search, and what an editor previews, is rendered for one request.
   */
  function documentAt(
    { preview, hasToolbar }: FastifyRequest,
    place: DocumentPlace,
  ): Promise<CachedResult | RenderResult> {
    const key = cacheKeyOf(place);
    if (cache && key !== undefined && preview === undefined) {
      // With a `?`, because editors' pages must not push visitors' out.
      return cache.get(hasToolbar ? `${key}?toolbar` : key, (ref) =>
        renderDocument(place, ref, { hasToolbar }),
      );
    }
    return renderDocument(place, preview, { isPreview: preview !== undefined, hasToolbar });
  }

  /** A failure gets the same header and footer as any page if they can be had, and the bare minimum otherwise. */
  async function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: PageFailure) {
    try {
      return await send(request, reply, { kind: "failure", failure });
    } catch (error) {
      request.log.error({ err: error }, "the failure page failed");
      reply.code(failure === "unavailable" ? 503 : 500).header("cache-control", "no-store");
      return sendStyledPage(reply, FALLBACK_ERROR_PAGE);
    }
  }
};

/** Paths that are no page's, by how they are written in small letters. */
const FIXED_PATHS: ReadonlyMap<string, string> = new Map([
  ["/privacy", "/privacy-policy"],
  ["/search", "/search"],
]);

/** Where a path leads that is none but for its capital letters. */
function fixedPath(path: string): string | undefined {
  return FIXED_PATHS.get(path.toLowerCase().replace(/\/$/, ""));
}

/** Under which key a document is cached; `undefined` for one that is not. */
function cacheKeyOf(place: DocumentPlace): string | undefined {
  if (place.kind === "page") return hrefOf(place);
  if (place.kind !== "failure" || place.failure !== "not-found") return undefined;
  // With a `?`, because such keys must not push pages out.
  return place.suggestions?.length ? `not-found?${JSON.stringify(place.suggestions)}` : "not-found";
}

/** Sends the visitor on for good. */
function move(reply: FastifyReply, to: string, query: string): FastifyReply {
  // One that is sent stale would lead in a circle with a page that has moved back.
  return reply
    .headers({ ...cacheHeaders({ isNearChange: true }), ...NOTHING_TO_RUN })
    .redirect(query && !/[?#]/.test(to) ? `${to}?${query}` : to, 301);
}
