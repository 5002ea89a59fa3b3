import { readFileSync } from "node:fs";
import { z } from "zod";
import { operations } from "../src/ports/marketing-api/operations.ts";
import { argumentsOf } from "./command-line.ts";

const parameter = z.object({ name: z.string(), in: z.string() });
const operation = z.object({ summary: z.string().default(""), parameters: z.array(parameter).default([]) });
const METHODS = ["get", "post", "put", "patch", "delete"];
/** A path may have other members beside its methods. */
const path = z.object(Object.fromEntries(METHODS.map((method) => [method, operation.optional()])));
/** The provider's description, as Swagger 2.0 or OpenAPI 3. */
const description = z.object({ paths: z.record(z.string(), path) });

/**
 * Compares the provider's description, as JSON, with the catalog: a line for each operation and query parameter that is new in
 * the description, or has gone from it.
 *
 * @throws {z.ZodError} For a document that is no description.
 */
function compareDescription(document: unknown): readonly string[] {
  const theirs = new Map(
    Object.entries(description.parse(document).paths).flatMap(([place, methods]) =>
      Object.entries(methods).flatMap(([method, one]) => {
        if (one === undefined) return [];
        const route = `${method.toUpperCase()} ${place}`;
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

const { positionals } = argumentsOf(
  `npm run marketing:description -- FILE

Says what a description of the provider's API has that the catalog lacks, and what has gone from it. The provider publishes it
at https://api.mailchimp.com/schema/3.0/Swagger.json?expand.`,
  { allowPositionals: true },
);
const [file] = positionals;
if (file === undefined) {
  console.error("The file of the description is missing: npm run marketing:description -- Swagger.json");
  process.exit(2);
}
const differences = compareDescription(JSON.parse(readFileSync(file, "utf8")));
console.log(differences.length === 0 ? "The catalog has all of the description." : differences.join("\n"));
process.exitCode = differences.length === 0 ? 0 : 1;
