import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { Head, InitialState, PageRenderer } from "../src/adapters/http/contract/initial-state.ts";
import { createQueryClient, type FirstPage } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { SiteOrigin } from "./content/site-origin.ts";
import { failureHead, pageHead, searchHead, styleGuideHead } from "./head.ts";
import { pageCode } from "./routes/page-code.ts";
import { searchCode } from "./routes/search-code.ts";
import { StyleGuide } from "./styleguide/style-guide.tsx";

// Rendering is done in one go, so the code of all pages has to be there before.
await Promise.all([pageCode.load(), searchCode.load()]);

/** Renders a page on the server; see {@link PageRenderer}. */
export const render: PageRenderer["render"] = (url, state, origin) => {
  const { content } = state;
  const inPlace = (node: ReactNode) => (
    <StaticRouter location={url}>
      <SiteOrigin value={origin}>{node}</SiteOrigin>
    </StaticRouter>
  );
  function firstPage(): FirstPage | undefined {
    if (content.kind === "page") return content;
    if (content.kind !== "style-guide") return undefined;
    const html = renderToString(inPlace(<StyleGuide />), { identifierPrefix: "guide" });
    return { path: url, listPage: 1, filter: {}, answer: { outcome: "served", html, head: headOf(state) } };
  }
  return {
    html: renderToString(
      inPlace(<App initial={state} queryClient={createQueryClient(state, firstPage())} />),
    ),
    head: headOf(state),
  };
};

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
    case "style-guide":
      return styleGuideHead();
  }
}
