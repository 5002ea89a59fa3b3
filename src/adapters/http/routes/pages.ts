import { setTimeout } from "node:timers/promises";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { ContentServiceError } from "../../../ports/content-repository.ts";
import type { InitialState, PageFailure, PreviewToolbar } from "../contract/initial-state.ts";
import { listFilterOf, listPageOf, searchRequestOf } from "../contract/query.ts";
import { readPreview } from "../plugins/previews.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { LAST_RESORT_PAGE } from "../rendering/last-resort-page.ts";
import type { SiteUseCases } from "../site-use-cases.ts";
import { searchAnswer } from "./content-api.ts";

interface PagesOptions {
  readonly useCases: SiteUseCases;
  readonly renderer: DocumentRenderer;
  readonly toolbar: PreviewToolbar | undefined;
  readonly tracker: string | undefined;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
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
export const pages: FastifyPluginAsync<PagesOptions> = async (
  server,
  { useCases, renderer, toolbar, tracker, publicUrl },
) => {
  server.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, "a page failed");
    return sendFailure(request, reply, error instanceof ContentServiceError ? "unavailable" : "error");
  });

  for (const path of ["/privacy", "/privacy/"]) {
    server.get(path, (_request, reply) => move(reply, "/privacy-policy", ""));
  }

  server.get("/search/", (request, reply) => move(reply, "/search", partsOf(request).query));

  getContent("/search", async (request, reply) => {
    const search = searchRequestOf(new URLSearchParams(partsOf(request).query));
    if (search.searchInput.trim() === "") return sendPage(request, reply, { kind: "empty-search" });
    const answer = await searchAnswer(useCases, search, request.preview);
    return sendPage(request, reply, { kind: "search", request: search, answer });
  });

  getContent("*", async (request, reply) => {
    const { path, query } = partsOf(request);
    const parameters = new URLSearchParams(query);
    const listPage = listPageOf(parameters);
    const filter = listFilterOf(parameters);
    const answer = await useCases.loadPage.run({ path, listPage, filter, ref: request.preview });
    if (answer.outcome === "not-found") return sendFailure(request, reply, "not-found");
    if (answer.outcome === "moved") return move(reply, answer.to, query);
    return sendPage(request, reply, { kind: "page", path, listPage, filter, answer });
  });

  /** A page made of content; an editor's is made of the preview. */
  function getContent(
    path: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) {
    server.get(path, (request, reply) => readPreview(request, reply, () => answer(request, reply)));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, content: InitialState["content"]) {
    const shell = await useCases.loadShell.run({ ref: request.preview });
    return sendDocument(request, reply, { content, shell });
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
      return reply.type("text/html; charset=utf-8").send(LAST_RESORT_PAGE);
    }
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, state: InitialState) {
    const document = await renderer.render(
      request.url,
      {
        ...state,
        ...(toolbar && { toolbar }),
        ...(tracker && { tracker }),
        ...(request.preview && { preview: true }),
      },
      publicUrl,
    );
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
