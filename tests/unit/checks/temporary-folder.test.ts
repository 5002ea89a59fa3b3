import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeFolderOfRun } from "../../configuration/temporary-folder.ts";

it.each([
  ["empty", [], undefined],
  ["not empty", ["data-1", "data-2"], "Tests have left temporary files behind: data-1, data-2"],
])("the temporary folder of a run is removed; an error says what is left if it is %s", (_, left, problem) => {
  const folder = mkdtempSync(join(tmpdir(), "run-"));
  for (const name of left) mkdirSync(join(folder, name));
  expect(removeFolderOfRun(folder)).toBe(problem);
  expect(existsSync(folder)).toBe(false);
});
