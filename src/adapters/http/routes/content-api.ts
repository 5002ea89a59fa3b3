import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { SEARCH_PAGE_SIZE, type SearchHit } from "../../../domain/search/search.ts";
import type { PageAnswer, ShellAnswer } from "../contract/page.ts";
import { LAST_LIST_PAGE } from "../contract/query.ts";
import type { SearchAnswer, SearchRequest, SearchResult } from "../contract/search.ts";
import { sendProblem } from "../plugins/problems.ts";
import { notFound } from "../problem.ts";
import type { SiteUseCases } from "../site-use-cases.ts";

const pageQuery = z.object({
  path: z.string().startsWith("/"),
  page: z.coerce.number().int().min(1).max(LAST_LIST_PAGE).default(1),
});

const searchBody = z.object({
  searchInput: z.string(),
  searchPages: z.boolean(),
  pageSize: z.int().min(1).max(100).default(SEARCH_PAGE_SIZE),
  currentPage: z.int().min(1).max(LAST_LIST_PAGE).default(1),
});

/** The calls by which the browser gets content after the first page. */
export const contentApi: FastifyPluginAsync<{ readonly useCases: SiteUseCases }> = async (
  server,
  { useCases },
) => {
  server.get("/page", async (request, reply) => {
    const { path, page } = pageQuery.parse(request.query);
    const answer = await useCases.loadPage.run({ path, listPage: page });
    if (answer.outcome === "not-found") {
      return sendProblem(reply, notFound(`There is no page at ${path}.`, request.id));
    }
    return answer satisfies PageAnswer;
  });

  server.get("/shell", (): Promise<ShellAnswer> => useCases.loadShell.run());

  server.post(
    "/globalSearch",
    (request): Promise<SearchAnswer> => searchAnswer(useCases, searchBody.parse(request.body)),
  );
};

/** Runs a search as the specification's call words it (section 7). */
export async function searchAnswer(useCases: SiteUseCases, request: SearchRequest): Promise<SearchAnswer> {
  const { searchInput: text, searchPages, pageSize = SEARCH_PAGE_SIZE, currentPage: page = 1 } = request;
  const found = await useCases.searchContent.run({
    text,
    scope: searchPages ? "page" : "pdf",
    page,
    pageSize,
  });
  return {
    data: {
      total_results_size: found.total,
      results_size: found.items.length,
      results: found.items.map(searchResult),
    },
  };
}

function searchResult({ id, type, uid, title, href, parentUid }: SearchHit): SearchResult {
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
  };
}
