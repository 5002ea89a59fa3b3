import type { ListFilter } from "../../../domain/content/list-filter.ts";
import type { SectionView } from "../../../domain/content/section.ts";
import type { PageResponse, ShellResponse } from "./page.ts";
import type { SearchRequest, SearchResponse } from "./search.ts";
import type { WebVitals } from "./web-vitals.ts";

/** A page that may have been meant by an address that has none. */
export interface SuggestedPage {
  readonly title: string;
  readonly href: string;
}

/** Why there is no page: nothing lives there, the content service fails, or the site itself does. */
export type PageFailure = "not-found" | "unavailable" | "error";

/** The content service's toolbar, with which editors update and leave previews. */
export interface PreviewToolbar {
  /** Address of its script, the repository's name in it. */
  readonly src: string;
  /** The hosts that name the repository's previews in the preview cookie. */
  readonly hosts: readonly string[];
}

/** A section as the style guide shows it. */
export interface NamedSection {
  /** What it shows of its kind. */
  readonly name: string;
  readonly section: SectionView;
}

/** What the server renders a page from. `shell` is absent when it could not be loaded. */
export interface InitialState {
  readonly shell?: ShellResponse | undefined;
  /** Present for an editor to whom a preview was shown; so is what the browser asks for afterwards. */
  readonly preview?: true;
  /** Absent where there are no previews. */
  readonly toolbar?: PreviewToolbar | undefined;
  /** Address of a script with which testers report faults; present in staging only. */
  readonly tracker?: string | undefined;
  /** Share of the visits, from 0 to 1, whose browsers say how they fared; absent where nothing is measured. */
  readonly measuredShare?: number | undefined;
  readonly content:
    | {
        readonly kind: "page";
        readonly path: string;
        readonly listPage: number;
        readonly filter: ListFilter;
        readonly answer: PageResponse;
      }
    | { readonly kind: "search"; readonly request: SearchRequest; readonly answer: SearchResponse }
    /** A search page on which nothing has been searched yet, or that is asked for what cannot be searched. */
    | { readonly kind: "empty-search" }
    | {
        readonly kind: "failure";
        readonly failure: PageFailure;
        /** Pages that may have been meant. Default: none are known. */
        readonly suggestions?: readonly SuggestedPage[] | undefined;
      }
    | { readonly kind: "style-guide"; readonly sections: readonly NamedSection[] };
}

/** What a document tells its scripts. */
export interface DocumentSettings extends Pick<InitialState, "preview" | "toolbar" | "tracker"> {
  /** Build of the client that the document belongs to. */
  readonly build: string;
  /** Address of the code that hydrates islands, for fetching it ahead. */
  readonly islands?: string | undefined;
  /** Container of the tag manager; without one, nothing is measured. */
  readonly tagManagerId?: string | undefined;
  /** What is measured in the visitor's browser, for the metrics; absent where nothing is. */
  readonly measured?: { readonly page: WebVitals["page"]; readonly share: number } | undefined;
}

/** What the head of the document says of the page. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path and query of the page's one address; absent where search engines have no business. */
  readonly canonical?: string | undefined;
}

/** The part of the client that runs on the server; the default export of its bundle is not used. */
export interface PageRenderer {
  /**
   * @param url - Path and query of the page, as the visitor asked for it.
   * @param origin - Origin under which the public knows the site.
   * @returns The markup of the page's root element, and its head.
   */
  render(url: string, state: InitialState, origin: string): { readonly html: string; readonly head: Head };
}
