import { z } from "zod";
import { addressOf, PAGE_TYPES } from "../../domain/links/address.ts";
import { FALLBACK_LINK, type Link } from "../../domain/links/link.ts";
import { type Field, field, type Place } from "./field.ts";

const documentLinkSchema = z.looseObject({
  link_type: z.literal("Document"),
  id: z.string(),
  type: z.string(),
  uid: z.string().nullish(),
  isBroken: z.boolean().nullish(),
  // What `fetchLinks` copies in from the linked document.
  data: z
    .looseObject({
      title: z.string().nullish(),
      parent: z.looseObject({ uid: z.string().nullish() }).nullish(),
      file: z.looseObject({ url: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

const linkSchema = z.looseObject({
  link_type: z.string(),
  url: z.string().nullish(),
  id: z.unknown().optional(),
});

export type DocumentLink = z.output<typeof documentLinkSchema>;

/** A link to a document as the service wrote it; `undefined` for other links. */
export const documentLink: Field<DocumentLink | undefined> = (value, place) =>
  isDocumentLink(value) ? field(documentLinkSchema, (found) => found)(value, place) : undefined;

/**
 * A link with its address (specification, section 2). An empty link is `undefined`; one that leads nowhere falls
 * back to `/` and is reported.
 */
export const link: Field<Link | undefined> = field(linkSchema, (value, place) => {
  switch (value.link_type) {
    case "Any":
      return value.url ? addressed("web", value.url, place) : undefined;
    case "Web":
      return addressed("web", value.url, place);
    case "Media":
      return addressed(value.url?.toLowerCase().endsWith(".pdf") ? "pdf" : "media", value.url, place);
    case "Document": {
      // A relationship that was never filled has no id.
      if (value.id === undefined) return undefined;
      const target = documentLink(value, place);
      return target ? addressOfDocument(target, place) : FALLBACK_LINK;
    }
    default:
      place.report(`unknown link type ${JSON.stringify(value.link_type)}`);
      return FALLBACK_LINK;
  }
});

function isDocumentLink(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && "link_type" in value && value.link_type === "Document"
  );
}

function addressOfDocument(target: DocumentLink, place: Place): Link {
  if (target.isBroken) {
    place.report(`leads to document ${target.id}, which is not published`);
    return FALLBACK_LINK;
  }
  if (target.type === "pdf") return addressed("pdf", target.data?.file?.url, place);
  const type = PAGE_TYPES.find((known) => known === target.type);
  const href =
    type &&
    addressOf({ type, uid: target.uid ?? undefined, parentUid: target.data?.parent?.uid ?? undefined });
  if (href !== undefined) return { kind: "page", href };
  place.report(`leads to document ${target.id} of type ${target.type}, which has no address`);
  return FALLBACK_LINK;
}

// Anything else (`javascript:`, `data:`) does not belong in a link that visitors follow.
const FOLLOWED_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

function addressed(kind: Exclude<Link["kind"], "page">, url: string | null | undefined, place: Place): Link {
  // With a second slash, of either kind, it would be the address of another site.
  if (url && /^\/(?![/\\])/.test(url)) return { kind: kind === "web" ? "page" : kind, href: url };
  if (url && URL.canParse(url) && FOLLOWED_PROTOCOLS.has(new URL(url).protocol)) return { kind, href: url };
  place.report(`has no address that can be followed: ${JSON.stringify(url ?? null)}`);
  return FALLBACK_LINK;
}
