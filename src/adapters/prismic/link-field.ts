import { z } from "zod";
import { firstSegmentOf, isComposed, type PageType } from "../../domain/links/address.ts";
import { FALLBACK_LINK, type Link } from "../../domain/links/link.ts";
import { ownPath } from "../../domain/links/own-path.ts";
import { type LinkedDocument, resolveLink } from "../../domain/links/resolve-link.ts";
import { type Field, field, valid } from "./field.ts";
import type { FieldPath } from "./field-path.ts";

const toDocumentSchema = z.looseObject({ link_type: z.literal("Document") });

const documentLinkSchema = z.looseObject({
  link_type: z.literal("Document"),
  id: z.string(),
  type: z.string(),
  uid: z.string().nullish(),
  lang: z.string().nullish(),
  isBroken: z.boolean().nullish(),
  first_publication_date: z.string().nullish(),
  // Fields of the linked document, by `fetchLinks`.
  data: z
    .looseObject({
      title: z.string().nullish(),
      parent: z
        .looseObject({
          type: z.string().nullish(),
          uid: z.string().nullish(),
          isBroken: z.boolean().nullish(),
        })
        .nullish(),
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

/** A link to a document in the format of the service; `undefined` for other links. */
export const documentLink: Field<DocumentLink | undefined> = (value, path) =>
  toDocumentSchema.safeParse(value).success ? valid(documentLinkSchema)(value, path) : undefined;

/**
 * A link with its address. An empty link is `undefined`. So are a link to a document that is not published or of a capability that is
 * switched off, and one whose address nobody can follow: their words are shown without a link, and they are reported. A document
 * without an address of its own falls back to `/` and is reported (specification, section 2). A whole address of the site, as it is
 * copied from a browser, is its path.
 */
export const link: Field<Link | undefined> = field(linkSchema, (value, path) => {
  const { link_type: linkType, url } = value;
  // As the client of the service decides it: an empty link has neither an id nor an address.
  if (KNOWN_TYPES.has(linkType) && (value.id ?? url ?? "") === "") return undefined;
  const target = documentLink(value, path);
  if (linkType === "Document" && !target) return FALLBACK_LINK;
  if (target && isSwitchedOff(target, path)) return undefined;
  if (target?.type === "pdf" && !target.data && !target.isBroken) return unresolved(target);
  const { pageTypes } = path.model;
  const { language } = path.locale;
  const document = target && publishedTarget(target, path);
  const address = addressIn(value, path);
  const resolved = resolveLink({ linkType, url: address }, document, pageTypes, language);
  if (resolved.problem === undefined) return resolved.link;
  path.report(resolved.problem);
  const isAddress = KNOWN_TYPES.has(linkType) && linkType !== "Document";
  return isAddress || target?.isBroken ? undefined : resolved.link;
});

/** The address that an editor has entered. That of a file is as the service has it. */
function addressIn(
  { link_type: linkType, url }: z.output<typeof linkSchema>,
  { hosts }: FieldPath,
): string | undefined {
  const address = url ?? undefined;
  return linkType === "Media" ? address : (ownPath(address, hosts) ?? address);
}

/** Whether a document is of a capability that the site does not have, which is reported as what may be intended. */
function isSwitchedOff({ id, type, uid }: DocumentLink, path: FieldPath): boolean {
  const isOff = path.model.switchedOff.has(type);
  if (isOff) path.warn(`leads to ${type} "${uid ?? id}", which is switched off: it is no link`);
  return isOff;
}

/** The id of a linked document without an address, whose figure is stated with others. */
export const linkedListedDocument: Field<string | undefined> = (value, path) => {
  const target = documentLink(value, path);
  if (!target) return undefined;
  if (path.model.listed.has(target.type) && !target.isBroken) return target.id;
  path.report(
    `leads to document ${target.id}, which ${target.isBroken ? "is not published" : "has no figure to state"}`,
  );
  return undefined;
};

const KNOWN_TYPES: ReadonlySet<string> = new Set(["Any", "Document", "Media", "Web"]);

/** The service did not include the address of the file. */
function unresolved({ type, uid }: DocumentLink): Link {
  return { kind: "unresolved", href: "/", target: { linkType: "Document", type, uid: uid ?? undefined } };
}

/** Whether documents of a type can have child pages. */
export function isParentType(type: string, pageTypes: readonly PageType[]): boolean {
  return pageTypes.some((known) => known === type && isComposed(known));
}

function publishedTarget(
  { type, uid, lang, data, isBroken }: DocumentLink,
  { model, languages }: FieldPath,
): LinkedDocument | undefined {
  const locale = languages.of(lang ?? undefined);
  if (isBroken || !locale) return undefined;
  // A page whose parent is not shown is at the top level.
  const isParent = !data?.parent?.isBroken && isParentType(data?.parent?.type ?? "page", model.pageTypes);
  const above = (isParent ? data?.parent?.uid : undefined) ?? undefined;
  const parent = languages.isTaken(above, locale) ? undefined : above;
  const pageType = model.pageTypes.find((page) => page === type);
  const place = pageType && { type: pageType, uid: uid ?? undefined, parentUid: parent };
  if (place && languages.isTaken(firstSegmentOf(place), locale)) return undefined;
  return {
    type,
    uid: uid ?? undefined,
    language: locale.language,
    ancestors: parent ? [parent] : [],
    file: data?.file?.url ?? undefined,
  };
}
