import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkConfiguration } from "../../../checks/configuration/checker.ts";
import { configDocs } from "../../../scripts/config-docs/files.ts";
import { describeVariables } from "../../../src/environment/variables.ts";
import { seededTree } from "./seeded-tree.ts";

const clean: Readonly<Record<string, string>> = Object.fromEntries(configDocs());

function lines(files: Readonly<Record<string, string>>): readonly string[] {
  return checkConfiguration(seededTree(files)).map(({ place, problem }) => `${place} ${problem}`);
}

describe("the documentation of the variables", () => {
  it("passes as generated", () => {
    expect(lines(clean)).toEqual([]);
  });

  it("rejects a default that differs from the program's, in the page and in the example", () => {
    const changed = Object.fromEntries(
      Object.entries(clean).map(([path, text]) => [path, text.replace("3000", "3100")]),
    );
    expect(lines(changed)).toEqual([
      expect.stringMatching(
        /^\.env\.example:\d+ is not what the tables of variables say; npm run config:docs/,
      ),
      expect.stringMatching(/^docs\/configuration\.md:\d+ is not what the tables of variables say/),
    ]);
  });

  it("rejects a page without one of the variables, and a missing file", () => {
    const page = (clean["docs/configuration.md"] ?? "").replace(/^\| `HOST`.*\n/m, "");
    expect(lines({ "docs/configuration.md": page })).toEqual([
      ".env.example is missing; npm run config:docs generates it",
      expect.stringMatching(/^docs\/configuration\.md:\d+ /),
    ]);
  });

  it("requires a description of every variable", () => {
    expect(() => describeVariables(z.object({ NEW: z.string() }))).toThrow("NEW has no description");
  });
});
