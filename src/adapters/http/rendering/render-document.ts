import { setTimeout as wait } from "node:timers/promises";
import type { UseCases } from "../../../application/use-cases.ts";
import { canBeSearched } from "../../../domain/search/search.ts";
import { type ContentRef, isNearChange } from "../../../ports/content-repository.ts";
import type { Meter } from "../../../ports/meter.ts";
import { cacheHeaders, NOT_FOUND_SHARED_SECONDS } from "../cache-headers.ts";
import type { InitialState, NamedSection, PageFailure } from "../contract/initial-state.ts";
import { searchRequestOf } from "../contract/query.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import { searchResponse } from "../search-response.ts";
import { documentHeaders } from "../security/document-headers.ts";
import { type DocumentPlace, hrefOf } from "./document-place.ts";
import type { DocumentRenderer } from "./document-renderer.ts";

/** A text that is ready to be sent. */
export interface RenderedDocument {
  readonly outcome: "document";
  readonly status: number;
  readonly body: string;
  /** All headers that do not depend on how the body is encoded: type, caching, security. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What there is at a place. */
export type RenderResult =
  | RenderedDocument
  /** The page lives elsewhere, for good. */
  | { readonly outcome: "moved"; readonly to: string }
  | { readonly outcome: "not-found" };

/**
 * Renders the document of a place from the content at a ref: the one way to a document, for a visitor, an editor's
 * preview, a search and a failure. They differ in where the result is kept.
 *
 * @param ref - Default: what is published now.
 * @returns Rejects with `ContentServiceError` when the content service fails; a failure's own document never does.
 */
export type RenderDocument = (
  place: DocumentPlace,
  ref: ContentRef | undefined,
  options?: { readonly isPreview?: boolean },
) => Promise<RenderResult>;

/**
 * The sections that the style guide shows.
 *
 * @param ref - Content that they draw on. Default: what is published now.
 * @returns Rejects with `ContentServiceError` when the content service fails.
 */
export type StyleGuide = (ref: ContentRef | undefined) => Promise<readonly NamedSection[]>;

interface RenderDocumentOptions {
  readonly useCases: Pick<UseCases, "loadPage" | "loadShell" | "searchContent">;
  readonly renderer: DocumentRenderer;
  /** What every document's state has besides its content and shell. */
  readonly common: Pick<InitialState, "toolbar" | "tracker">;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
  /** Other origins that images come from. Default: none. */
  readonly images?: readonly string[] | undefined;
  /** Default: there is none, and nobody asks for it. */
  readonly styleGuide?: StyleGuide | undefined;
  readonly meter: Meter;
}

type Found = InitialState["content"] | Exclude<RenderResult, RenderedDocument>;

const FAILURE_STATUS: Readonly<Record<PageFailure, number>> = {
  "not-found": 404,
  unavailable: 503,
  error: 500,
};

/** Milliseconds that a visitor to whom a failure is to be shown waits for header and footer. */
const FAILURE_SHELL_TIMEOUT_MS = 1_000;

/** Makes the function that renders documents from what it depends on. */
export function createRenderDocument(options: RenderDocumentOptions): RenderDocument {
  const { useCases, renderer, common, publicUrl, images, styleGuide, meter } = options;

  return async (place, ref, { isPreview = false } = {}) => {
    // While the page is loaded, not after it.
    const shell = shellFor(place, ref);
    shell.catch(() => undefined);
    const found = await contentAt(place, ref);
    if ("outcome" in found) return found;
    const state: InitialState = {
      content: found,
      shell: await shell,
      ...common,
      ...(isPreview && { preview: true }),
    };
    const html = await renderer.render(addressOf(place), state, publicUrl);
    meter.count("rendered_pages_total", { kind: isPreview ? "preview" : place.kind });
    return {
      outcome: "document",
      status: found.kind === "failure" ? FAILURE_STATUS[found.failure] : 200,
      body: html,
      headers: {
        "content-type": "text/html; charset=utf-8",
        ...cachingOf(found, ref),
        ...(found.kind === "style-guide" && { "x-robots-tag": "noindex" }),
        // What reloads itself while it is worked on puts scripts of its own into documents.
        ...(!renderer.isChanging && documentHeaders(state, { publicUrl, images, scripts: renderer.scripts })),
      },
    };
  };

  /** What a document shows, or that there is nothing to show. */
  async function contentAt(place: DocumentPlace, ref: ContentRef | undefined): Promise<Found> {
    if (place.kind === "search") return resultsOf(place.query, ref);
    if (place.kind === "style-guide") return { ...place, sections: (await styleGuide?.(ref)) ?? [] };
    if (place.kind !== "page") return place;
    const answer = await useCases.loadPage.run({ ...place, ref });
    return answer.outcome === "page" ? { ...place, answer } : answer;
  }

  async function resultsOf(query: string, ref: ContentRef | undefined): Promise<Found> {
    const request = searchRequestOf(new URLSearchParams(query));
    if (!canBeSearched(request.searchInput)) return { kind: "empty-search" };
    const answer = await searchResponse(useCases, request, ref);
    const isBeyondLast = answer.data.total_results_size > 0 && answer.data.results_size === 0;
    return isBeyondLast ? { outcome: "not-found" } : { kind: "search", request, answer };
  }

  /** Header, menus and footer; where something else has failed, only if they can be had soon. */
  async function shellFor(place: DocumentPlace, ref: ContentRef | undefined) {
    const shell = useCases.loadShell.run({ ref });
    if (place.kind !== "failure" || place.failure === "not-found") return shell;
    return Promise.race([
      shell.catch(() => undefined),
      wait(FAILURE_SHELL_TIMEOUT_MS, undefined, { ref: false }),
    ]);
  }
}

/** The address that a document is rendered for. What else a visitor's address says is in no document. */
function addressOf(place: DocumentPlace): string {
  switch (place.kind) {
    case "page":
      return hrefOf(place);
    case "search":
      return place.query === "" ? "/search" : `/search?${place.query}`;
    case "failure":
      // None of a page's: nothing in the document can lead back to it.
      return `/-/${place.failure}`;
    case "style-guide":
      return "/styleguide";
  }
}

/** How long a document is good for, wherever it is kept. */
function cachingOf(
  content: InitialState["content"],
  ref: ContentRef | undefined,
): Readonly<Record<string, string>> {
  const refs = ref === undefined ? [] : [ref];
  const near = { isNearChange: ref !== undefined && isNearChange(ref) };
  if (content.kind === "page" && content.answer.outcome === "page") {
    return cacheHeaders({ keys: [content.answer.page.id, ...refs], ...near });
  }
  if (content.kind !== "failure") return cacheHeaders({ sharedSeconds: 0 });
  switch (content.failure) {
    case "not-found":
      return cacheHeaders({ keys: refs, sharedSeconds: NOT_FOUND_SHARED_SECONDS, ...near });
    case "unavailable":
      return { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_SECONDS) };
    case "error":
      return { "cache-control": "no-store" };
  }
}
