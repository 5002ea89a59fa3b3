import type { SearchResponse, SearchResult } from "../../../src/adapters/http/contract/search.ts";
import { FailurePage } from "../../app/failure-page.tsx";
import { PageHead } from "../../content/page-head.tsx";
import { SearchResults, SearchStatus } from "../../search/search-results.tsx";
import { pairs } from "../../styles/layout.css.ts";
import { Breadcrumb } from "../pages/breadcrumb.tsx";
import { Example } from "./example.tsx";
import { longTitle } from "./example-texts.ts";

const exampleResults: readonly SearchResult[] = [
  {
    id: "page",
    type: "page",
    uid: "shareholder-services",
    url: "/investors/shareholder-services",
    data: { title: "Shareholder services" },
    excerpt: [
      { text: "… how to have the ", hit: false },
      { text: "results", hit: true },
      { text: " sent to you, and what to do when they did not arrive …", hit: false },
    ],
  },
  {
    id: "pdf",
    type: "pdf",
    uid: "results-fy26",
    url: "/",
    data: { title: longTitle, pdf: { url: "/sandbox/files/results-fy26.pdf" } },
    excerpt: [],
  },
];

function responseOf(results: readonly SearchResult[], total: number): SearchResponse {
  const sizes = { total_results_size: total, results_size: results.length };
  return { data: { ...sizes, years: [], kinds: [], results: [...results] } };
}

const searched = { text: "results", loading: false, level: 3 } as const;

export function Search() {
  return (
    <div className={pairs}>
      <Example name="nothing searched">
        <SearchStatus scope="page" {...searched} text="" response={undefined} />
      </Example>
      <Example name="loading">
        <SearchStatus scope="page" {...searched} response={undefined} loading />
      </Example>
      <Example name="failed">
        <SearchStatus scope="page" {...searched} response={undefined} />
      </Example>
      <Example name="nothing found">
        <SearchStatus scope="page" {...searched} response={responseOf([], 0)} />
      </Example>
      <Example name="found">
        <SearchStatus scope="page" {...searched} response={responseOf(exampleResults, 12)} />
        <SearchResults results={exampleResults} level={4} excerpts />
      </Example>
    </div>
  );
}

export function Heads() {
  const above = <Breadcrumb pages={[{ title: "Company", href: "/company" }]} />;
  return (
    <>
      <PageHead title="Leadership" tone="dark" above={above} />
      <PageHead title={longTitle} tone="light" above={above} />
      <PageHead title="Full-year results FY26: revenue up 6.0%" tone="light" size="headline" />
    </>
  );
}

export function Failures() {
  return (["not-found", "unavailable", "error"] as const).map((failure) => (
    <FailurePage key={failure} failure={failure} />
  ));
}
