import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { brand } from "../../brand/brand.ts";
import { isJsonObject, type JsonObject } from "./json.ts";

/** A document as the repository keeps it: what a document on the wire says, less what depends on the request. */
export interface ContentDocument {
  readonly id: string;
  readonly uid: string | null;
  /** Uids that it was published under before; it goes on being found by them. */
  readonly former_uids: readonly string[];
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** Null until the document is published for the first time. */
  readonly first_publication_date: string | null;
  readonly last_publication_date: string | null;
  readonly slugs: readonly string[];
  readonly alternate_languages: readonly { readonly id: string }[];
  readonly data: JsonObject;
}

/** A document as files and fixtures give it; the fields a repository can fill in by itself may be left out. */
export const documentSchema = z.object({
  id: z.string().min(1),
  uid: z.string().nullable().default(null),
  former_uids: z.array(z.string()).readonly().default([]),
  type: z.string().min(1),
  lang: z.string().min(1).default(brand.locale.toLowerCase()),
  tags: z.array(z.string()).readonly().default([]),
  first_publication_date: z.string().nullable().default(null),
  last_publication_date: z.string().nullable().default(null),
  slugs: z.array(z.string()).readonly().default([]),
  alternate_languages: z
    .array(z.object({ id: z.string() }))
    .readonly()
    .default([]),
  data: z.custom<JsonObject>(isJsonObject, "data must be an object"),
});

/** What {@link documentSchema} takes. */
export type DocumentInput = z.input<typeof documentSchema>;

/** What an editor may change of a document. */
export function editablePart({
  uid,
  lang,
  tags,
  data,
}: Pick<ContentDocument, "uid" | "lang" | "tags" | "data">) {
  return { uid, lang, tags: [...tags], data };
}

/** What a document is known by as long as no editor changes it. */
export function versionOf(document: ContentDocument): string {
  return createHash("sha256")
    .update(JSON.stringify(editablePart(document)))
    .digest("base64url")
    .slice(0, 16);
}

/** Writes a moment the way the service does: `2026-08-19T00:15:00+0000`. */
export function formatTimestamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "+0000");
}

/** Reads a date or a timestamp of the service; NaN when it is neither. */
export function parseTimestamp(text: string): number {
  if (!/^\d{4}-\d{2}(-\d{2})?/.test(text)) return Number.NaN;
  return Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
}

/** The slug of a title: lower-case words joined by hyphens; "-" when nothing is left. */
export function slugify(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-") ?? "-";
}

/** A document's title: its `title` field, be it key text or rich text; else its UID, else its type. */
export function titleOf(document: Pick<ContentDocument, "data" | "uid" | "type">): string {
  const title = document.data.title;
  if (typeof title === "string" && title !== "") return title;
  if (Array.isArray(title) && isJsonObject(title[0]) && typeof title[0].text === "string")
    return title[0].text;
  return document.uid ?? document.type;
}

/** An identifier of the kind the service hands out: 16 letters, digits, hyphens and underscores. */
export function newIdentifier(): string {
  return randomBytes(12).toString("base64url");
}
