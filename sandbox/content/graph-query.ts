import type { ContentDocument } from "./document.ts";
import { isRichTextNode } from "./fields.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import type { Links } from "./links.ts";
import { Scanner } from "./scanner.ts";

/** The selection of a block in a GraphQuery. */
export interface Selection {
  /** Whether `...typeFields` selects all fields. */
  all: boolean;
  readonly fields: Map<string, Selection | undefined>;
  /** Selections by type: for linked documents, slices and variations. */
  readonly fragments: Map<string, Selection>;
}

const NAME = /[A-Za-z_][\w-]*/y;
const BLANK = /(?:[\s,]|#[^\n]*)*/y;

/** Parses a GraphQuery: `{ page { title parent { ...on page { title } } } }`. */
export function parseGraphQuery(text: string): Selection {
  const scanner = new Scanner(text);
  const selection = parseBlock(scanner);
  scanner.match(BLANK);
  if (!scanner.atEnd) scanner.fail("unexpected text after the graphQuery");
  return selection;
}

function parseBlock(scanner: Scanner): Selection {
  const selection: Selection = { all: false, fields: new Map(), fragments: new Map() };
  scanner.match(BLANK);
  scanner.expect("{");
  while (true) {
    scanner.match(BLANK);
    if (scanner.take("}")) return selection;
    if (scanner.take("...")) parseSpread(scanner, selection);
    else parseField(scanner, selection);
  }
}

function parseField(scanner: Scanner, selection: Selection): void {
  const name = scanner.match(NAME) ?? scanner.fail("expected the name of a field");
  selection.fields.set(name, opensBlock(scanner) ? parseBlock(scanner) : undefined);
}

/** `...on type {` selects by type, also if a minifier has removed the space; `...typeFields` selects all fields. */
function parseSpread(scanner: Scanner, selection: Selection): void {
  scanner.match(BLANK);
  const offset = scanner.offset;
  if (scanner.match(/on(?=\s)/y) !== undefined) {
    scanner.match(BLANK);
    const type = scanner.match(NAME) ?? scanner.fail("expected the name of a type");
    selection.fragments.set(type, parseBlock(scanner));
    return;
  }
  const name = scanner.match(NAME) ?? scanner.fail("expected 'on' or the name of a fragment");
  if (opensBlock(scanner) && name.startsWith("on")) {
    selection.fragments.set(name.slice("on".length), parseBlock(scanner));
  } else if (name.endsWith("Fields")) {
    selection.all = true;
  } else {
    scanner.fail(`unknown fragment '${name}'`, offset);
  }
}

function opensBlock(scanner: Scanner): boolean {
  scanner.match(BLANK);
  return scanner.text.charAt(scanner.offset) === "{";
}

/** Selects the data of a document by a GraphQuery; a document of an unlisted type has no data. */
export function selectDocument(document: ContentDocument, query: Selection, links: Links): JsonObject {
  const selection = query.fields.get(document.type);
  return selection ? selectFields(document.data, selection, links) : {};
}

function selectFields(fields: JsonObject, selection: Selection, links: Links): JsonObject {
  const selected: JsonObject = selection.all ? links.refreshFields(fields) : {};
  for (const [name, inner] of selection.fields) {
    const value = fields[name];
    if (value !== undefined)
      selected[name] = inner ? selectInside(value, inner, links) : links.refresh(value);
  }
  return selected;
}

function selectInside(value: Json, selection: Selection, links: Links): Json {
  if (Array.isArray(value)) {
    return value.flatMap((entry): Json[] => {
      if (!isJsonObject(entry)) return [entry];
      if (typeof entry.slice_type === "string") return selectSlice(entry, entry.slice_type, selection, links);
      return [isRichTextNode(entry) ? links.refresh(entry) : selectFields(entry, selection, links)];
    });
  }
  if (links.target(value)) return links.refresh(value, (target) => selectTarget(target, selection, links));
  return links.refresh(value);
}

function selectTarget(target: ContentDocument, selection: Selection, links: Links): JsonObject | undefined {
  const fragment = selection.fragments.get(target.type);
  if (!fragment && selection.fields.size === 0 && !selection.all) return undefined;
  return {
    ...selectFields(target.data, selection, links),
    ...(fragment ? selectFields(target.data, fragment, links) : {}),
  };
}

/** A slice without a fragment is left out. Older slices use `repeat` and `non-repeat`. */
function selectSlice(slice: JsonObject, type: string, selection: Selection, links: Links): JsonObject[] {
  const fragment = selection.fragments.get(type);
  if (!fragment) return [];
  const variation = typeof slice.variation === "string" ? slice.variation : "default";
  const inner = fragment.fields.get("variation")?.fragments.get(variation) ?? fragment;
  const primary = inner.fields.get("primary") ?? inner.fields.get("non-repeat");
  const items = inner.fields.get("items") ?? inner.fields.get("repeat");
  return [
    {
      ...slice,
      primary: primary && isJsonObject(slice.primary) ? selectFields(slice.primary, primary, links) : {},
      items: items && Array.isArray(slice.items) ? selectInside(slice.items, items, links) : [],
    },
  ];
}
