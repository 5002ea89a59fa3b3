import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { operations } from "../../../../src/ports/marketing-api/operations.ts";

const script = join(import.meta.dirname, "../../../../scripts/marketing-description.ts");

/** What the script says of a description, and whether it fails. */
function compare(
  name: string,
  text: string,
): Promise<{ readonly lines: readonly string[]; readonly code: number }> {
  const folder = mkdtempSync(join(tmpdir(), "description-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, join(folder, name)], (error, stdout) => {
      const lines = stripVTControlCharacters(stdout).trimEnd().split("\n");
      resolve({ lines, code: error === null ? 0 : Number(error.code) });
    });
  });
}

/** A description of all that the catalog has, as Swagger 2.0. */
function described() {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of operations) {
    const parameters = (operation.rules.query ?? []).map((name) => ({ name, in: "query" }));
    paths[path] = { ...paths[path], [method.toLowerCase()]: { parameters } };
  }
  return { paths };
}

it("a description of what the catalog has is no difference", async () => {
  const { lines, code } = await compare("swagger.json", JSON.stringify(described()));
  expect([lines, code]).toEqual([["The catalog has all of the description."], 0]);
});

it("a new operation and a new parameter are lines, and a failure: OpenAPI in YAML, with references", async () => {
  const { lines, code } = await compare(
    "openapi.yml",
    `openapi: 3.1.0
components: { parameters: { beta: { name: beta, in: query } } }
paths:
  /3.0/ping: { get: { parameters: [{ $ref: "#/components/parameters/beta" }] } }
  /3.0/things/{thing_id}:
    parameters: [{ name: thing_id, in: path }]
    get: { summary: Get a thing }
`,
  );
  expect(lines.filter((line) => line.startsWith("new"))).toEqual([
    "new: GET /things/{thing_id} Get a thing",
    "new: ping.get: query beta",
  ]);
  expect(code).toBe(1);
});
