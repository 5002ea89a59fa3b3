import type { ContentDocument } from "./document.ts";
import { isRichTextNode } from "./fields.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { type ContentModels, type FieldModels, groupFields, kindOf } from "./models.ts";

const TEXT_KINDS = new Set(["Text", "StructuredText", "UID", "Title"]);
// Without a model, dates and colours cannot be distinguished from key text.
const NOT_TEXT = /^(?:\d{4}-\d{2}-\d{2}(?:T.*)?|#[0-9a-f]{6})$/i;

/** The words of a text in lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text index of documents: key text, rich text, titles and uids. Each document is indexed once. */
export class TextIndex {
  readonly #models: ContentModels;
  // Snapshots share unchanged documents, so those are not indexed again.
  readonly #documents = new WeakMap<ContentDocument, ReadonlySet<string>>();

  constructor(models: ContentModels) {
    this.#models = models;
  }

  /** The words of a whole document, including slices. */
  wordsOf(document: ContentDocument): ReadonlySet<string> {
    const known = this.#documents.get(document);
    if (known) return known;
    const words = new Collector(this.#models);
    if (document.uid !== null) words.add(document.uid);
    words.fields(document.data, this.#models.fieldsOf(document.type));
    this.#documents.set(document, words.found);
    return words.found;
  }

  /** The words of values, for example of one field. */
  wordsOfValues(values: readonly Json[]): ReadonlySet<string> {
    const words = new Collector(this.#models);
    for (const value of values) words.value(value, undefined);
    return words.found;
  }
}

class Collector {
  readonly found = new Set<string>();
  readonly #models: ContentModels;

  constructor(models: ContentModels) {
    this.#models = models;
  }

  add(text: string): void {
    for (const word of wordsOf(text)) this.found.add(word);
  }

  fields(fields: JsonObject, models: FieldModels | undefined): void {
    for (const [name, value] of Object.entries(fields)) this.value(value, models?.[name]);
  }

  value(value: Json, model: Json | undefined): void {
    if (typeof value === "string") {
      const kind = kindOf(model);
      if (kind ? TEXT_KINDS.has(kind) : !NOT_TEXT.test(value)) this.add(value);
    } else if (Array.isArray(value)) {
      for (const entry of value) this.#entry(entry, model);
    }
  }

  #entry(entry: Json, model: Json | undefined): void {
    if (!isJsonObject(entry)) return;
    if (typeof entry.slice_type === "string") {
      this.#slice(entry.slice_type, entry);
    } else if (isRichTextNode(entry)) {
      if (typeof entry.text === "string") this.add(entry.text);
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
