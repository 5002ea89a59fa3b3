import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { baseUrlOf, parametersOf } from "./addresses.ts";
import type { ContentDocument } from "./document.ts";
import { accessTokenError, previewExpiredError, refError, validationError } from "./errors.ts";
import { isFaulty } from "./faults.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { byLastPublication, ordersIn, testsIn } from "./query.ts";
import type { Service } from "./service.ts";
import type { Snapshot } from "./snapshot.ts";
import type { SandboxStore } from "./store.ts";

/** The content API: repository and document search. */
export function registerContentApi(app: FastifyInstance, { store, addresses, mediaBase }: Service): void {
  const apiUrl = (request: FastifyRequest) => `${baseUrlOf(request, app.prefix)}/api/v2`;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: "repository" | "search",
    body: () => Json,
  ) => {
    if (await isFaulty(store.faults, scope, reply)) return reply;
    checkAccess(request);
    const json = addresses.serve(JSON.stringify(body()), mediaBase(request));
    return reply.type("application/json; charset=utf-8").send(json);
  };

  const checkAccess = (request: FastifyRequest) => {
    if (store.accessToken === undefined) return;
    if (parametersOf(request).get("access_token") !== store.accessToken)
      throw accessTokenError(apiUrl(request));
  };

  const repository = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "public, max-age=5");
    return answer(request, reply, "repository", () => describeRepository(store, apiUrl(request)));
  };
  app.get("/api/v2", repository);
  app.get("/api/v2/", repository);

  app.get("/api/v2/documents/search", (request, reply) =>
    answer(request, reply, "search", () => {
      const { body, preview } = search(store, parametersOf(request), apiUrl(request));
      reply.header("cache-control", preview ? "private, no-store" : "public, max-age=60");
      return body;
    }),
  );
}

/** Response of `GET /api/v2`: the refs, types and languages of the repository. */
export function describeRepository(store: SandboxStore, apiUrl: string): JsonObject {
  const labels = [...store.types].map((type) => {
    const label = store.models.customTypes.get(type)?.label;
    return [type, typeof label === "string" ? label : type];
  });
  return {
    refs: [
      { id: "master", ref: store.master.ref, label: "Master", isMasterRef: true },
      ...store.releases.map(({ id, label, snapshot: { ref } }) => ({ id, ref, label, isMasterRef: false })),
    ],
    integrationFieldsRef: null,
    types: Object.fromEntries(labels),
    languages: store.languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    tags: [],
    bookmarks: {},
    forms: {},
    oauth_initiate: `${apiUrl}/auth`,
    oauth_token: `${apiUrl}/auth/token`,
    experiments: { draft: [], running: [] },
    ...VERSION,
  };
}

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** Parameters of the service that the site does not send. */
const UNSUPPORTED = ["graphQuery", "routes", "brokenRoute", "after"];

/** The last fields of all responses of the API. */
const VERSION = { version: "2", license: "All Rights Reserved" };

/** The response to `documents/search`, with addresses that begin with that of the API, and whether it is a preview. */
export function search(store: SandboxStore, parameters: URLSearchParams, apiUrl: string) {
  const unsupported = UNSUPPORTED.find((name) => parameters.has(name));
  if (unsupported !== undefined) throw validationError(`the sandbox does not support '${unsupported}'`);
  const { snapshot, preview } = resolveRef(store, parameters.get("ref"));
  const matches = select(store, snapshot, parameters);
  const served = {
    fetch: parseFieldList("fetch", parameters.get("fetch")),
    fetchLinks: parseFieldList("fetchLinks", parameters.get("fetchLinks")),
    snapshot,
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
  if (found.kind === "found") return found;
  if (found.kind === "preview-expired") throw previewExpiredError();
  throw refError(found.kind, store.master.ref);
}

/** The documents that match the query, in order. */
function select(store: SandboxStore, snapshot: Snapshot, parameters: URLSearchParams): ContentDocument[] {
  const all = [...snapshot.documents.values()];
  const types = new Set([...store.types, ...all.map(({ type }) => type)]);
  const tests = parameters.getAll("q").flatMap((query) => testsIn(query, store.models, types));
  const lang = parameters.get("lang") ?? store.masterLanguage;
  const orders = [...ordersIn(parameters.get("orderings") || "[]"), byLastPublication];
  return all
    .filter((document) => (lang === "*" || document.lang === lang) && tests.every((test) => test(document)))
    .sort((a, b) => orders.reduce((result, order) => result || order(a, b), 0));
}

interface Served {
  readonly fetch: FieldList | undefined;
  readonly fetchLinks: FieldList | undefined;
  readonly snapshot: Snapshot;
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
    alternate_languages: served.snapshot.translationsOf(document).map(named),
    data: dataOf(document, served),
  };
}

/** How a document is named among the translations of another. */
function named({ id, type, lang, uid }: ContentDocument): JsonObject {
  return { id, type, lang, ...(uid === null ? {} : { uid }) };
}

function dataOf(document: ContentDocument, { snapshot, fetch, fetchLinks }: Served): JsonObject {
  const fields = fetch ? (pickFields(document, fetch) ?? {}) : document.data;
  return refreshed(fields, snapshot, (target) => {
    const picked = fetchLinks && pickFields(target, fetchLinks);
    return picked && refreshed(picked, snapshot);
  });
}

/** The fields of a link's target that are copied into the link; undefined for none. */
type Follow = (target: ContentDocument) => JsonObject | undefined;

/** A copy of fields in which all document links, also in groups, slices and rich text, have the data of their targets. */
function refreshed(fields: JsonObject, snapshot: Snapshot, follow?: Follow): JsonObject {
  const refresh = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(refresh);
    if (!isJsonObject(value)) return value;
    const { link_type: kind, id } = value;
    if (kind === "Document" && typeof id === "string")
      return refreshedLink({ ...value, id }, snapshot.get(id), follow);
    return refreshed(value, snapshot, follow);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, refresh(value)]));
}

function refreshedLink(
  link: JsonObject & { id: string },
  target: ContentDocument | undefined,
  follow: Follow | undefined,
): JsonObject {
  const own: JsonObject = { id: link.id, link_type: "Document" };
  for (const name of ["key", "text", "variant"]) if (link[name] !== undefined) own[name] = link[name];
  if (!target) {
    const lang = typeof link.lang === "string" ? { lang: link.lang } : {};
    return { ...own, type: "broken_type", tags: [], ...lang, slug: "-", isBroken: true };
  }
  const data = follow?.(target);
  return {
    ...own,
    type: target.type,
    tags: [...target.tags],
    lang: target.lang,
    slug: target.slugs[0] ?? "-",
    first_publication_date: target.first_publication_date,
    last_publication_date: target.last_publication_date,
    ...(target.uid === null ? {} : { uid: target.uid }),
    isBroken: false,
    ...(data ? { data } : {}),
  };
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
