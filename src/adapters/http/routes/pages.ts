import { setTimeout } from "node:timers/promises";
import type { FastifyContextConfig, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { ContentServiceError } from "../../../ports/content-repository.ts";
import type { Meter } from "../../../ports/meter.ts";
import type { InitialState, PageFailure } from "../contract/initial-state.ts";
import { searchRequestOf } from "../contract/query.ts";
import { readPreview } from "../plugins/previews.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import { caching } from "../rendered-pages/caching.ts";
import { knownDocuments } from "../rendered-pages/known-documents.ts";
import { sendReply } from "../rendered-pages/send-answer.ts";
import { hrefOf, keyOf, NOT_FOUND, type PagePlace, placeOf } from "../rendered-pages/site-answers.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { LAST_RESORT_PAGE } from "../rendering/last-resort-page.ts";
import { documentHeaders } from "../security/document-headers.ts";
import { sendStyledPage } from "../security/styled-page.ts";
import type { SiteUseCases } from "../site-use-cases.ts";
import { searchAnswer } from "./content-api.ts";

interface PagesOptions {
  readonly useCases: SiteUseCases;
  readonly renderer: DocumentRenderer;
  /** What every document's state has besides its content and shell. */
  readonly common: Pick<InitialState, "toolbar" | "tracker">;
  readonly meter: Meter;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
  /** Other origins that pictures come from. */
  readonly pictures: readonly string[] | undefined;
}

const FAILURE_STATUS: Readonly<Record<PageFailure, number>> = {
  "not-found": 404,
  unavailable: 503,
  error: 500,
};

/** Milliseconds that a visitor to whom a failure is to be shown waits for the frame around it. */
const FRAME_PATIENCE = 1_000;

/** Every page of the site, rendered on the server (specification, section 2). */
export const pages: FastifyPluginAsync<PagesOptions> = async (
  server,
  { useCases, renderer, common, meter, publicUrl, pictures },
) => {
  const documents = knownDocuments(renderer, meter);

  server.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, "a page failed");
    return sendFailure(request, reply, error instanceof ContentServiceError ? "unavailable" : "error");
  });

  for (const path of ["/privacy", "/privacy/"]) {
    server.get(path, (_request, reply) => move(reply, "/privacy-policy", ""));
  }

  server.get("/search/", (request, reply) => move(reply, "/search", partsOf(request).query));

  getContent("/search", { limited: "searches" }, async (request, reply) => {
    const search = searchRequestOf(new URLSearchParams(partsOf(request).query));
    if (search.searchInput.trim() === "") return sendPage(request, reply, { kind: "empty-search" });
    const shell = shellFor(request);
    const answer = await searchAnswer(useCases, search, request.preview);
    return sendPage(request, reply, { kind: "search", request: search, answer }, shell);
  });

  getContent("*", {}, async (request, reply) => {
    const place = placeOf(request.url);
    if (request.preview === undefined && !renderer.isChanging) return sendKept(request, reply, place);
    const shell = shellFor(request);
    const answer = await useCases.loadPage.run({ ...place, ref: request.preview });
    if (answer.outcome === "not-found") return sendFailure(request, reply, "not-found");
    if (answer.outcome === "moved") return move(reply, answer.to, partsOf(request).query);
    return sendPage(request, reply, { kind: "page", ...place, answer }, shell);
  });

  /** A page as everybody gets it, made if it is the first to be asked for. */
  async function sendKept(request: FastifyRequest, reply: FastifyReply, place: PagePlace) {
    const wanted = { kind: "document", place } as const;
    const kept = await server.keptAnswers.get(keyOf(wanted), wanted);
    if (kept.outcome === "moved") return move(reply, kept.to, partsOf(request).query);
    if (kept.outcome === "answer") return sendReply(reply, kept.answer);
    const notFound = await server.keptAnswers.get(keyOf(NOT_FOUND), NOT_FOUND);
    if (notFound.outcome !== "answer") throw new Error("There is no page for what is not found.");
    return sendReply(reply, notFound.answer);
  }

  /** A page made of content; an editor's is made of the preview. */
  function getContent(
    path: string,
    config: FastifyContextConfig,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) {
    server.get(path, { config }, (request, reply) =>
      readPreview(request, reply, () => answer(request, reply)),
    );
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    content: InitialState["content"],
    shell = shellFor(request),
  ) {
    return sendDocument(request, reply, { content, shell: await shell });
  }

  /** The frame around a page, asked for while the page is. */
  function shellFor({ preview }: FastifyRequest) {
    return ahead(useCases.loadShell.run({ ref: preview }));
  }

  /** A failure gets the same frame as any page if that can be had, and the bare minimum otherwise. */
  async function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: PageFailure) {
    reply.code(FAILURE_STATUS[failure]);
    if (failure === "unavailable") reply.header("retry-after", RETRY_AFTER_SECONDS);
    try {
      const shell = await Promise.race([
        readPreview(request, reply, () => useCases.loadShell.run({ ref: request.preview })).catch(
          () => undefined,
        ),
        setTimeout(FRAME_PATIENCE, undefined, { ref: false }),
      ]);
      return await sendDocument(request, reply, { shell, content: { kind: "failure", failure } });
    } catch (error) {
      request.log.error({ err: error }, "the failure page failed");
      return sendStyledPage(reply, LAST_RESORT_PAGE);
    }
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, state: InitialState) {
    const whole: InitialState = { ...state, ...common, ...(request.preview && { preview: true }) };
    const document = await documents.render(canonicalUrl(request, whole), whole, publicUrl);
    const headers = reply.statusCode < 500 ? caching({ shared: 0 }) : { "cache-control": "no-store" };
    return (
      reply
        // What reloads itself while it is worked on puts scripts of its own into documents.
        .headers({ ...headers, ...(!renderer.isChanging && documentHeaders(whole, { publicUrl, pictures })) })
        .type("text/html; charset=utf-8")
        .send(document)
    );
  }
};

/** What is waited for later, if at all: only who waits hears of its failure. */
function ahead<T>(promised: Promise<T>): Promise<T> {
  promised.catch(() => undefined);
  return promised;
}

/** Sends the visitor on for good. */
function move(reply: FastifyReply, to: string, query: string): FastifyReply {
  return reply.headers(caching()).redirect(query ? `${to}?${query}` : to, 301);
}

/** Where a document is rendered. What else an address says is in no page: it could be anything. */
function canonicalUrl({ url }: FastifyRequest, { content }: InitialState): string {
  return content.kind === "page" ? hrefOf(content) : url;
}

/** Path and query as the visitor wrote them. */
function partsOf({ url }: FastifyRequest): { readonly path: string; readonly query: string } {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  return { path, query };
}
