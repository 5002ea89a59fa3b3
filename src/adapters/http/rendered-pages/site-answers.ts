import type { ListFilter } from "../../../domain/content/list-filter.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import type { InitialState } from "../contract/initial-state.ts";
import { listFilterOf, listHref, listPageOf } from "../contract/query.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { documentHeaders } from "../security/document-headers.ts";
import type { SiteUseCases } from "../site-use-cases.ts";
import { caching, NOT_FOUND_SHARED } from "./caching.ts";
import type { Made } from "./kept-answers.ts";

/** A page by its path and what its lists are narrowed to. */
export interface PagePlace {
  readonly path: string;
  readonly listPage: number;
  readonly filter: ListFilter;
}

/** What answers are kept for. */
export type Wanted =
  | { readonly kind: "document" | "data"; readonly place: PagePlace }
  /** The frame around every page, as the browser asks for it. */
  | { readonly kind: "shell" }
  /** The document for every address without a page. */
  | { readonly kind: "not-found" };

/** The place that an address names; whatever else its query says is nobody's business and changes nothing. */
export function placeOf(url: string): PagePlace {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  return { path, listPage: listPageOf(parameters), filter: listFilterOf(parameters) };
}

/** Under what a document is kept: its address in canonical form. */
export function documentKey(url: string): string {
  return url.includes("?") ? hrefOf(placeOf(url)) : url;
}

/** Under what an answer is kept. No two that differ share a key. */
export function keyOf(wanted: Wanted): string {
  switch (wanted.kind) {
    case "document":
      return hrefOf(wanted.place);
    case "data":
      return `data:${hrefOf(wanted.place)}`;
    default:
      return wanted.kind;
  }
}

export const NOT_FOUND: Wanted = { kind: "not-found" };
export const NOT_FOUND_KEY: string = keyOf(NOT_FOUND);

interface SiteAnswersOptions {
  readonly useCases: Pick<SiteUseCases, "loadPage" | "loadShell">;
  readonly renderer: DocumentRenderer;
  /** What every document's state has besides its content and shell. */
  readonly common: Pick<InitialState, "toolbar" | "tracker">;
  readonly publicUrl: string;
  /** Other origins that pictures come from. Default: none. */
  readonly pictures?: readonly string[] | undefined;
}

/** Makes the answers of the site's pages: whole documents, and the data from which the browser makes pages itself. */
export function siteAnswers({ useCases, renderer, common, publicUrl, pictures }: SiteAnswersOptions) {
  return (wanted: Wanted, ref: ContentRef): Promise<Made> => {
    switch (wanted.kind) {
      case "document":
        return page(wanted.place, ref);
      case "data":
        return data(wanted.place, ref);
      case "shell":
        return shell(ref);
      case "not-found":
        return notFound(ref);
    }
  };

  async function page(place: PagePlace, ref: ContentRef): Promise<Made> {
    const answer = await useCases.loadPage.run({ ...place, ref });
    if (answer.outcome !== "page") return answer;
    const content = { kind: "page", ...place, answer } as const;
    return document(hrefOf(place), { content, shell: await useCases.loadShell.run({ ref }) }, [
      answer.page.id,
      ref,
    ]);
  }

  async function notFound(ref: ContentRef): Promise<Made> {
    const content = { kind: "failure", failure: "not-found" } as const;
    // Its address is none of a page's, so that nothing in it can lead back to it.
    return document(NOT_FOUND_ADDRESS, { content, shell: await useCases.loadShell.run({ ref }) }, [ref]);
  }

  async function document(url: string, content: InitialState, keys: readonly string[]): Promise<Made> {
    const state = { ...content, ...common };
    const isFound = state.content.kind !== "failure";
    const html = await renderer.render(url, state, publicUrl);
    return {
      outcome: "answer",
      parts: {
        status: isFound ? 200 : 404,
        body: Buffer.from(html),
        headers: {
          "content-type": "text/html; charset=utf-8",
          ...caching({ keys, ...(!isFound && { shared: NOT_FOUND_SHARED }) }),
          ...documentHeaders(state, { publicUrl, pictures }),
        },
      },
    };
  }

  async function data(place: PagePlace, ref: ContentRef): Promise<Made> {
    const answer = await useCases.loadPage.run({ ...place, ref });
    if (answer.outcome === "not-found") return answer;
    return json(answer, answer.outcome === "page" ? [answer.page.id, ref] : [ref]);
  }

  async function shell(ref: ContentRef): Promise<Made> {
    return json(await useCases.loadShell.run({ ref }), [ref]);
  }

  function json(value: unknown, keys: readonly string[]): Made {
    return {
      outcome: "answer",
      parts: {
        status: 200,
        body: Buffer.from(JSON.stringify(value)),
        headers: { "content-type": "application/json; charset=utf-8", ...caching({ keys }) },
      },
    };
  }
}

/** Where the document for addresses without a page is rendered; no address of a page has two slashes. */
const NOT_FOUND_ADDRESS = "/-/not-found";

/** The address of a place in canonical form. */
export function hrefOf({ path, listPage, filter }: PagePlace): string {
  return listHref(path, filter, listPage);
}
