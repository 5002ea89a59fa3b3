import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { usualParameters } from "../packages/marketing-api/src/compat/parameters.ts";
import { argumentsOf, ROOT } from "./command-line.ts";
import { type ProviderMethod, readProviderMethods } from "./marketing-compat/provider-methods.ts";
import { readConditions, readSignatures } from "./marketing-reference/signatures.ts";

const HEADER = "// Written by `npm run marketing:compat`: change the catalog, or the script, not this file.";
const FOLDER = "packages/marketing-api/src/compat";

/** Writes the files that are generated from the catalog and not in the repository, if they are stale; returns their paths. */
export function writeGeneratedFiles(): readonly string[] {
  const stale = [...generatedFiles()].filter(
    ([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), "utf8") !== text,
  );
  for (const [path, text] of stale) writeFileSync(join(ROOT, path), text);
  return stale.map(([path]) => path);
}

/**
 * The methods of the provider's client, their types, the table for those who migrate from it, and what the command line
 * and the account in memory know of the operations.
 */
function generatedFiles(): ReadonlyMap<string, string> {
  const groups = Map.groupBy(readProviderMethods(), ({ group }) => group);
  return new Map([
    [`${FOLDER}/methods.ts`, tableOf(groups)],
    [`${FOLDER}/groups.ts`, typesOf(groups)],
    ["packages/marketing-api/MIGRATION.md", guideOf(groups)],
    ["src/adapters/in-memory/marketing/signatures.json", signatures()],
  ]);
}

/** The signatures of all operations and of the conditions of segments, one a line. */
function signatures(): string {
  const all = [...readSignatures(), ["SegmentCondition", { query: {}, body: readConditions() }] as const];
  const rows = all.map(([name, { query, body }]) => {
    const given = Object.entries({ query, body }).filter(([, fields]) => Object.keys(fields).length > 0);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(Object.fromEntries(given))}`;
  });
  return `{\n${rows.join(",\n")}\n}\n`;
}

type Groups = ReadonlyMap<string, readonly ProviderMethod[]>;

function tableOf(groups: Groups): string {
  const rows = [...groups].map(([group, methods]) => {
    const lines = methods.map(({ name, operation, parameters, dropped }) => {
      const given = parameters.join();
      const row = [operation.name, given, ...(dropped.length > 0 ? [dropped.join()] : [])];
      const isUsual = row.length === 2 && given === usualParameters(operation);
      const texts = row.map((text) => JSON.stringify(text));
      return `    ${name}: ${isUsual ? texts[0] : `[${texts.join(", ")}]`},`;
    });
    return `  ${group}: {\n${lines.join("\n")}\n  },`;
  });
  return `${HEADER}
// biome-ignore-all format: a row a method.
import type { MethodRow } from "./types.ts";

/** The methods of the provider's client, by group and name. */
export const methods: Readonly<Record<string, Readonly<Record<string, MethodRow>>>> = {
${rows.join("\n")}
};
`;
}

function typesOf(groups: Groups): string {
  const interfaces = [...groups].map(
    ([group, methods]) => `  readonly ${group}: {\n${methods.map(lineOf).join("\n")}\n  };`,
  );
  return `${HEADER}
// biome-ignore-all format: a row a method.
import type { Body, Id, Opts, Query, Result } from "./types.ts";

/** The groups of the provider's client with their methods. */
export interface Groups {
${interfaces.join("\n")}
}
`;
}

function lineOf({ name, operation, parameters }: ProviderMethod): string {
  const own = JSON.stringify(operation.name);
  const given = parameters.map((parameter) => {
    if (parameter === "opts") return `opts?: Opts<${own}>`;
    if (parameter === "body") return `body: Body<${own}>`;
    if (operation.requiredQuery.includes(parameter))
      return `${parameter}: Query<${own}, ${JSON.stringify(parameter)}>`;
    return `${parameter}: Id`;
  });
  return `    ${name}(${given.join(", ")}): Result<${own}>;`;
}

function guideOf(groups: Groups): string {
  const rows = [...groups.values()].flat().map(({ group, name, parameters, operation }) => {
    const ours = [...operation.pathParameters, ...operation.requiredQuery];
    if (operation.body !== "none") ours.push("body");
    const given = ours.length === 0 ? "" : `{ ${ours.join(", ")} }`;
    return `| \`${group}.${name}(${parameters.join(", ")})\` | \`${operation.name}(${given})\` |`;
  });
  return `# Every method of the provider's client, and its operation here

Written by \`npm run marketing:compat\`. Options (\`opts\`) become parameters beside the others, under the names of the wire.

| The provider's client | This client |
| --- | --- |
${rows.join("\n")}
`;
}

if (import.meta.main) {
  argumentsOf(
    "npm run marketing:compat\n\nWrites the names of the provider's client, and the command line's signatures.",
    {},
  );
  for (const path of writeGeneratedFiles()) console.error(path);
}
