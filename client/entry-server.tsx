import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { Head, InitialState, PageRenderer } from "../src/adapters/http/contract/initial-state.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { SiteOrigin } from "./content/site-origin.ts";
import { failureHead, pageHead, searchHead } from "./head.ts";
import { pageCode } from "./routes/page-code.ts";
import { searchCode } from "./routes/search-code.ts";

// Rendering is done in one go, so the code of all pages has to be there before.
await Promise.all([pageCode.load(), searchCode.load()]);

/** Renders a page on the server; see {@link PageRenderer}. */
export const render: PageRenderer["render"] = (url, state, origin) => ({
  html: renderToString(
    <StaticRouter location={url}>
      <SiteOrigin value={origin}>
        <App
          initial={state}
          queryClient={createQueryClient(state, state.content.kind === "page" ? state.content : undefined)}
        />
      </SiteOrigin>
    </StaticRouter>,
  ),
  head: headOf(state),
});

function headOf({ content }: InitialState): Head {
  switch (content.kind) {
    case "page":
      return content.answer.outcome === "page" ? pageHead(content.answer.page) : failureHead("not-found");
    case "search":
      return searchHead(content.request.searchInput);
    case "empty-search":
      return searchHead("");
    case "failure":
      return failureHead(content.failure);
  }
}
