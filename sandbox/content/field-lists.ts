import type { ContentDocument } from "./document.ts";
import { validationError } from "./errors.ts";
import type { JsonObject } from "./json.ts";

/** The fields in a `fetch` or `fetchLinks` parameter, by type. */
export type FieldList = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses `page.title,page.parent`; undefined if the parameter is absent. */
export function parseFieldList(
  parameter: "fetch" | "fetchLinks",
  text: string | null,
): FieldList | undefined {
  if (text === null) return undefined;
  const list = new Map<string, Set<string>>();
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const names = /^(?:my\.)?([\w-]+)\.([\w-]+)$/.exec(entry);
    const [, type, field] = names ?? [];
    if (!type || !field)
      throw validationError(`unexpected field '${entry}' in '${parameter}'; expected type.field`);
    list.set(type, (list.get(type) ?? new Set()).add(field));
  }
  return list;
}

/** The listed fields of a document; undefined if none of its type is listed. */
export function pickFields(document: ContentDocument, list: FieldList): JsonObject | undefined {
  const names = list.get(document.type);
  if (!names) return undefined;
  return Object.fromEntries(Object.entries(document.data).filter(([name]) => names.has(name)));
}
