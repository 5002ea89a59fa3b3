import { findOperation, type OperationData, operations } from "../../../ports/marketing-api/operations.ts";
import type { OperationRequest } from "../../../ports/marketing-api/request.ts";
import { existing, find, type Table } from "./collections.ts";
import { findMember, hashIn } from "./find-member.ts";
import { methodNotAllowed, notFound } from "./problems.ts";
import type { ServiceCall } from "./service-call.ts";
import type { MarketingState } from "./state/state.ts";

/** Tables of the records with behaviour, by the path parameters that lead to one of them. */
const TABLES: Readonly<Record<string, (state: MarketingState) => Table<unknown>>> = {
  audience_id: ({ lists }) => lists,
  list_id: ({ lists }) => lists,
  "list_id/interest_category_id": ({ interestCategories }) => interestCategories,
  "list_id/interest_category_id/interest_id": ({ interests }) => interests,
  "list_id/merge_id": ({ mergeFields }) => mergeFields,
  "list_id/segment_id": ({ segments }) => segments,
  "list_id/subscriber_hash": ({ members }) => members,
  "list_id/webhook_id": ({ listWebhooks }) => listWebhooks,
  batch_id: ({ batches }) => batches,
  batch_webhook_id: ({ batchWebhooks }) => batchWebhooks,
  campaign_id: ({ campaigns }) => campaigns,
};

/** The operation that reads a record of a collection: `/templates` has `templates.get`. */
export function readerOf(collection: string): OperationData | undefined {
  return readers.get(collection);
}

const readers: ReadonlyMap<string, OperationData> = new Map(
  operations.flatMap((one) => {
    const [, collection] = one.method === "GET" ? (/^(.*)\/\{\w+\}$/.exec(one.path) ?? []) : [];
    return collection === undefined ? [] : [[collection, one] as const];
  }),
);

/** Paths of the collections in which calls create records that they can read. */
const createdIn: ReadonlySet<string> = new Set(
  operations.flatMap(({ method, path }) => (method === "POST" && readers.has(path) ? [path] : [])),
);

/** The segments of a path with the values of its parameters. */
export function idsOf(path: string, values: Readonly<Record<string, string>>): string[] {
  return segmentsOf(path).map((part) => (part.startsWith("{") ? (values[part.slice(1, -1)] ?? "") : part));
}

/**
 * Rejects a call on a record that does not exist, before its handler sees it. A PUT may create the record at its path.
 *
 * @throws {Refusal} 404.
 */
export function refuseMissing({ operation, path: values, state }: ServiceCall<string>): void {
  const { method, path = "" } = findOperation(operation) ?? {};
  const names: string[] = [];
  for (const { 0: parameter, 1: name = "", index } of path.matchAll(/\/\{(\w+)\}/g)) {
    names.push(name);
    const end = index + parameter.length;
    if (method === "PUT" && end === path.length) return;
    const table = TABLES[names.join("/")]?.(state);
    if (table !== undefined) {
      existing(
        table,
        names.map((one) => values[one] ?? ""),
      );
    } else if (createdIn.has(path.slice(0, index))) {
      existing(state.records, idsOf(path.slice(0, end), values));
    }
  }
}

/** The values of the path parameters; a contact is found by hash, address or `contact_id`. */
export function pathValuesOf(
  { method, pathValues }: OperationRequest,
  state: MarketingState,
): Readonly<Record<string, string>> {
  const { subscriber_hash, list_id, campaign_id = "" } = pathValues;
  if (subscriber_hash === undefined) return pathValues;
  const list = list_id ?? find(state.campaigns, [campaign_id])?.recipients.list_id;
  // A PUT mostly brings a new contact, for which a search through all would be too slow.
  const isKnown = list !== undefined && method !== "PUT";
  return {
    ...pathValues,
    subscriber_hash:
      (isKnown ? findMember(state, list, subscriber_hash)?.id : undefined) ?? hashIn(subscriber_hash),
  };
}

/** An operation of the catalog, found by method and path. */
export type Match = ReturnType<typeof matchRoute>;

/** All operations, with the segments of their paths. */
const routes = operations.map((data) => ({ ...data, segments: segmentsOf(data.path) }));

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/**
 * Finds the operation for an HTTP request. Fixed segments take precedence over parameters.
 *
 * @throws {Refusal} 404 for an unknown path, 405 for a path without this method.
 */
export function matchRoute(method: string, path: string) {
  const segments = segmentsOf(path);
  const fitting = routes.filter((route) => fits(route.segments, segments));
  if (fitting.length === 0) throw notFound();
  const best = fitting
    .filter((route) => route.method === method.toUpperCase())
    .toSorted((a, b) => a.pathParameters.length - b.pathParameters.length)[0];
  if (best === undefined) throw methodNotAllowed();
  const pathValues: Record<string, string> = {};
  for (const [index, part] of best.segments.entries()) {
    if (part.startsWith("{")) pathValues[part.slice(1, -1)] = decoded(segments[index] ?? "");
  }
  return { name: best.name, operation: best.operation, pathValues };
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith("{") || part === segments[index])
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not UTF-8, so it matches no id, and the response is 404.
    return segment;
  }
}
