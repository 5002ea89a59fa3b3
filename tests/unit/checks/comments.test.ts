import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkComments } from "../../../checks/comments.ts";
import { temporaryFolder } from "../temporary-folder.ts";

it.each([
  ["// It is one. It is two. It is three.", ["x.ts:2"]],
  ["/** The name. It is short. Nobody sees it. Default: none. */", ["x.ts:2"]],
  ["/** The limit of a list, e.g. 10. It has no unit. Default: none. */", []],
  ["/** A day: `17. May. 2027. Monday`. A year is not needed. */", []],
  ["/**\n * It is one. It is two. It is three.\n */", []],
])("in a line, %s", (comment, places) => {
  const root = temporaryFolder();
  writeFileSync(join(root, "x.ts"), `export const one = 1;\n${comment}\nexport const two = 2;\n`);
  expect(checkComments(root).map(({ place }) => place)).toEqual(places);
});
