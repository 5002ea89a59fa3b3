import { renderToString } from "react-dom/server";
import type { Head, InitialState, PageRenderer } from "../src/adapters/http/contract/initial-state.ts";
import { pageHead, searchHead, titled } from "./head.ts";
import { Page } from "./page.tsx";
import { PageAddress, SiteOrigin } from "./page-address.ts";
import { ERROR_MESSAGES } from "./routes/failure-page.tsx";

/** Renders a page on the server; see {@link PageRenderer}. */
export const render: PageRenderer["render"] = (url, state, origin) => ({
  html: renderToString(
    <PageAddress value={url}>
      <SiteOrigin value={origin}>
        <Page state={state} />
      </SiteOrigin>
    </PageAddress>,
  ),
  head: headOf(state),
});

function headOf({ content }: InitialState): Head {
  switch (content.kind) {
    case "page":
      return pageHead(content.page);
    case "search":
    case "search-not-ready":
      return searchHead(content.request.searchInput);
    case "empty-search":
      return searchHead("");
    case "failure":
      return { title: titled(ERROR_MESSAGES[content.failure].title) };
    case "style-guide":
      return { title: titled("Style guide") };
    case "slice-simulator":
      return { title: titled("Slice simulator") };
  }
}
