import { hash, randomBytes } from "node:crypto";
import { z } from "zod";
import { brand } from "../../brand/brand.ts";
import { isJsonObject, type JsonObject } from "./json.ts";

/** A document in files and fixtures. Fields that the repository can generate are optional. */
export const documentSchema = z.object({
  id: z.string().min(1),
  uid: z.string().nullable().default(null),
  /** Uids of earlier publishes, by which it can still be found. */
  former_uids: z.array(z.string()).readonly().default([]),
  type: z.string().min(1),
  lang: z.string().min(1).default(brand.locale.toLowerCase()),
  tags: z.array(z.string()).readonly().default([]),
  /** Null until the document is first published. */
  first_publication_date: z.string().nullable().default(null),
  last_publication_date: z.string().nullable().default(null),
  slugs: z.array(z.string()).readonly().default([]),
  alternate_languages: z
    .array(z.object({ id: z.string() }))
    .readonly()
    .default([]),
  data: z.custom<JsonObject>(isJsonObject, "data must be an object"),
});

/** A stored document: a document of the API without the fields that depend on the request. */
export type ContentDocument = Readonly<z.output<typeof documentSchema>>;

export type DocumentInput = z.input<typeof documentSchema>;

/** The fields of a document that editors can change. */
export function editablePart({ uid, lang, tags, data }: ContentDocument) {
  return { uid, lang, tags: [...tags], data };
}

/** The version of a document, which changes whenever an editor changes it. */
export function versionOf(document: ContentDocument): string {
  return hash("sha256", JSON.stringify(editablePart(document)), "base64url").slice(0, 16);
}

/** Formats a time like the service: `2026-08-19T00:15:00+0000`. */
export function formatTimestamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "+0000");
}

/** Parses a date or timestamp of the service; NaN if invalid. */
export function parseTimestamp(text: string): number {
  if (!/^\d{4}-\d{2}(-\d{2})?/.test(text)) return Number.NaN;
  return Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
}

/** The slug of a title: lower-case words joined by hyphens; "-" if there are none. */
function slugify(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-") ?? "-";
}

/** A document's title: the field `title` (key text or rich text), or else its uid, or else its type. */
export function titleOf(document: Pick<ContentDocument, "data" | "uid" | "type">): string {
  const title = document.data.title;
  if (typeof title === "string" && title !== "") return title;
  if (Array.isArray(title) && isJsonObject(title[0]) && typeof title[0].text === "string")
    return title[0].text;
  return document.uid ?? document.type;
}

/** A random id like those of the service: 16 letters, digits, hyphens and underscores. */
export function newIdentifier(): string {
  return randomBytes(12).toString("base64url");
}

/** A document with its slug first. Older ones stay valid, for old links. */
export function withSlug(document: ContentDocument): ContentDocument {
  const slug = slugify(titleOf(document));
  return { ...document, slugs: [slug, ...document.slugs.filter((known) => known !== slug)] };
}

/** Uids that a new version no longer has. They stay valid, so that published addresses do not break. */
export function formerUids(before: ContentDocument | undefined, { uid }: ContentDocument): readonly string[] {
  const known = before?.uid ? [before.uid, ...before.former_uids] : [];
  return [...new Set(known)].filter((former) => former !== uid);
}
