import type { ContentItem } from "../../domain/content/content-item.ts";
import {
  MENU_GROUP,
  type NamedDocument,
  type NamedPart,
  namedItems,
} from "../../domain/report/named-document.ts";
import type { ServiceDocument } from "./service-document.ts";
import { isRecord } from "./stated-facts.ts";
import { isBlank } from "./typed-text.ts";

/** Documents as their editors know them, by their ids: by the paths of the content service, and by those of what the site reads. */
export function namedDocuments(
  documents: readonly ServiceDocument[],
  items: readonly ContentItem[],
): ReadonlyMap<string, NamedDocument> {
  const read = namedItems(items);
  return new Map([
    ...read,
    ...documents.map((document) => {
      const { id, type, data } = document;
      const item = read.get(id);
      const partAt: NamedDocument["partAt"] = (list, index) =>
        item?.partAt(list, index) ?? sliceAt(isRecord(data) ? data[list] : undefined, list, index);
      return [id, { title: item?.title ?? titleOf(document), type, partAt }] as const;
    }),
  ]);
}

function titleOf({ uid, type, data }: ServiceDocument): string {
  const title = isRecord(data) ? textOf(data.title) : undefined;
  return title ?? uid ?? type;
}

function sliceAt(slices: unknown, list: string, index: number): NamedPart | undefined {
  const slice: unknown = Array.isArray(slices) ? slices[index] : undefined;
  if (!isRecord(slice)) return undefined;
  const { slice_type: type, primary } = slice;
  const { heading, title, body } = isRecord(primary) ? primary : {};
  const isGroup = type === MENU_GROUP.replaceAll("-", "_");
  return {
    type: isGroup ? MENU_GROUP : String(type),
    number: index + 1,
    heading: isGroup ? textOf(title) : (textOf(heading) ?? headingIn(body)),
    list: isGroup ? list : undefined,
  };
}

/** The first heading in a rich text. */
function headingIn(body: unknown): string | undefined {
  if (!Array.isArray(body)) return undefined;
  return textOf(body.filter((block: unknown) => isRecord(block) && String(block.type).startsWith("heading")));
}

/** A text without marks, or the first line of one with marks. */
function textOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const text = isRecord(first) ? first.text : value;
  return typeof text === "string" && !isBlank(text) ? text : undefined;
}
