import type { Locale } from "../../../../brand/locale.ts";
import type { LoadPage, LoadPageOutcome } from "../../../application/load-page.ts";
import type { LoadShell } from "../../../application/load-shell.ts";
import type { SearchContent } from "../../../application/search-content.ts";
import type { Content } from "../../../domain/content/content.ts";
import { localPath } from "../../../domain/links/address.ts";
import { canBeSearched } from "../../../domain/search/search.ts";
import { ContentServiceError } from "../../../ports/content-service.ts";
import type { Meter } from "../../../ports/meter.ts";
import { SearchNotReadyError } from "../../../ports/search-index.ts";
import { cacheHeaders, REVALIDATED } from "../cache-headers.ts";
import { isMissing } from "../contract/error-page.ts";
import type {
  InitialState,
  NamedSection,
  PageFailure,
  PreviewToolbar,
  SimulatedSlice,
} from "../contract/initial-state.ts";
import { searchRequestOf } from "../contract/query.ts";
import type { DocumentTarget } from "../document-target.ts";
import type { PageAddresses } from "../page-addresses.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import type { SectionFeed } from "../route-additions.ts";
import { searchResponse } from "../search-response.ts";
import type { CommonHeadersOptions } from "../security/common-headers.ts";
import { documentHeaders } from "../security/document-headers.ts";
import type { DocumentRenderer } from "./document-renderer.ts";
import { languageLinks } from "./language-links.ts";
import { listedFeeds } from "./listed-feeds.ts";
import { type ShellVersions, shellDataOf } from "./shell-data.ts";

/** A rendered response. */
export interface RenderedDocument {
  readonly outcome: "document";
  readonly status: number;
  /** A binary file is a buffer, and is not compressed. */
  readonly body: string | Buffer;
  /** All headers that do not depend on the encoding: type, caching, security. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The pattern of its route, for metrics. Default: that of all pages. */
  readonly route?: string | undefined;
}

/** The outcome of rendering: a document, a redirect, or that the address never had a page, or has none any more. */
export type RenderResult =
  | RenderedDocument
  /** The page has another address: a permanent redirect. */
  | { readonly outcome: "moved"; readonly to: string }
  | { readonly outcome: "not-found" | "withdrawn" };

/** What is different in a document for an editor. Default: nothing. */
interface EditorOptions {
  readonly isPreview?: boolean;
  readonly hasToolbar?: boolean;
  /** Whether a preview has an exit of its own. */
  readonly hasExit?: boolean;
}

/**
 * Renders the document of a target from content. All documents are rendered by it: pages, previews, searches and error
 * pages. They differ only in how the result is cached. Rejects with `ContentServiceError` without content; never for the
 * document of a failure, whose header and footer are missing then.
 */
export type RenderDocument = (
  target: DocumentTarget,
  content: Content | undefined,
  options?: EditorOptions,
) => Promise<RenderResult>;

/** The sections of the style guide, with what they list. */
export type StyleGuide = (content: Content) => Promise<readonly NamedSection[]>;

/** The sections that slices of the content API become, with what they list. */
export type SliceSimulator = (content: Content, slices: readonly unknown[]) => readonly SimulatedSlice[];

export interface RenderDocumentOptions
  extends Pick<InitialState, "measuredShare" | "tracker">,
    CommonHeadersOptions {
  readonly loadPage: LoadPage;
  readonly loadShell: LoadShell;
  readonly searchContent: SearchContent;
  readonly renderer: DocumentRenderer;
  /** The language of the documents. */
  readonly locale: Locale;
  /** All languages of the site, the default first. */
  readonly locales: readonly Locale[];
  readonly addresses: PageAddresses;
  /** Feeds to which documents lead beside that of news. */
  readonly feeds: readonly SectionFeed[];
  /** Gets the shell of each document for visitors. */
  readonly shells: ShellVersions;
  /** The toolbar of editors' documents. Default: none. */
  readonly toolbar?: PreviewToolbar | undefined;
  /** Whether analytics needs the consent of visitors. Default: no. */
  readonly asksConsent?: boolean | undefined;
  /** Other origins of images. Default: none. */
  readonly images?: readonly string[] | undefined;
  /** Default: no style guide. */
  readonly styleGuide?: StyleGuide | undefined;
  /** Default: no slice simulator. */
  readonly sliceSimulator?: SliceSimulator | undefined;
  readonly meter: Meter;
}

type LoadedContent = InitialState["content"] | Exclude<RenderResult, RenderedDocument>;

const FAILURE_STATUS: Readonly<Record<PageFailure, number>> = {
  "not-found": 404,
  withdrawn: 410,
  unavailable: 503,
  error: 500,
};

/** The headers of a 503. */
const UNAVAILABLE = { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_SECONDS) };

/** The headers of a response to something that a visitor typed: nobody may keep it. */
const PRIVATE = { "cache-control": "private, no-store" };

