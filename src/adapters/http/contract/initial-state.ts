import type { Locale } from "../../../../brand/locale.ts";
import type { PageEntry } from "../../../domain/content/page-entry.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import type { SectionView } from "../../../domain/content/section.ts";
import type { SiteOptions } from "../../../domain/content/site-options.ts";
import type { OwnPage } from "../../../domain/links/own-pages.ts";
import type { ShownText } from "../../../domain/search/shown-text.ts";
import type { CompleteSearchRequest, SearchRequest, SearchResponse } from "./search.ts";
import type { WebVitals } from "./web-vitals.ts";

/** Content of the header, menus, footer and notices. */
export type ShellResponse = Omit<SiteOptions, "offices" | "contacts"> & {
  /** Present if new subscribers have to confirm their address by e-mail. */
  readonly confirmsSignUps?: true;
  /** Pages that do not exist in the language. Default: all exist. */
  readonly missing?: readonly OwnPage[];
};

/** A page with an address that is similar to the requested one. */
export type SuggestedPage = Pick<PageEntry, "title" | "href">;

/** Why there is no page: it does not exist, was withdrawn, the content service fails, or the site has a bug. */
export type PageFailure = "not-found" | "withdrawn" | "unavailable" | "error";

/** Settings of previews in a document. */
export interface DocumentToolbar {
  /** Address of the content service's toolbar, with the name of the repository. Absent in documents for visitors. */
  readonly src?: string | undefined;
  /** The hosts by which the preview cookie identifies previews of the repository. */
  readonly hosts: readonly string[];
}

/** The content service's toolbar, with which editors update and leave previews. */
export interface PreviewToolbar extends DocumentToolbar {
  readonly src: string;
}

/** A section as the style guide shows it. */
export interface NamedSection {
  /** Name of the example. */
  readonly name: string;
  readonly section: SectionView;
}

/** A slice of the content service's page builder, as a section, or why it cannot be shown. */
export type SimulatedSlice = { readonly section: SectionView } | { readonly problem: string };

/** A feed with its title, and its addresses by their formats. */
export interface ListedFeed {
  readonly title: string;
  readonly paths: Readonly<Record<"rss" | "atom", string>>;
}

/** The way from a document to a language of the site. */
export interface LanguageLink {
  /** As in addresses: `de`. Absent for that of addresses without a language. */
  readonly language?: string | undefined;
  /** BCP 47, with the country: `de-DE`. */
  readonly tag: string;
  /** The language for search engines: without its country, unless the site has it for several. */
  readonly hreflang: string;
  /** In the language itself: `Deutsch`. */
  readonly name: string;
  /** Path of the same page, or of the nearest one above it that is translated. */
  readonly href: string;
  /** Present for the language of the document. */
  readonly isCurrent?: true;
  /** Present if it leads to the same page, with the same of its lists, and that leads back. */
  readonly isSame?: boolean;
  /** Present if the page in view is a translation for convenience, and this is the version that prevails. */
  readonly prevails?: true;
  /** Where it leads if the page is not translated, in that language. */
  readonly note?: string | undefined;
}

/** The state from which the server renders a page. `shell` is absent if it could not be loaded. */
export interface InitialState {
  readonly locale: Locale;
  readonly shell?: ShellResponse | undefined;
  /** Absent if the site has one language. */
  readonly languages?: readonly LanguageLink[] | undefined;
  /** Feeds of what the page lists, beside that of news. Default: none. */
  readonly feeds?: readonly ListedFeed[] | undefined;
  /** Present if an editor's preview is shown; the browser's requests then use it too. */
  readonly preview?: true;
  /** Present if the preview only has what is opened; the rest is what is published. */
  readonly previewIsPartial?: true;
  /** Present if the toolbar does not know of the preview, so that the document has an exit of its own. */
  readonly previewExit?: true;
  /** Absent if previews are not configured. */
  readonly toolbar?: DocumentToolbar | undefined;
  /** Address of a script with which testers report faults; present in staging only. */
  readonly tracker?: string | undefined;
  /** Present if analytics needs the consent of visitors. */
  readonly asksConsent?: true;
  /** Share of visits, from 0 to 1, whose web vitals are measured. Default: none. */
  readonly measuredShare?: number | undefined;
  readonly content:
    | {
        readonly kind: "page";
        readonly page: PageView;
        /** Present if it is not in the language of the document: it is not translated. */
        readonly locale?: Locale | undefined;
      }
    | { readonly kind: "search"; readonly request: SearchRequest; readonly response: SearchResponse }
    /** The index is not ready, and there is nothing else to search. */
    | { readonly kind: "search-not-ready"; readonly request: CompleteSearchRequest }
    /** A search page without a query, or with an invalid one. */
    | { readonly kind: "empty-search" }
    | {
        readonly kind: "failure";
        readonly failure: PageFailure;
        /** Pages with similar addresses. Default: none. */
        readonly suggestions?: readonly SuggestedPage[] | undefined;
      }
    | { readonly kind: "style-guide"; readonly sections: readonly NamedSection[] }
    | { readonly kind: "slice-simulator"; readonly slices: readonly SimulatedSlice[] };
}

/** Settings of the document in view that the application needs in the browser. */
export interface DocumentSettings extends Pick<InitialState, "preview" | "toolbar" | "tracker"> {
  /** Build id of the client. */
  readonly build: string;
  /** Public origin of the site: `https://www.example.com`. */
  readonly origin: string;
  /** Addresses of the application's scripts, in the order in which they are run. Absent where it does not run. */
  readonly app?: readonly string[] | undefined;
  /** Version of the header, menus, footer and notices; see {@link ShellData}. Absent if they could not be loaded. */
  readonly shell?: string | undefined;
  /** As in addresses: `de`. Absent for that of addresses without a language. */
  readonly language?: string | undefined;
  /** The languages of the site; absent if it has one. */
  readonly languages?: readonly LanguageLink[] | undefined;
  /** Present in an error page: it is at the address of no page. */
  readonly isFailure?: true;
  /** Paths of the pages above the page in view, the nearest last. Absent if there are none. */
  readonly above?: readonly string[] | undefined;
  /** The results that the search page shows. */
  readonly results?: SearchResponse | undefined;
  /** Id of the tag manager's container; without one, there is no analytics. */
  readonly tagManagerId?: string | undefined;
  /** Settings of the Web Vitals; absent if they are not measured. */
  readonly measured?: { readonly page: WebVitals["page"]; readonly share: number } | undefined;
}

/** The content of `/api/shell/VERSION`: what is around every page. */
export interface ShellData {
  /** A hash of the rest, so that the response to a version never changes. */
  readonly version: string;
  readonly options: ShellResponse;
  /** Whether analytics needs the consent of visitors. */
  readonly asksConsent: boolean;
}

/** Properties of a document's head. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path and query of the canonical URL; absent for pages that search engines should not index. */
  readonly canonical?: string | undefined;
}

/** The client's server-side rendering, without the default export of its bundle. */
export interface PageRenderer {
  /** Renders a path with its query. Resolves with the HTML of the root element, and the properties of the head. */
  render(
    url: string,
    state: InitialState,
    origin: string,
  ): Promise<{ readonly html: string; readonly head: Head }>;

  /** The text that visitors see on a page in a language, between header and footer. */
  textOf(page: PageView, locale: Locale): ShownText;
}
