import type { Locale } from "../../../brand/locale.ts";
import type { SearchContent } from "../../application/search-content.ts";
import type { Content } from "../../domain/content/content.ts";
import { releaseTime } from "../../domain/content/release.ts";
import type { SearchHit } from "../../domain/search/search.ts";
import type { CompleteSearchRequest, SearchResponse, SearchResult } from "./contract/search.ts";
import { SITE_TIME_ZONE } from "./contract/site.ts";

/** Runs a search in the format of the API (specification, section 7). */
export async function searchResponse(
  searchContent: SearchContent,
  content: Content,
  { request, locale }: { readonly request: CompleteSearchRequest; readonly locale: Locale },
): Promise<SearchResponse> {
  const { searchInput: text, searchPages, currentPage: page, ...filter } = request;
  const scope = searchPages ? "page" : "pdf";
  const found = await searchContent.run(content, { ...filter, text, scope, page });
  return {
    data: {
      total_results_size: found.total,
      results_size: found.items.length,
      results: found.items.map((hit) => searchResult(hit, locale)),
      years: [...found.years],
      kinds: [...found.kinds],
      ...(found.totals && { totals: { ...found.totals } }),
      ...(found.correctedText !== undefined && { corrected_query: found.correctedText }),
      ...(found.isIncomplete && { is_incomplete: true }),
    },
  };
}

function searchResult(hit: SearchHit, { brand }: Locale): SearchResult {
  const {
    id,
    type,
    uid,
    title,
    wordsIn,
    href,
    parentUid,
    within,
    excerpt,
    kind,
    date,
    released,
    page,
    pages,
  } = hit;
  return {
    id,
    type,
    uid,
    url: href,
    data: {
      title,
      ...(wordsIn?.title === undefined ? {} : { title_language: wordsIn.title }),
      ...(parentUid === undefined ? {} : { parentPage: { uid: parentUid } }),
      ...(type === "pdf" ? { pdf: { url: href } } : {}),
    },
    excerpt: [...excerpt],
    within,
    kind,
    date,
    released,
    time: released && releaseTime(released, SITE_TIME_ZONE, brand.locale),
    page,
    pages: pages && [...pages],
  };
}
