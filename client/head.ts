import type { Head, PageFailure } from "../src/adapters/http/contract/initial-state.ts";
import type { PageView } from "../src/domain/content/page-view.ts";
import { failureTitle } from "./routes/failure-page.tsx";

const SITE_NAME = "Larkfield Group";

/** Head of a page of the content. The home page's title stands by itself. */
export function pageHead({ type, meta }: PageView): Head {
  return { title: type === "home" ? meta.title : titled(meta.title), description: meta.description };
}

/** Head of the search page. */
export function searchHead(text: string): Head {
  return { title: titled(text === "" ? "Search" : `Search: ${text}`) };
}

/** Head of the page that stands in for one that there is not. */
export function failureHead(failure: PageFailure): Head {
  return { title: titled(failureTitle(failure)) };
}

function titled(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
