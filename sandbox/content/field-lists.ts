import type { ContentDocument } from "./document.ts";
import { validationError } from "./errors.ts";
import type { JsonObject } from "./json.ts";

/** The fields a `fetch` or `fetchLinks` parameter names, by type. */
export type FieldList = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `page.title,page.parent`; undefined when the parameter is not given. */
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

/** The named fields of a document that it has; undefined when none of its type is named. */
export function pickFields(document: ContentDocument, list: FieldList): JsonObject | undefined {
  const names = list.get(document.type);
  if (!names) return undefined;
  return Object.fromEntries(Object.entries(document.data).filter(([name]) => names.has(name)));
}
