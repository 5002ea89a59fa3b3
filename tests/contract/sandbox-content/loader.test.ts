import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { EnvironmentError } from "../../../src/environment/variables.ts";
import { folderOfTest } from "../site/site-process.ts";

it.each([
  ["a missing value", '{\n  "id": ,\n}', ":2:9 is not JSON: Unexpected token ','"],
  ["a comma too many", '{\n  "id": "a",\n}', ":3:1 is not JSON: Expected double-quoted property name"],
  ["a word", '{\n  "id": yes\n}', ":2:9 is not JSON: Unexpected token 'y'"],
  ["a missing end", '{\n  "id": "a"', ":2:12 is not JSON: Expected ',' or '}' after property value"],
  ["a missing quote", '{\n  "id": "a\n}', ":2:11 is not JSON: Bad control character in string literal"],
  ["a comment", '// Our company\n{ "id": "a" }', ":1:1 is not JSON: Unexpected token '/'"],
  ["nothing", "", ":1:1 is not JSON: Unexpected end of JSON input"],
])("a document with %s is named in a line, with the place", async (_what, text, problem) => {
  const folder = await folderOfTest();
  const file = join(folder, "documents/page/company.json");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  expect(() => loadContent(folder, folder)).toThrow(new EnvironmentError(`${file}${problem}`));
});
