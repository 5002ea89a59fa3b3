import { z } from "zod";
import { operations } from "../../src/ports/marketing-api/operations.ts";

const parameter = z.object({ name: z.string(), in: z.string() });
const operation = z.object({ summary: z.string().default(""), parameters: z.array(parameter).default([]) });
/** The provider's description, as Swagger 2.0 or OpenAPI 3; a path may have other members beside its methods. */
const description = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: operation.optional(),
      post: operation.optional(),
      put: operation.optional(),
      patch: operation.optional(),
      delete: operation.optional(),
    }),
  ),
});

/**
 * Compares the provider's description with the catalog: operations and query parameters that are new in the description,
 * and those that have gone from it.
 *
 * @param document - The description as JSON.
 * @returns One line each; none if both agree.
 * @throws {z.ZodError} For a document that is no description.
 */
export function compareDescription(document: unknown): readonly string[] {
  const theirs = new Map(
    Object.entries(description.parse(document).paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, one]) => {
        if (one === undefined) return [];
        const route = `${method.toUpperCase()} ${path}`;
        const query = one.parameters.filter((given) => given.in === "query").map(({ name }) => name);
        return [[keyOf(route), { route, summary: one.summary, query }] as const];
      }),
    ),
  );
  const ours = new Map(operations.map((row) => [keyOf(row.operation.route), row]));
  const added = [...theirs].flatMap(([key, { route, summary }]) =>
    ours.has(key) ? [] : [`new: ${route} ${summary}`.trimEnd()],
  );
  const gone = [...ours].flatMap(([key, { name, operation: row }]) =>
    theirs.has(key) ? [] : [`gone: ${row.route} (${name})`],
  );
  const changed = [...theirs].flatMap(([key, { query }]) => {
    const row = ours.get(key);
    if (row === undefined) return [];
    const known = row.operation.rules.query ?? [];
    return [
      ...query.filter((name) => !known.includes(name)).map((name) => `new: ${row.name}: query ${name}`),
      ...known.filter((name) => !query.includes(name)).map((name) => `gone: ${row.name}: query ${name}`),
    ];
  });
  return [...added, ...gone, ...changed];
}

/** Names of path parameters differ between descriptions. */
function keyOf(route: string): string {
  return route.replaceAll(/\{\w+\}/g, "{}");
}
