import type { ContentLink } from "./content-link.ts";

/**
 * A resolved link: the kind of its target, and its address.
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

/** A link of unknown address. It leads to `/` until the client has resolved it (specification, section 2). */
export interface UnresolvedLink {
  readonly kind: "unresolved";
  readonly href: "/";
  readonly target: ContentLink;
}

export type Link = KnownLink | UnresolvedLink;

/** Fallback for links without an address (specification, section 2: unknown links go to `/`). */
export const FALLBACK_LINK: KnownLink = { kind: "page", href: "/" };

/** Whether a link opens in a new tab: web and PDF links do, `mailto:` and `tel:` do not (specification, section 2). */
export function opensInNewTab({ kind, href }: Link): boolean {
  return kind === "pdf" || (kind === "web" && /^https?:/.test(href));
}
