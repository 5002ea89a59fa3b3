import type { ContentLink } from "./content-link.ts";

/**
 * A link that is ready to be followed: what it leads to, and its address.
 *
 * - `page`: a page of this site; `href` is a path.
 * - `web`: any other address.
 * - `pdf`: a PDF document of the library; `href` is its file.
 * - `media`: another file of the content service.
 */
export interface KnownLink {
  readonly kind: "page" | "web" | "pdf" | "media";
  readonly href: string;
}

/**
 * A link whose target the content did not say enough of. It leads to `/` until it has been asked for (specification,
 * section 2).
 */
export interface UnresolvedLink {
  readonly kind: "unresolved";
  readonly href: "/";
  /** What to ask for. */
  readonly target: ContentLink;
}

export type Link = KnownLink | UnresolvedLink;

/** Where a link leads that has no address of its own (specification, section 2: unknown links go to `/`). */
export const FALLBACK_LINK: KnownLink = { kind: "page", href: "/" };

/**
 * Whether a link opens in a new tab: web links and PDF links do (specification, section 2). A link that starts a
 * mail or a call is none of the web.
 */
export function opensInNewTab({ kind, href }: Link): boolean {
  return kind === "pdf" || (kind === "web" && /^https?:/.test(href));
}
