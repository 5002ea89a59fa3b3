import type { OperationRequest } from "../../../ports/marketing-api/request.ts";
import { partsOf } from "../../../ports/marketing-api/request.ts";
import { type Route, routes, segmentsOf } from "./router.ts";

/** Base URL of links. A server that returns them replaces it by its own base URL. */
export const LINK_BASE = "https://sandbox.example/3.0";

/** A link in a response, to a related resource or action. */
export interface Link {
  readonly rel: string;
  readonly href: string;
  readonly method: string;
}

const METHOD_RELATIONS: Readonly<Record<string, string>> = {
  GET: "self",
  POST: "create",
  PATCH: "update",
  PUT: "upsert",
  DELETE: "delete",
};

/**
 * Adds the `_links` that `fields` asks for to a response and to the items of a page. The service sends them with every
 * response; the fake adds them only on request, because they are not part of the response types.
 */
export function withLinks(response: unknown, request: OperationRequest): unknown {
  if (!/(?:^|[,.])_links(?:$|[,.])/.test(request.query.fields ?? "") || !isObject(response)) return response;
  const [, template] = partsOf(request.operation);
  const [pattern, path] = [segmentsOf(template), segmentsOf(request.path)];
  const { pages = "" } = request.operation.rules;
  const items = response[pages];
  const linked = Array.isArray(items)
    ? { ...response, [pages]: items.map((item) => withOwnLinks(item, pattern, path)) }
    : response;
  return request.method === "POST"
    ? withOwnLinks(linked, pattern, path)
    : { ...linked, _links: linksOf(pattern, path) };
}

/** Adds links to a record of a collection: those of its own path or, if it has none, those of the collection. */
function withOwnLinks(record: unknown, pattern: readonly string[], path: readonly string[]): unknown {
  if (!isObject(record)) return record;
  const name = routes
    .map(({ segments }) => parameterAfter(pattern, segments))
    .find((found) => found !== undefined);
  const id = name === undefined ? undefined : (record[name] ?? record.id ?? record.email_id ?? record.domain);
  const own = typeof id === "string" || typeof id === "number";
  const _links = own
    ? linksOf([...pattern, `{${name}}`], [...path, encodeURIComponent(id)])
    : linksOf(pattern, path);
  return { ...record, _links };
}

/** Links of a path: its methods, its direct sub-resources, its actions and its parent. */
function linksOf(pattern: readonly string[], path: readonly string[]): Link[] {
  const parent = routes
    .filter(
      ({ method, segments }) =>
        method === "GET" && segments.length < pattern.length && isBelow(segments, pattern),
    )
    .toSorted((a, b) => b.segments.length - a.segments.length)[0];
  const below = routes.flatMap((route) => {
    const rel = relationOf(route, pattern);
    return rel === undefined ? [] : [linkTo(rel, route, path)];
  });
  return parent === undefined ? below : [...below, linkTo("parent", parent, path)];
}

function relationOf({ method, segments }: Route, pattern: readonly string[]): string | undefined {
  if (!isBelow(pattern, segments)) return undefined;
  const [next, action, ...more] = segments.slice(pattern.length);
  if (next === undefined) return METHOD_RELATIONS[method];
  if (more.length > 0) return undefined;
  if (next === "actions") return action;
  return action === undefined && method === "GET" && !next.startsWith("{") ? next : undefined;
}

function linkTo(rel: string, { method, segments }: Route, path: readonly string[]): Link {
  const href = [LINK_BASE, ...segments.map((segment, index) => path[index] ?? segment)].join("/");
  return { rel, href, method };
}

function parameterAfter(pattern: readonly string[], segments: readonly string[]): string | undefined {
  if (segments.length !== pattern.length + 1 || !isBelow(pattern, segments)) return undefined;
  return /^\{(\w+)\}$/.exec(segments.at(-1) ?? "")?.[1];
}

/** Whether a path is equal to another path or below it. */
function isBelow(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, index) => part === segments[index]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
