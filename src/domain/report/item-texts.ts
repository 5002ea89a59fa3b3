import type { ContentItem } from "../content/content-item.ts";
import { plainText } from "../content/rich-text.ts";
import { richTextsIn, valuesIn } from "./field-values.ts";

/** A text of an item, and the field that it is in. */
export interface ItemText {
  readonly field: string;
  readonly text: string;
}

/** Of other documents, or what nobody reads, in the path within a document. */
const OTHER =
  /\.(?:related|documents?|poll|minutes|dates|results|cover|image)\b|\.(?:href|url|uid|id|kind|key|type|page)$/;

/** Several rules read the texts of each item. */
const known = new WeakMap<ContentItem, readonly ItemText[]>();

/** What readers read of an item: each text of its own once, of a text with several blocks each block. */
export function textsOf(item: ContentItem): readonly ItemText[] {
  return known.getOrInsertComputed(item, readTexts);
}

function readTexts(item: ContentItem): readonly ItemText[] {
  const own = <Found extends { readonly field: string }>(all: readonly Found[]) =>
    all.filter(
      ({ field }) =>
        !/^\.(?:facts|restates|translations)\b/.test(field) && !OTHER.test(withinDocument(field)),
    );
  const rich = own(richTextsIn(item));
  const plain = own(valuesIn(item)).filter(
    ({ field }) => !rich.some((text) => field.startsWith(`${text.field}[`)),
  );
  return [
    ...plain.flatMap(({ field, value }) => (typeof value === "string" ? { field, text: value } : [])),
    ...rich.flatMap(({ field, text }) =>
      plainText(text)
        .split("\n")
        .map((line) => ({ field, text: line })),
    ),
  ];
}

function withinDocument(field: string): string {
  return field.replace(/^\.(?:page|pdf|document|options)\b/, "");
}
