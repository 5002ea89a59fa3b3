import type { InitialState } from "../../src/adapters/http/contract/initial-state.ts";
import { FailurePage } from "../app/failure-page.tsx";
import { SearchPage } from "../search/search-page.tsx";
import { PageViewContent } from "./pages/page-view.tsx";
import { StyleGuide } from "./styleguide/style-guide.tsx";

interface RenderedPageProps {
  readonly content: InitialState["content"];
}

/** The page of a route, rendered from its content. The browser shows documents instead. */
export function RenderedPage({ content }: RenderedPageProps) {
  return (
    <div>
      <ContentView content={content} />
    </div>
  );
}

function ContentView({ content }: RenderedPageProps) {
  switch (content.kind) {
    case "page":
      return <PageViewContent page={content.page} />;
    case "search-not-ready":
      return <SearchPage request={content.request} response={undefined} loading={false} />;
    case "failure":
      return <FailurePage failure={content.failure} suggestions={content.suggestions} />;
    case "style-guide":
      return <StyleGuide sections={content.sections} />;
    default:
      throw new Error(`No page has the content "${content.kind}".`);
  }
}
