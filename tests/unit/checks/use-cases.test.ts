import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { project } from "./seeded-tree.ts";

const read = (path: string) => readFileSync(join(project, path), "utf8");

it("each use case has a test that imports it", () => {
  const useCases = globSync("src/application/*.ts", { cwd: project }).filter((path) =>
    read(path).includes("\nexport class "),
  );
  expect(useCases.length).toBeGreaterThan(0);
  const tests = globSync("tests/{unit,contract}/**/*.test.{ts,tsx}", { cwd: project }).map(read);
  const untested = useCases.filter(
    (path) => !tests.some((test) => test.includes(`/src/application/${basename(path)}"`)),
  );
  expect(untested, "tests/unit/application has their tests").toEqual([]);
});
