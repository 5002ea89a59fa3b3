import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { configDocs } from "../../../scripts/config-docs/files.ts";
import { describeVariables } from "../../../src/environment/variables.ts";
import { project } from "./seeded-tree.ts";

it.each([...configDocs()])("%s is what npm run config:docs generates", (path, text) => {
  expect(readFileSync(join(project, path), "utf8")).toBe(text);
});

it("every variable needs a description", () => {
  expect(() => describeVariables(z.object({ NEW: z.string() }))).toThrow("NEW has no description");
});
