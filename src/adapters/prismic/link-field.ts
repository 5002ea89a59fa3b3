import { z } from "zod";
import { FALLBACK_LINK, type Link } from "../../domain/links/link.ts";
import { type LinkedDocument, resolveLink } from "../../domain/links/resolve-link.ts";
import { type Field, field } from "./field.ts";

const toDocumentSchema = z.looseObject({ link_type: z.literal("Document") });

const documentLinkSchema = z.looseObject({
  link_type: z.literal("Document"),
  id: z.string(),
  type: z.string(),
  uid: z.string().nullish(),
  isBroken: z.boolean().nullish(),
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
export const documentLink: Field<DocumentLink | undefined> = (value, place) =>
  toDocumentSchema.safeParse(value).success
    ? field(documentLinkSchema, (found) => found)(value, place)
    : undefined;

/** A link with its address. An empty link is `undefined`; a broken one falls back to `/` and is reported. */
export const link: Field<Link | undefined> = field(linkSchema, (value, place) => {
  const { link_type: linkType, url } = value;
  if (linkType === "Any" && !url) return undefined;
  // An empty content relationship has no id.
  if (linkType === "Document" && value.id === undefined) return undefined;
  const target = documentLink(value, place);
  if (linkType === "Document" && !target) return FALLBACK_LINK;
  if (target?.type === "pdf" && !target.data && !target.isBroken) return unresolved(target);
  const resolved = resolveLink({ linkType, url: url ?? undefined }, target && publishedTarget(target));
  if (resolved.problem !== undefined) place.report(resolved.problem);
  return resolved.link;
});

/**
 * A link in a rich text. If its document is not published, the text is shown without a link, rather than with a link to
 * another page. The log names it.
 */
export const linkInText: Field<Link | undefined> = (value, place) => {
  const target = link(value, place);
  return isBrokenLink(value) ? undefined : target;
};

/** Whether the service marks a link to a document as broken: the document is not published. */
export function isBrokenLink(value: unknown): boolean {
  return toDocumentSchema.safeParse(value).data?.isBroken === true;
}

/** The service did not include the address of the file. */
function unresolved({ type, uid }: DocumentLink): Link {
  return { kind: "unresolved", href: "/", target: { linkType: "Document", type, uid: uid ?? undefined } };
}

/** Whether documents of a type can have child pages. */
export function isParentType(type: string): boolean {
  return ["page", "investors-page", "contact-page"].includes(type);
}

function publishedTarget({ type, uid, data, isBroken }: DocumentLink): LinkedDocument | undefined {
  if (isBroken) return undefined;
  // A page whose parent is not published is shown at the top level.
  const isParent = !data?.parent?.isBroken && isParentType(data?.parent?.type ?? "page");
  const parent = isParent ? data?.parent?.uid : undefined;
  return {
    type,
    uid: uid ?? undefined,
    ancestors: parent ? [parent] : [],
    file: data?.file?.url ?? undefined,
  };
}
