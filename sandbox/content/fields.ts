import { type ContentDocument, parseTimestamp } from "./document.ts";
import { isJsonObject, type Json } from "./json.ts";
import type { MetadataName, Path } from "./predicates.ts";

const RICH_TEXT_NODE = /^(?:paragraph|heading[1-6]|(?:o-)?list-item|preformatted|image|embed)$/;

/** A value that two documents can be compared by. */
type Comparable = string | number | boolean;

/** What is found at a path of a document. A group's field is found once an entry; another type's, never. */
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

/** Whether a field has been filled in by the editor. */
export function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.some((entry) => !isRichTextNode(entry) || hasContent(entry));
  if (!isJsonObject(value)) return true;
  if (value.link_type === "Any") return typeof value.url === "string";
  return Object.keys(value).length > 0;
}

/** Whether a value is a paragraph, a heading, an image … of a rich text. */
export function isRichTextNode(value: Json): value is { type: string; [key: string]: Json } {
  return isJsonObject(value) && typeof value.type === "string" && RICH_TEXT_NODE.test(value.type);
}

function hasContent(node: { type: string; [key: string]: Json }): boolean {
  return (
    node.type === "image" || node.type === "embed" || (typeof node.text === "string" && node.text !== "")
  );
}

/** What a value is compared by: a link by its target's id, a rich text by its text. */
export function comparableOf(value: Json | undefined): Comparable | undefined {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return richTextText(value);
  if (isJsonObject(value) && typeof value.id === "string") return value.id;
  if (isJsonObject(value) && typeof value.url === "string") return value.url;
  return undefined;
}

/** The plain text of a rich text; undefined when the array is something else. */
function richTextText(nodes: readonly Json[]): string | undefined {
  if (nodes.length === 0 || !nodes.every(isRichTextNode)) return undefined;
  return nodes.map((node) => (typeof node.text === "string" ? node.text : "")).join(" ");
}

/** The moment a value or an argument stands for, in milliseconds; NaN when it is not a moment. */
export function momentOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? parseTimestamp(value) : Number.NaN;
}
