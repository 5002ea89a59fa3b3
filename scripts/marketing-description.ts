import { readFileSync } from "node:fs";
import { styleText } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { operations } from "../src/ports/marketing-api/operations.ts";
import { argumentsOf } from "./command-line.ts";

const parameter = z.object({ name: z.string(), in: z.string() });
/** A parameter, or where the document has it: `#/components/parameters/count`. */
const reference = z.union([parameter, z.object({ $ref: z.string() })]);
const operation = z.object({ summary: z.string().default(""), parameters: z.array(reference).default([]) });
const METHODS = ["get", "post", "put", "patch", "delete"] as const;
/** A path may have other members beside its methods. */
const path = z
  .object(Object.fromEntries(METHODS.map((method) => [method, operation.optional()])))
  .and(z.object({ parameters: z.array(reference).default([]) }));
/** The provider's description, as Swagger 2.0 or OpenAPI 3. */
const description = z.object({
  paths: z.record(z.string(), path),
  parameters: z.record(z.string(), parameter).default({}),
  components: z
    .object({ parameters: z.record(z.string(), parameter).default({}) })
    .default({ parameters: {} }),
});

/**
 * Compares the provider's description with the catalog: a line for each operation and query parameter that is new in the
 * description, or has gone from it.
 *
 * @throws {z.ZodError} For a document that is not a description.
 */
function compareDescription(document: unknown): readonly string[] {
  const { paths, parameters, components } = description.parse(document);
  const shared = { ...parameters, ...components.parameters };
  const queryOf = (given: readonly z.infer<typeof reference>[]) =>
    given
      .flatMap((one) => ("$ref" in one ? (shared[one.$ref.replace(/^.*\//, "")] ?? []) : one))
      .flatMap((one) => (one.in === "query" ? one.name : []));
  const theirs = new Map(
    Object.entries(paths).flatMap(([place, { parameters: common, ...methods }]) =>
      Object.entries(methods).flatMap(([method, one]) => {
        if (one === undefined) return [];
        // OpenAPI may have the version in its paths.
        const route = `${method.toUpperCase()} ${place.replace(/^\/3\.0(?=\/)/, "")}`;
        return [
          [
            keyOf(route),
            { route, summary: one.summary, query: queryOf([...common, ...one.parameters]) },
          ] as const,
        ];
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

Says what a description of the provider's API has that the catalog lacks, in red, and what has gone from it; fails if there is
anything. The description is Swagger 2.0 or OpenAPI 3, as JSON or YAML. The provider publishes it at
https://api.mailchimp.com/schema/3.0/Swagger.json?expand, and its command line carries it.`,
  { allowPositionals: true },
);
const [file] = positionals;
if (file === undefined) {
  console.error("The file of the description is missing: npm run marketing:description -- Swagger.json");
  process.exit(2);
}
const text = readFileSync(file, "utf8");
const differences = compareDescription(/^\s*\{/.test(text) ? JSON.parse(text) : parse(text));
const shown = differences.map((line) => styleText(line.startsWith("new") ? "red" : "yellow", line));
console.log(differences.length === 0 ? "The catalog has all of the description." : shown.join("\n"));
process.exitCode = differences.length === 0 ? 0 : 1;
