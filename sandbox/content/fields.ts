import { type ContentDocument, parseTimestamp } from "./document.ts";
import { isJsonObject, type Json } from "./json.ts";
import type { MetadataName, Path } from "./predicates.ts";

const RICH_TEXT_NODE = /^(?:paragraph|heading[1-6]|(?:o-)?list-item|preformatted|image|embed)$/;

/** A value by which documents can be compared. */
type Comparable = string | number | boolean;

/** The values at a path of a document: one for each entry of a group; none if the path belongs to another type. */
export function valuesAt(document: ContentDocument, path: Path): Json[] {
  switch (path.kind) {
    case "document":
      return [document.data];
    case "metadata":
      return metadataValues(document, path.name);
    case "field": {
      if (document.type !== path.type) return [];
      if (path.field.length === 1 && path.field[0] === "uid")
        return document.uid === null ? [] : [document.uid, ...document.former_uids];
      return descend(document.data, path.field);
    }
  }
}

function metadataValues(document: ContentDocument, name: MetadataName): Json[] {
  const value = document[name];
  if (value === null) return [];
  return typeof value === "string" ? [value] : [...value];
}

function descend(value: Json | undefined, [name, ...rest]: readonly string[]): Json[] {
  if (value === undefined || value === null) return [];
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => descend(entry, [name, ...rest]));
  return isJsonObject(value) ? descend(value[name], rest) : [];
}

/** Whether a value is a block of a rich text: paragraph, heading, image … */
export function isRichTextNode(value: Json): value is { type: string; [key: string]: Json } {
  return isJsonObject(value) && typeof value.type === "string" && RICH_TEXT_NODE.test(value.type);
}

/** The value to compare: for a link its target's id, for a rich text its text. */
export function comparableOf(value: Json | undefined): Comparable | undefined {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return richTextText(value);
  if (isJsonObject(value) && typeof value.id === "string") return value.id;
  if (isJsonObject(value) && typeof value.url === "string") return value.url;
  return undefined;
}

/** The plain text of a rich text; undefined for other arrays. */
function richTextText(nodes: readonly Json[]): string | undefined {
  if (nodes.length === 0 || !nodes.every(isRichTextNode)) return undefined;
  return nodes.map((node) => (typeof node.text === "string" ? node.text : "")).join(" ");
}

/** The time of a value or an argument in milliseconds; NaN if it is not a time. */
export function momentOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? parseTimestamp(value) : Number.NaN;
}
