import type { ContentDocument } from "./document.ts";
import { previewExpiredError, refExpiredError, refNotFoundError, validationError } from "./errors.ts";
import { compileFilter } from "./filters.ts";
import type { JsonObject } from "./json.ts";
import { Links } from "./links.ts";
import { byLastPublication, parseOrderings } from "./orderings.ts";
import { parsePredicates } from "./predicates.ts";
import type { Snapshot } from "./snapshot.ts";
import type { SandboxStore } from "./store.ts";
import { TextIndex } from "./text-index.ts";

/** The response to a search, and whether it is a preview. */
interface SearchAnswer {
  readonly preview: boolean;
  readonly body: JsonObject;
}

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** Parameters of the service that the site does not send. */
const UNSUPPORTED = ["graphQuery", "routes", "brokenRoute", "after"];

/** The last fields of all responses of the API. */
export const VERSION = { version: "2", license: "All Rights Reserved" };

const textIndexes = new WeakMap<SandboxStore, TextIndex>();

/**
 * Handles `documents/search`.
 *
 * @param parameters - the query parameters.
 * @param apiUrl - URL of the API, for addresses in the response.
 */
export function search(store: SandboxStore, parameters: URLSearchParams, apiUrl: string): SearchAnswer {
  const unsupported = UNSUPPORTED.find((name) => parameters.has(name));
  if (unsupported !== undefined) throw validationError(`the sandbox does not support '${unsupported}'`);
  const { snapshot, preview } = resolveRef(store, parameters.get("ref"));
  const matches = select(store, snapshot, parameters);
  const served = {
    fetch: parseFieldList("fetch", parameters.get("fetch")),
    fetchLinks: parseFieldList("fetchLinks", parameters.get("fetchLinks")),
    snapshot,
    links: new Links(snapshot),
    apiUrl,
  };

  const size = Math.min(readCount(parameters, "pageSize", DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
  const page = readCount(parameters, "page", 1);
  const pages = Math.max(1, Math.ceil(matches.length / size));
  const results = matches.slice((page - 1) * size, page * size);
  const address = (number: number) => pageAddress(apiUrl, parameters, number, size);
  const body = {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: matches.length,
    total_pages: pages,
    next_page: page < pages ? address(page + 1) : null,
    prev_page: page > 1 ? address(page - 1) : null,
    results: results.map((document) => serve(document, served)),
    ...VERSION,
  };
  return { preview, body };
}

function resolveRef(store: SandboxStore, ref: string | null): { snapshot: Snapshot; preview: boolean } {
  if (ref === null || ref === "") throw validationError("Missing required parameter 'ref'");
  const found = store.lookup(ref);
  switch (found.kind) {
    case "found":
      return found;
    case "unknown":
      throw refNotFoundError(store.master.ref);
    case "expired":
      throw refExpiredError(store.master.ref);
    case "preview-expired":
      throw previewExpiredError();
  }
}

/** The documents that match the query, in order. */
function select(store: SandboxStore, snapshot: Snapshot, parameters: URLSearchParams): ContentDocument[] {
  const texts = textIndexes.get(store) ?? new TextIndex(store.models);
  textIndexes.set(store, texts);
  const all = [...snapshot.documents.values()];
  const types = new Set([...store.types, ...all.map(({ type }) => type)]);
  const predicates = parameters.getAll("q").flatMap(parsePredicates);
  const tests = predicates.map((predicate) =>
    compileFilter(predicate, { models: store.models, types, texts }),
  );
  const lang = parameters.get("lang") ?? store.masterLanguage;
  const orders = parseOrderings(parameters.get("orderings") || "[]");
  const [first, ...others] = [...orders, byLastPublication];
  return all
    .filter((document) => (lang === "*" || document.lang === lang) && tests.every((test) => test(document)))
    .sort((a, b) => others.reduce((result, order) => result || order(a, b), first?.(a, b) ?? 0));
}

interface Served {
  readonly fetch: FieldList | undefined;
  readonly fetchLinks: FieldList | undefined;
  readonly snapshot: Snapshot;
  readonly links: Links;
  readonly apiUrl: string;
}

function serve(document: ContentDocument, served: Served): JsonObject {
  const { id, uid, type, lang, tags, slugs, first_publication_date, last_publication_date } = document;
  const query = `[[at(document.id, "${id}")]]`;
  return {
    id,
    uid,
    url: null,
    type,
    href: `${served.apiUrl}/documents/search?${new URLSearchParams({ ref: served.snapshot.ref, q: query })}`,
    tags: [...tags],
    first_publication_date,
    last_publication_date,
    slugs: [...slugs],
    linked_documents: [],
    lang,
    alternate_languages: [],
    data: dataOf(document, served),
  };
}

function dataOf(document: ContentDocument, { links, fetch, fetchLinks }: Served): JsonObject {
  const fields = fetch ? (pickFields(document, fetch) ?? {}) : document.data;
  return links.refreshFields(fields, (target) => {
    const picked = fetchLinks && pickFields(target, fetchLinks);
    return picked && links.refreshFields(picked);
  });
}

function readCount(parameters: URLSearchParams, name: string, byDefault: number): number {
  const text = parameters.get(name);
  if (text === null || text === "") return byDefault;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw validationError(`'${name}' must be a whole number above 0: '${text}'`);
  return Number(text);
}

function pageAddress(apiUrl: string, parameters: URLSearchParams, page: number, size: number): string {
  const next = new URLSearchParams(parameters);
  next.set("page", String(page));
  next.set("pageSize", String(size));
  return `${apiUrl}/documents/search?${next}`;
}

/** The fields in a `fetch` or `fetchLinks` parameter, by type. */
type FieldList = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses `page.title,page.parent`; undefined if the parameter is absent. */
function parseFieldList(parameter: "fetch" | "fetchLinks", text: string | null): FieldList | undefined {
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
function pickFields(document: ContentDocument, list: FieldList): JsonObject | undefined {
  const names = list.get(document.type);
  if (!names) return undefined;
  return Object.fromEntries(Object.entries(document.data).filter(([name]) => names.has(name)));
}
