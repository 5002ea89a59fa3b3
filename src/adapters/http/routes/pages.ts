import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../../../brand/locale.ts";
import type { SuggestPages } from "../../../application/suggest-pages.ts";
import type { Content } from "../../../domain/content/content.ts";
import { pageElsewhere } from "../../../domain/content/translations.ts";
import { localPath, pathWithin } from "../../../domain/links/address.ts";
import { canonicalPath } from "../../../domain/links/canonical-path.ts";
import { plainPath } from "../../../domain/links/plain-path.ts";
import { ContentServiceError } from "../../../ports/content-service.ts";
import type { OpenedDocument } from "../../../ports/content-source.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { isMissing } from "../contract/error-page.ts";
import type { PageFailure } from "../contract/initial-state.ts";
import { type DocumentTarget, partsOf } from "../document-target.ts";
import { sendEntry } from "../encoding/cache-entry.ts";
import type { PageAddresses } from "../page-addresses.ts";
import type { Rendered } from "../page-cache/page-cache.ts";
import { readPreview } from "../plugins/previews.ts";
import { networkOf } from "../plugins/rate-limits.ts";
import { rejectWithRetryAfter } from "../plugins/reject-with-retry-after.ts";
import { EXPLANATION_HEADERS } from "../rendering/document-renderer.ts";
import { RejectedRendering } from "../rendering-limiter.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import type { Routes } from "../site-parts.ts";
import { homeLink, noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

/** Whose document it is: that of an editor with a preview or the toolbar, or of a visitor. */
type Editor = Pick<FastifyRequest, "preview" | "hasToolbar" | "hasExit">;

/** All pages, rendered on the server (specification, section 2). */
export const pages: Routes = async (
  server,
  {
    contentNow,
    contentAt,
    locale: { language },
    addresses,
    renderDocument,
    renderer,
    suggestPages,
    cache,
    renderings,
    searches,
    previewed,
    styleGuide,
  },
) => {
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof RejectedRendering)
      return rejectWithRetryAfter(request, reply, error.status, error.retryAfterSeconds);
    const isUnavailable = error instanceof ContentServiceError;
    // In development, an explanation is sent instead of the error page.
    const explanation = isUnavailable ? undefined : renderer.explain?.(error);
    request.log.error({ err: error }, "a page could not be rendered");
    if (explanation === undefined)
      return sendFailure(request, reply, isUnavailable ? "unavailable" : "error");
    return reply.code(500).headers(EXPLANATION_HEADERS).send(explanation);
  });

  addRedirects(server, language);

  addDocument("/search", { limited: "searches" }, (url) => ({ kind: "search", query: partsOf(url).query }));

  // No page links to it. It is for developers, in the default language.
  if (styleGuide && language === undefined) addDocument("/styleguide", {}, () => ({ kind: "style-guide" }));

  // Below its own path, another language has nothing that begins with it (`/december`).
  for (const path of language === undefined ? ["*"] : ["", "/*"])
    addDocument(path, { isOfPages: true }, (url) => addresses.targetOf(url));

  /** Registers a route whose document is rendered from published content, or from the preview of an editor. */
  function addDocument(path: string, config: FastifyContextConfig, target: (url: string) => DocumentTarget) {
    server.get(path, { config }, (request, reply) =>
      readPreview(request, reply, () => send(request, reply, target(request.url), networkOf(request))),
    );
  }

  /** @param client - Who asks, for whom renderings are limited. Default: they are not. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    target: DocumentTarget,
    client?: string,
  ): Promise<FastifyReply> {
    const found = await getResult(target, request, client);
    switch (found.outcome) {
      case "entry":
        request.pageCache = found.isHit ? "hit" : "miss";
        return sendEntry(reply, found.entry);
      case "document":
        return reply.code(found.status).headers(found.headers).send(found.body);
      case "moved":
        return redirect(reply, found.to, partsOf(request.url).query);
      case "withdrawn":
      case "not-found":
        throw new Error("The 404 page was not found.");
    }
  }

  /** Pages are cached, also those with the toolbar; searches, calculations and previews are rendered for each request. */
  function getResult(
    target: DocumentTarget,
    { preview, hasToolbar, hasExit }: Editor,
    client?: string,
  ): Promise<Rendered> {
    // Without the request, since the page cache keeps this.
    const render = (shown: Content | undefined) => renderAt(target, { preview, hasToolbar, hasExit }, shown);
    const key = cacheKeyOf(target, addresses, language);
    if (!renderer.isChanging && key !== undefined && preview === undefined) {
      // With a `?`, so that pages with the toolbar do not evict those of visitors.
      return cache.get(hasToolbar ? `${key}?toolbar` : key, render, { client });
    }
    const make = async () =>
      render(waits(target) ? await contentAt(preview, openedBy(target)) : contentNow());
    if (client === undefined) return make();
    if (preview !== undefined) return previewed.run(client, make);
    // Only searches have a rate limit of their own.
    return (target.kind === "search" ? searches : renderings).run(client, make);
  }

  /** The document of a target, or where it has moved to. An address without a page has the 404 page. */
  async function renderAt(
    target: DocumentTarget,
    editor: Editor,
    shown: Content | undefined,
  ): Promise<Rendered> {
    const isPreview = editor.preview !== undefined;
    const result = await renderDocument(target, shown, { ...editor, isPreview });
    if (result.outcome !== "not-found" && result.outcome !== "withdrawn") return result;
    const to = target.kind === "page" ? addressOf(target.path, language) : undefined;
    if (to !== undefined) return { outcome: "moved", to };
    const isSuggested = target.kind === "page" && !isPreview;
    const suggestions = isSuggested && shown ? suggest(server, suggestPages, shown, target.path) : [];
    const elsewhere = shown && elsewhereOf(target, shown);
    const missing = { kind: "failure", failure: result.outcome, suggestions, elsewhere } as const;
    // A preview has its content already.
    return isPreview ? renderAt(missing, editor, shown) : getResult(missing, editor);
  }

  /** Sends an error page with header and footer if they can be rendered; otherwise a minimal page. */
  async function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: PageFailure) {
    try {
      return await send(request, reply, { kind: "failure", failure });
    } catch (error) {
      request.log.error({ err: error }, "the error page could not be rendered");
      reply.code(failure === "unavailable" ? 503 : 500).header("cache-control", "no-store");
      return sendStyledPage(reply, fallbackErrorPage(request.locale));
    }
  }
};

