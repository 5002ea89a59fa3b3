import { addressOf, PAGE_TYPES } from "./address.ts";
import type { ContentLink } from "./content-link.ts";
import { FALLBACK_LINK, type KnownLink } from "./link.ts";

/** What is known of a published document to which a link leads. */
export interface LinkedDocument {
  readonly type: string;
  readonly uid?: string | undefined;
  /** Uids of the pages above it, nearest first, as far as they are known. */
  readonly ancestors?: readonly string[];
  /** Address of its file, for a PDF document. */
  readonly file?: string | undefined;
}

/** Where a link leads; with a problem for the operator if that is only the fallback. */
export interface ResolvedLink {
  readonly link: KnownLink;
  readonly problem?: string;
}

/**
 * Where a link leads (specification, section 2). This is the one place of that rule: for the links of a rendered page
 * as for the calls that resolve a link.
 *
 * @param document - What a link to a document leads to; absent when it is missing or not published.
 */
export function resolveLink({ linkType, url }: ContentLink, document?: LinkedDocument): ResolvedLink {
  switch (linkType) {
    case "Any":
    case "Web":
      return followed("web", url);
    case "Media":
      return followed(url?.toLowerCase().endsWith(".pdf") ? "pdf" : "media", url);
    case "Document":
      return document ? resolveDocument(document) : nowhere("leads to a document that is not published");
    default:
      return nowhere(`unknown link type ${JSON.stringify(linkType)}`);
  }
}

function resolveDocument({ type, uid, ancestors = [], file }: LinkedDocument): ResolvedLink {
  if (type === "pdf") return followed("pdf", file);
  const circle = uid !== undefined && new Set([uid, ...ancestors]).size <= ancestors.length;
  if (circle) return nowhere(`leads to ${type} ${JSON.stringify(uid)}, whose parents form a circle`);
  const known = PAGE_TYPES.find((page) => page === type);
  const href = known && addressOf({ type: known, uid, parentUid: ancestors[0] });
  if (href !== undefined) return { link: { kind: "page", href } };
  return nowhere(`leads to ${type} ${JSON.stringify(uid ?? null)}, which has no address`);
}

// Anything else (`javascript:`, `data:`) does not belong in a link that visitors follow.
const FOLLOWED_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

// With a second slash, of either kind, it would be the address of another site; browsers overlook tabs and line breaks.
const OWN_PATH = /^\/(?![/\\])[^\t\r\n]*$/;

/** Whether a path of the site can be a page's: feeds, files and calls are fetched by the browser itself. */
function isPagePath(path: string): boolean {
  return !/^\/(api|sandbox|assets)\/|\.\w+$/.test(path.split(/[?#]/, 1)[0] ?? path);
}

function followed(kind: Exclude<KnownLink["kind"], "page">, url: string | undefined): ResolvedLink {
  if (url && OWN_PATH.test(url))
    return { link: { kind: kind === "web" && isPagePath(url) ? "page" : kind, href: url } };
  if (url && URL.canParse(url) && FOLLOWED_PROTOCOLS.has(new URL(url).protocol)) {
    return { link: { kind, href: url } };
  }
  return nowhere(`has no address that can be followed: ${JSON.stringify(url ?? null)}`);
}

function nowhere(problem: string): ResolvedLink {
  return { link: FALLBACK_LINK, problem };
}
