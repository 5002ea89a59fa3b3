import type { InitialState } from "../src/adapters/http/contract/initial-state.ts";
import { searchRequestOf } from "../src/adapters/http/contract/query.ts";
import { Island } from "./islands/island.tsx";
import { usePageAddress } from "./page-address.ts";
import { FailurePage } from "./routes/failure-page.tsx";
import { PageViewContent } from "./routes/page-view.tsx";
import { SearchPage } from "./search/search-page.tsx";
import { SearchPageIsland } from "./search/search-page-island.tsx";
import { Shell } from "./shell/shell.tsx";
import { SliceSimulator } from "./simulator/slice-simulator.tsx";
import { StyleGuide } from "./styleguide/style-guide.tsx";

/** A whole page of the site, as the server renders it. */
export function Page({ state: { shell, asksConsent, content } }: { readonly state: InitialState }) {
  if (content.kind === "slice-simulator") return <SliceSimulator slices={content.slices} />;
  return (
    <Shell options={shell} asksConsent={asksConsent && shell?.tagManagerId !== undefined}>
      <div>
        <Content content={content} />
      </div>
    </Shell>
  );
}

interface ContentProps {
  readonly content: Exclude<InitialState["content"], { readonly kind: "slice-simulator" }>;
}

function Content({ content }: ContentProps) {
  const { search } = usePageAddress();
  switch (content.kind) {
    case "page":
      return <PageViewContent page={content.page} />;
    case "search":
    case "empty-search": {
      const request = searchRequestOf(new URLSearchParams(search));
      const response = content.kind === "search" ? content.response : undefined;
      return <Island name="search-page" props={{ request, response }} component={SearchPageIsland} />;
    }
    case "search-not-ready":
      // Not an island, so that the message stays without a script; submitting the form searches again.
      return (
        <SearchPage
          request={searchRequestOf(new URLSearchParams(search))}
          response={undefined}
          loading={false}
        />
      );
    case "failure":
      return <FailurePage failure={content.failure} suggestions={content.suggestions} />;
    case "style-guide":
      return <StyleGuide sections={content.sections} />;
  }
}
