import type { Head } from "../src/adapters/http/contract/initial-state.ts";
import { listFilterOf, listPageOf } from "../src/adapters/http/contract/query.ts";
import type { FirstPage } from "./api/query-client.ts";
import { servedHtml } from "./content/served-content.tsx";

/** The page of the content that the document shows, read from the document. */
export function firstPage(): FirstPage {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  return {
    path: pathname,
    listPage: listPageOf(parameters),
    filter: listFilterOf(parameters),
    answer: { outcome: "served", html: servedHtml(), head: documentHead() },
  };
}

function documentHead(): Head {
  const { head, title } = document;
  return {
    title,
    description: head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
  };
}
