import { useNavigate, useSearchParams } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { searchHead } from "../head.ts";
import { searchHref } from "../search/search-address.ts";
import { useSearch } from "../search/use-search.ts";
import { useArrival } from "../shell/use-arrival.ts";
import { useHead } from "../use-head.ts";
import { SearchPage } from "./search-page.tsx";

/** `/search?s=…&t=page|pdf&page=N`: the address says what is searched. */
export function SearchRoute() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const request = searchRequestOf(parameters);
  const { searchInput: text, searchPages, currentPage: page } = request;
  const { answer, loading, repeat } = useSearch(request);
  useHead(searchHead(text));
  useArrival(true);
  const scope = searchPages ? "page" : "pdf";

  function search(typed: string) {
    const failed = !answer && !loading;
    if (failed && typed === text && typed.trim() !== "") repeat();
    else void navigate(searchHref({ text: typed, scope }));
  }

  return (
    <SearchPage text={text} scope={scope} page={page} answer={answer} loading={loading} onSearch={search} />
  );
}
