import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, ROOT } from "./command-line.ts";
import { readConditions, readSignatures } from "./marketing-signatures/signatures.ts";

const PATH = "src/adapters/in-memory/marketing/signatures.json";

/** Writes what the account in memory knows of the operations, if it is stale: types do not exist at run time. */
export function writeSignatures(): void {
  const path = join(ROOT, PATH);
  const text = signatures();
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(path, text);
  console.error(PATH);
}

/** The signatures of all operations and of the conditions of segments, one a line. */
function signatures(): string {
  const conditions = { query: {}, body: readConditions(), response: {} };
  const all = [...readSignatures(), ["SegmentCondition", conditions] as const];
  const rows = all.map(([name, { query, body, response }]) => {
    const parts = Object.entries({ query, body, response });
    const given = parts.filter(([, fields]) => Object.keys(fields).length > 0);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(Object.fromEntries(given))}`;
  });
  return `{\n${rows.join(",\n")}\n}\n`;
}

if (import.meta.main) {
  argumentsOf(
    "npm run marketing:signatures\n\nWrites the signatures of operations for the account in memory.",
    {},
  );
  writeSignatures();
}