function addRedirects(server: FastifyInstance, language: string | undefined): void {
  const inLanguage = (path: string) => localPath(path, language);
  for (const path of ["/privacy", "/privacy/"]) {
    server.get(path, (_request, reply) => redirect(reply, inLanguage("/privacy-policy"), ""));
  }
  server.get("/search/", ({ url }, reply) => redirect(reply, inLanguage("/search"), partsOf(url).query));
}

/** For when rendering the error page fails too. */
function fallbackErrorPage(locale: Locale): string {
  return noticePage({ ...locale.texts.standalone.broken, link: homeLink(locale) }, locale);
}

/** Suggests pages for a 404 page. An error must not prevent the 404 page. */
function suggest({ log }: FastifyInstance, suggestPages: SuggestPages, content: Content, path: string) {
  try {
    return suggestPages.run(content, path);
  } catch (error) {
    log.warn({ err: error }, "no pages can be suggested");
    return [];
  }
}

/** Id of the page that has the address of a missing one in another language. */
function elsewhereOf(target: DocumentTarget, shown: Content): string | undefined {
  return target.kind === "page" ? pageElsewhere(shown, target.path)?.id : undefined;
}

/** Addresses that are not pages of the content service, by their path in lower case. */
const FIXED_PATHS: ReadonlyMap<string, string> = new Map([
  ["/privacy", "/privacy-policy"],
  ["/search", "/search"],
]);

/** The address of a path without a page that is spelt in another way; `undefined` if it is spelt as addresses are. */
function addressOf(path: string, language: string | undefined): string | undefined {
  const canonical = canonicalPath(path);
  const fixed = FIXED_PATHS.get(pathWithin(plainPath(canonical).toLowerCase(), language) ?? "");
  if (fixed !== undefined) return localPath(fixed, language);
  return canonical === path ? undefined : canonical;
}

/** Whether a document waits for content; the page of a failure does not. */
function waits(target: DocumentTarget): boolean {
  return target.kind !== "failure" || isMissing(target.failure);
}

/** What a preview has to show of a document; the search shows what is known. */
function openedBy(target: DocumentTarget): OpenedDocument | undefined {
  return target.kind === "page" ? { path: target.path } : undefined;
}

/** The cache key of a document; `undefined` if it is not cached. */
function cacheKeyOf(target: DocumentTarget, addresses: PageAddresses, language = ""): string | undefined {
  if (target.kind === "page") return target.asked ? undefined : addresses.hrefOf(target);
  if (target.kind !== "failure" || !isMissing(target.failure)) return undefined;
  // Keys with a `?` are in a separate cache, so that these entries do not evict pages.
  const { failure, suggestions = [], elsewhere } = target;
  const name = failure + language;
  const isOfItsAddress = suggestions.length > 0 || elsewhere !== undefined;
  return isOfItsAddress ? `${name}?${JSON.stringify([suggestions, elsewhere])}` : name;
}

function redirect(reply: FastifyReply, to: string, query: string): FastifyReply {
  const address = query && !/[?#]/.test(to) ? `${to}?${query}` : to;
  return (
    reply
      .headers({ ...cacheHeaders(), ...NOTHING_TO_RUN })
      // Headers are ASCII, but editors may enter an address in any script.
      .redirect(address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent), 301)
  );
}
