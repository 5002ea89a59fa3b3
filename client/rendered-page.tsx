import { createContext, useContext } from "react";
import type { InitialState } from "../src/adapters/http/contract/initial-state.ts";
import { SearchRoute } from "./app/search-route.tsx";
import { FailurePage } from "./routes/failure-page.tsx";
import { PageViewContent } from "./routes/page-view.tsx";
import { SearchPage } from "./search/search-page.tsx";
import { StyleGuide } from "./styleguide/style-guide.tsx";

type Content = InitialState["content"];

/** The content of the page that the server renders. */
export const RenderedContent = createContext<Content>({ kind: "failure", failure: "error" });

/** The page of a route, rendered from its content. The browser shows documents instead. */
export function RenderedPage() {
  const content = useContext(RenderedContent);
  return (
    <div>
      <ContentView content={content} />
    </div>
  );
}

/** The search page, or the error page at its address. */
export function RenderedSearch() {
  const content = useContext(RenderedContent);
  return content.kind === "search" || content.kind === "empty-search" ? <SearchRoute /> : <RenderedPage />;
}

function ContentView({ content }: { readonly content: Content }) {
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
