import { setTimeout } from "node:timers/promises";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { ContentServiceError } from "../../../ports/content-repository.ts";
import type { InitialState, PageFailure } from "../contract/initial-state.ts";
import { listPageOf, searchRequestOf } from "../contract/query.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { LAST_RESORT_PAGE } from "../rendering/last-resort-page.ts";
import type { SiteUseCases } from "../site-use-cases.ts";
import { searchAnswer } from "./content-api.ts";

interface PagesOptions {
  readonly useCases: SiteUseCases;
  readonly renderer: DocumentRenderer;
}

const FAILURE_STATUS: Readonly<Record<PageFailure, number>> = {
  "not-found": 404,
  unavailable: 503,
  error: 500,
};

/** Milliseconds that a visitor to whom a failure is to be shown waits for the frame around it. */
const FRAME_PATIENCE = 1_000;

// Content changes, so browsers ask again: a redirect kept for good would trap whom an editor's next move sends back.
const CHECK_EACH_TIME = "public, max-age=0, must-revalidate";

/** Every page of the site, rendered on the server (specification, section 2). */
export const pages: FastifyPluginAsync<PagesOptions> = async (server, { useCases, renderer }) => {
  server.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, "a page failed");
    return sendFailure(request, reply, error instanceof ContentServiceError ? "unavailable" : "error");
  });

  for (const path of ["/privacy", "/privacy/"]) {
    server.get(path, (_request, reply) => move(reply, "/privacy-policy", ""));
  }

  server.get("/search/", (request, reply) => move(reply, "/search", partsOf(request).query));

  server.get("/search", async (request, reply) => {
    const search = searchRequestOf(new URLSearchParams(partsOf(request).query));
    if (search.searchInput.trim() === "") return sendPage(request, reply, { kind: "empty-search" });
    const answer = await searchAnswer(useCases, search);
    return sendPage(request, reply, { kind: "search", request: search, answer });
  });

  server.get("*", async (request, reply) => {
    const { path, query } = partsOf(request);
    const listPage = listPageOf(new URLSearchParams(query));
    const answer = await useCases.loadPage.run({ path, listPage });
    if (answer.outcome === "not-found") return sendFailure(request, reply, "not-found");
    if (answer.outcome === "moved") return move(reply, answer.to, query);
    return sendPage(request, reply, { kind: "page", path, listPage, answer });
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply, content: InitialState["content"]) {
    return sendDocument(request, reply, { content, shell: await useCases.loadShell.run() });
  }

  /** A failure gets the same frame as any page if that can be had, and the bare minimum otherwise. */
  async function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: PageFailure) {
    reply.code(FAILURE_STATUS[failure]);
    if (failure === "unavailable") reply.header("retry-after", RETRY_AFTER_SECONDS);
    try {
      const shell = await Promise.race([
        useCases.loadShell.run().catch(() => undefined),
        setTimeout(FRAME_PATIENCE, undefined, { ref: false }),
      ]);
      return await sendDocument(request, reply, { shell, content: { kind: "failure", failure } });
    } catch (error) {
      request.log.error({ err: error }, "the failure page failed");
      return reply.type("text/html; charset=utf-8").send(LAST_RESORT_PAGE);
    }
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, state: InitialState) {
    const document = await renderer.render(request.url, state);
    return reply.type("text/html; charset=utf-8").header("cache-control", CHECK_EACH_TIME).send(document);
  }
};

/** Sends the visitor on for good. */
function move(reply: FastifyReply, to: string, query: string): FastifyReply {
  return reply.header("cache-control", CHECK_EACH_TIME).redirect(query ? `${to}?${query}` : to, 301);
}

/** Path and query as the visitor wrote them. */
function partsOf({ url }: FastifyRequest): { readonly path: string; readonly query: string } {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  return { path, query };
}