export function createRenderDocument(options: RenderDocumentOptions): RenderDocument {
  const { renderer, toolbar, asksConsent, publicUrl, hsts, images, styleGuide, sliceSimulator, meter } =
    options;
  const { locale } = options;

  return async (target, shown, editor = {}) => {
    const { isPreview = false } = editor;
    const content = await contentOf(target, shown);
    if ("outcome" in content) return content;
    const isSimulated = content.kind === "slice-simulator";
    const state = isSimulated ? { locale, content } : await stateOf(content, target, shown, editor);
    const html = await renderer.render(addressOf(target, options), state, publicUrl);
    meter.count("rendered_pages_total", { kind: isPreview ? "preview" : target.kind });
    return {
      outcome: "document",
      status: statusOf(content),
      body: html,
      headers: {
        "content-type": "text/html; charset=utf-8",
        ...asRendered(cachingOf(target, content, shown?.edition)),
        ...((isSimulated || content.kind === "style-guide") && { "x-robots-tag": "noindex" }),
        // In development, Vite injects inline scripts, which the CSP would block.
        ...(!renderer.isChanging &&
          documentHeaders(state, {
            publicUrl,
            hsts,
            images,
            scripts: renderer.scripts,
            framedBy: isSimulated || isPreview ? toolbar?.hosts : undefined,
          })),
      },
    };
  };

  /** Header, menus and footer of a document, which name their version to the browser. */
  function shellOf(shown: Content | undefined, isPreview: boolean): InitialState["shell"] {
    const shell = shown && options.loadShell.run(shown);
    if (shell && !isPreview) options.shells.show(shellDataOf(shell, asksConsent), shown.language);
    return shell;
  }

  async function stateOf(
    content: InitialState["content"],
    target: DocumentTarget,
    shown: Content | undefined,
    { isPreview = false, hasToolbar, hasExit }: EditorOptions,
  ): Promise<InitialState> {
    return {
      locale,
      content,
      languages: await languageLinks({ locale, content }, target, shown, options),
      feeds: content.kind === "page" ? listedFeeds(content.page, options.feeds, locale) : undefined,
      shell: shellOf(shown, isPreview),
      toolbar: toolbar && (hasToolbar ? toolbar : { hosts: toolbar.hosts }),
      tracker: options.tracker,
      ...(asksConsent && { asksConsent }),
      measuredShare: options.measuredShare,
      ...(isPreview && { preview: true }),
      ...(isPreview && shown?.isPartial && { previewIsPartial: true }),
      ...(hasExit && { previewExit: true }),
    };
  }

  /** Loads the content of a document, or returns the outcome without a document. */
  async function contentOf(target: DocumentTarget, shown: Content | undefined): Promise<LoadedContent> {
    if (target.kind === "failure") return target;
    if (!shown) throw new ContentServiceError("a page", { cause: "there is no content yet" });
    if (target.kind === "search") return resultsOf(target.query, shown);
    if (target.kind === "style-guide") return { ...target, sections: (await styleGuide?.(shown)) ?? [] };
    if (target.kind === "slice-simulator")
      return { ...target, slices: sliceSimulator?.(shown, target.slices) ?? [] };
    const found = await options.loadPage.run(shown, target);
    return found.outcome === "page" ? pageContent(found, options) : found;
  }

  async function resultsOf(query: string, shown: Content): Promise<LoadedContent> {
    const request = searchRequestOf(new URLSearchParams(query));
    if (!canBeSearched(request.searchInput)) return { kind: "empty-search" };
    const response = await searchResponse(options.searchContent, shown, { request, locale }).catch(
      (error: unknown) => {
        if (error instanceof SearchNotReadyError) return undefined;
        throw error;
      },
    );
    if (!response) return { kind: "search-not-ready", request };
    const isBeyondLast = response.data.total_results_size > 0 && response.data.results_size === 0;
    return isBeyondLast ? { outcome: "not-found" } : { kind: "search", request, response };
  }
}

function pageContent(
  { page, isUntranslated }: Extract<LoadPageOutcome, { readonly outcome: "page" }>,
  { locales: [main] }: Pick<RenderDocumentOptions, "locales">,
): InitialState["content"] {
  return isUntranslated ? { kind: "page", page, locale: main } : { kind: "page", page };
}

/** The canonical address for rendering; other query parameters of the request must not get into the document. */
function addressOf(
  target: DocumentTarget,
  { addresses, locale: { language } }: Pick<RenderDocumentOptions, "addresses" | "locale">,
): string {
  switch (target.kind) {
    case "page":
      return addresses.hrefOf(target);
    case "search":
      return localPath(target.query === "" ? "/search" : `/search?${target.query}`, language);
    case "failure":
      // An address that is not a page's, so that no link is marked as current.
      return localPath(`/-/${target.failure}`, language);
    case "style-guide":
      return "/styleguide";
    case "slice-simulator":
      return "/slice-simulator";
  }
}

function statusOf(content: InitialState["content"]): number {
  if (content.kind === "search-not-ready") return FAILURE_STATUS.unavailable;
  return content.kind === "failure" ? FAILURE_STATUS[content.failure] : 200;
}

/** Forbids proxies to change a document (RFC 9110, 7.7): delayed scripts or removed spaces break the application. */
function asRendered(caching: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...caching, "cache-control": `${caching["cache-control"]}, no-transform` };
}

function cachingOf(
  target: DocumentTarget,
  content: InitialState["content"],
  edition: string | undefined,
): Readonly<Record<string, string>> {
  if (target.kind === "page" && target.asked) return PRIVATE;
  const versions = edition ? [edition] : [];
  if (content.kind === "page") return cacheHeaders([content.page.id, ...versions]);
  if (content.kind === "search-not-ready") return UNAVAILABLE;
  if (content.kind !== "failure") return REVALIDATED;
  if (isMissing(content.failure)) return cacheHeaders(versions);
  return content.failure === "unavailable" ? UNAVAILABLE : { "cache-control": "no-store" };
}
