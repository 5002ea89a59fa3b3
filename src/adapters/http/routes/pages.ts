import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SEARCH_PAGE_SIZE } from "../../../domain/search/search.ts";
import { ContentServiceError } from "../../../ports/content-repository.ts";
import type { InitialState, PageFailure } from "../contract/initial-state.ts";
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

// A number that makes no sense is as good as none: an address typed by hand still shows the first page.
const pageNumber = z.coerce.number().int().min(1).catch(1);
const listQuery = z.object({ page: pageNumber });
const searchQuery = z.object({
  s: z.string().catch(""),
  t: z.enum(["page", "pdf"]).catch("page"),
  page: pageNumber,
});

/** Every page of the site, rendered on the server (specification, section 2). */
export const pages: FastifyPluginAsync<PagesOptions> = async (server, { useCases, renderer }) => {
  server.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, "a page failed");
    return sendFailure(request, reply, error instanceof ContentServiceError ? "unavailable" : "error");
  });

  server.get("/privacy", (_request, reply) => reply.redirect("/privacy-policy", 301));

  server.get("/search", async (request, reply) => {
    const { s: searchInput, t, page: currentPage } = searchQuery.parse(request.query);
    if (searchInput.trim() === "") return sendPage(request, reply, { kind: "empty-search" });
    const search = { searchInput, searchPages: t === "page", pageSize: SEARCH_PAGE_SIZE, currentPage };
    const answer = await searchAnswer(useCases, search);
    return sendPage(request, reply, { kind: "search", request: search, answer });
  });

  server.get("*", async (request, reply) => {
    const [path = "/", query] = request.url.split("?", 2);
    const { page: listPage } = listQuery.parse(request.query);
    const answer = await useCases.loadPage.run({ path, listPage });
    if (answer.outcome === "not-found") return sendFailure(request, reply, "not-found");
    if (answer.outcome === "moved") return reply.redirect(query ? `${answer.to}?${query}` : answer.to, 301);
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
      const shell = await useCases.loadShell.run().catch(() => undefined);
      return await sendDocument(request, reply, { shell, content: { kind: "failure", failure } });
    } catch (error) {
      request.log.error({ err: error }, "the failure page failed");
      return reply.type("text/html; charset=utf-8").send(LAST_RESORT_PAGE);
    }
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, state: InitialState) {
    const document = await renderer.render(request.url, state);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "public, max-age=0, must-revalidate")
      .send(document);
  }
};
