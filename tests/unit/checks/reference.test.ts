import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { checkReference } from "../../../checks/reference/checker.ts";
import { referenceFiles } from "../../../scripts/marketing-reference/files.ts";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import { project, seededTree } from "./seeded-tree.ts";

const PAGE = "docs/marketing-api.md";
let clean: Record<string, string>;

beforeAll(() => {
  clean = Object.fromEntries(referenceFiles());
});

function lines(files: Readonly<Record<string, string>>): readonly string[] {
  return checkReference(seededTree(files)).map(({ place, problem }) => `${place} ${problem}`);
}

describe("the reference of the Marketing API", () => {
  it("passes as generated", () => {
    expect(lines(clean)).toEqual([]);
  });

  it("rejects a page with a changed operation", () => {
    const page = clean[PAGE] ?? "";
    const changed = page.replace("GET /ping", "GET /pong");
    const line = page.slice(0, page.indexOf("GET /ping")).split("\n").length;
    expect(lines({ ...clean, [PAGE]: changed })).toEqual([
      `${PAGE}:${line} is not what the catalog says; npm run marketing:reference generates it`,
    ]);
  });

  it("rejects a page with additional or missing text", () => {
    const text = clean[PAGE] ?? "";
    for (const page of [`${text}more\n`, text.slice(0, -1), ""]) {
      expect(lines({ ...clean, [PAGE]: page })).toHaveLength(1);
    }
  });

  it("rejects a missing page", () => {
    expect(lines({})).toEqual([`${PAGE} is missing; npm run marketing:reference generates it`]);
  });

  it("rejects a text with a wrong number of operations", () => {
    const count = operations.length;
    const guide = `# Guide\n\nThe reference lists all\n${count} operations.\n`;
    expect(lines({ ...clean, "docs/marketing-guide.md": guide })).toEqual([]);
    expect(lines({ ...clean, "README.md": `all ${count - 1} operations\n` })).toEqual([
      `README.md:1 says ${count - 1} operations; the catalog has ${count}`,
    ]);
  });

  it("has a line for each operation, with its arguments", () => {
    const page = readFileSync(join(project, PAGE), "utf8");
    const rows = page.split("\n").filter((line) => /^\| `\w+\./.test(line));
    expect(rows.map((row) => /^\| `([\w.]+)`/.exec(row)?.[1])).toEqual(operations.map(({ name }) => name));
    expect(page).toContain(
      "| `lists.members.set` | `PUT /lists/{list_id}/members/{subscriber_hash}` | `list_id`, `subscriber_hash`, `body` | `skip_merge_validation` |  | yes |",
    );
  });
});
