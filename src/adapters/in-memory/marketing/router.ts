import { catalog } from "../../../ports/marketing-api/catalog.ts";
import { type Catalog, isOperation, type Operation } from "../../../ports/marketing-api/operation.ts";
import { partsOf } from "../../../ports/marketing-api/request.ts";
import { methodNotAllowed, notFound } from "./problems.ts";

/** An operation of the catalog, found by method and path. */
export interface Match {
  readonly name: string;
  readonly operation: Operation;
  /** Values of the path parameters, decoded. */
  readonly pathValues: Readonly<Record<string, string>>;
}

/** The route of an operation, split into segments. */
interface Route extends Omit<Match, "pathValues"> {
  readonly method: string;
  readonly segments: readonly string[];
}

/** The routes of all operations. */
const routes: readonly Route[] = routesOf(catalog, "");

function routesOf(rows: Catalog, prefix: string): Route[] {
  return Object.entries(rows).flatMap(([key, entry]) => {
    const name = `${prefix}${key}`;
    if (!isOperation(entry)) return routesOf(entry, `${name}.`);
    const [method, path] = partsOf(entry);
    return [{ name, operation: entry, method, segments: segmentsOf(path) }];
  });
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/**
 * Finds the operation for an HTTP request. Fixed segments take precedence over parameters.
 *
 * @throws {Refusal} 404 for an unknown path, 405 for a path without this method.
 */
export function matchRoute(method: string, path: string): Match {
  const segments = segmentsOf(path);
  const fitting = routes.filter((route) => fits(route.segments, segments));
  if (fitting.length === 0) throw notFound();
  const best = fitting
    .filter((route) => route.method === method.toUpperCase())
    .toSorted((a, b) => parameters(a) - parameters(b))[0];
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

function parameters({ segments }: Route): number {
  return segments.filter((part) => part.startsWith("{")).length;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not UTF-8, so it matches no id, and the response is 404.
    return segment;
  }
}
