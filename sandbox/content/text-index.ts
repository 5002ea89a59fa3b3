import type { ContentDocument } from "./document.ts";
import { isRichTextNode } from "./fields.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { type ContentModels, type FieldModels, groupFields, kindOf } from "./models.ts";

/** The words of a document with their frequencies; words in headings count more than once. */
interface WordCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

const TEXT_KINDS = new Set(["Text", "StructuredText", "UID", "Title"]);
// Without a model, dates and colours cannot be distinguished from key text.
const NOT_TEXT = /^(?:\d{4}-\d{2}-\d{2}(?:T.*)?|#[0-9a-f]{6})$/i;
const HEADING_FIELD = /^(?:title|heading)$/;
const HEADING_WEIGHT = 3;

/** The words of a text in lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text index of documents: key text, rich text, titles and uids. Each document is indexed once. */
export class TextIndex {
  readonly #models: ContentModels;
  // Snapshots share unchanged documents, so those are not indexed again.
  readonly #documents = new WeakMap<ContentDocument, WordCounts>();

  constructor(models: ContentModels) {
    this.#models = models;
  }

  /** The words of a whole document, including slices. */
  wordsOf(document: ContentDocument): WordCounts {
    const known = this.#documents.get(document);
    if (known) return known;
    const words = new Collector(this.#models);
    if (document.uid !== null) words.add(document.uid, HEADING_WEIGHT);
    words.fields(document.data, this.#models.fieldsOf(document.type));
    const counted = { counts: words.counts, length: words.length };
    this.#documents.set(document, counted);
    return counted;
  }

  /** The words of values, for example of one field. */
  wordsOfValues(values: readonly Json[]): WordCounts {
    const words = new Collector(this.#models);
    for (const value of values) words.value("", value, undefined);
    return { counts: words.counts, length: words.length };
  }
}

class Collector {
  readonly counts = new Map<string, number>();
  length = 0;
  readonly #models: ContentModels;

  constructor(models: ContentModels) {
    this.#models = models;
  }

  add(text: string, weight: number): void {
    for (const word of wordsOf(text)) {
      this.counts.set(word, (this.counts.get(word) ?? 0) + weight);
      this.length += 1;
    }
  }

  fields(fields: JsonObject, models: FieldModels | undefined): void {
    for (const [name, value] of Object.entries(fields)) this.value(name, value, models?.[name]);
  }

  value(name: string, value: Json, model: Json | undefined): void {
    if (typeof value === "string") {
      const kind = kindOf(model);
      if (kind ? TEXT_KINDS.has(kind) : !NOT_TEXT.test(value)) this.add(value, weightOf(name));
    } else if (Array.isArray(value)) {
      for (const entry of value) this.#entry(name, entry, model);
    }
  }

  #entry(name: string, entry: Json, model: Json | undefined): void {
    if (!isJsonObject(entry)) return;
    if (typeof entry.slice_type === "string") {
      this.#slice(entry.slice_type, entry);
    } else if (isRichTextNode(entry)) {
      const weight = entry.type.startsWith("heading") ? HEADING_WEIGHT : weightOf(name);
      if (typeof entry.text === "string") this.add(entry.text, weight);
    } else {
      this.fields(entry, groupFields(model));
    }
  }

  #slice(type: string, slice: JsonObject): void {
    const variation = typeof slice.variation === "string" ? slice.variation : "default";
    const models = this.#models.sliceFields(type, variation);
    if (isJsonObject(slice.primary)) this.fields(slice.primary, models?.primary);
    for (const item of Array.isArray(slice.items) ? slice.items : []) {
      if (isJsonObject(item)) this.fields(item, models?.items);
    }
  }
}

function weightOf(field: string): number {
  return HEADING_FIELD.test(field) ? HEADING_WEIGHT : 1;
}
