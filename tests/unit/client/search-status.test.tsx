import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SearchStatus } from "../../../client/search/search-status.tsx";

it("the outcome of a search says whether there may be more results soon", () => {
  const said = (is_incomplete?: true) => {
    const data = { total_results_size: 0, results_size: 0, results: [], years: [], kinds: [], is_incomplete };
    return renderToStaticMarkup(
      <SearchStatus text="dividend" response={{ data }} loading={false} level={2} hint="" />,
    );
  };
  expect(said()).not.toContain("still being read");
  expect(said(true)).toContain("still being read");
});
