import { addressOf, localPath, type PageType } from "./address.ts";
import type { ContentLink } from "./content-link.ts";
import { FALLBACK_LINK, type KnownLink } from "./link.ts";
import { normalisedPath } from "./redirects.ts";
import { repairedAddress } from "./repair-address.ts";

/** The published target document of a link. */
export interface LinkedDocument {
  readonly type: string;
  readonly uid?: string | undefined;
  /** As in its address: `de`. Default: that of addresses without a language. */
  readonly language?: string | undefined;
  /** Uids of its ancestors, parent first, as far as they are known. */
  readonly ancestors?: readonly string[];
  /** Address of its file, for a PDF document. */
  readonly file?: string | undefined;
}

/** A resolved link; with a problem for the log if it is only the fallback. */
export interface ResolvedLink {
  readonly link: KnownLink;
  readonly problem?: string;
}

/**
 * Resolves a link (specification, section 2): the only implementation of that rule, for rendered pages and for the API.
 *
 * @param document - The target of a document link; absent if it does not exist or is not published.
 * @param pageTypes - The types of pages that the site has.
 * @param language - That of the page with the link, as in its address. Default: that of addresses without a language.
 */
export function resolveLink(
  { linkType, url }: ContentLink,
  document: LinkedDocument | undefined,
  pageTypes: readonly PageType[],
  language?: string,
): ResolvedLink {
  const found = resolvedIn({ linkType, url }, document, pageTypes);
  if (found.problem === undefined) return found;
  return { ...found, link: { ...FALLBACK_LINK, href: localPath(FALLBACK_LINK.href, language) } };
}

function resolvedIn(
  { linkType, url }: ContentLink,
  document: LinkedDocument | undefined,
  pageTypes: readonly PageType[],
): ResolvedLink {
  switch (linkType) {
    case "Any":
    case "Web":
      return resolved("web", url);
    case "Media":
      return resolved(isPdf(url) ? "pdf" : "media", url);
    case "Document":
      return document
        ? resolveDocument(document, pageTypes)
        : fallback("leads to a document that is not published");
    default:
      return fallback(`unknown link type ${JSON.stringify(linkType)}`);
  }
}

function resolveDocument(
  { type, uid, language, ancestors = [], file }: LinkedDocument,
  pageTypes: readonly PageType[],
): ResolvedLink {
  if (type === "pdf") return resolved("pdf", file);
  const isCircular = uid !== undefined && new Set([uid, ...ancestors]).size <= ancestors.length;
  if (isCircular) return fallback(`leads to ${type} ${JSON.stringify(uid)}, whose parents form a circle`);
  const pageType = pageTypes.find((page) => page === type);
  const href = pageType && addressOf({ type: pageType, uid, parentUid: ancestors[0], language });
  if (href !== undefined) return { link: { kind: "page", href } };
  return fallback(`leads to ${type} ${JSON.stringify(uid ?? null)}, which has no address`);
}

/** Whether an address is that of a PDF file. Its query says nothing of it: `/view?of=report.pdf`. */
function isPdf(url = ""): boolean {
  const [path = ""] = repairedAddress(url).split(/[?#]/, 1);
  return /\.pdf$/i.test(path);
}

// Other protocols (`javascript:`, `data:`) are not safe in links.
const ALLOWED_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

// A second slash or backslash would make it the address of another site; browsers ignore tabs and line breaks.
const OWN_PATH = /^\/(?![/\\])[^\t\r\n]*$/;

/** A part of the page that the link is on. */
const OWN_FRAGMENT = /^#\S+$/;

/** Whether a path of the site may be a page: feeds, files and API calls are not, nor is what cannot be decoded. */
function isPagePath(path: string): boolean {
  if (normalisedPath(path) === undefined) return false;
  return !/^\/(api|sandbox|assets)\/|\.\w+$/.test(path.split(/[?#]/, 1)[0] ?? path);
}

function resolved(kind: Exclude<KnownLink["kind"], "page">, url: string | undefined): ResolvedLink {
  const href = repairedAddress(url ?? "");
  if (OWN_PATH.test(href))
    return { link: { kind: kind === "web" && isPagePath(href) ? "page" : kind, href } };
  const isWhole = URL.canParse(href) && ALLOWED_PROTOCOLS.has(new URL(href).protocol);
  if (isWhole || OWN_FRAGMENT.test(href)) return { link: { kind, href } };
  return fallback(`has no address that can be followed: ${JSON.stringify(url ?? null)}`);
}

function fallback(problem: string): ResolvedLink {
  return { link: FALLBACK_LINK, problem };
}
