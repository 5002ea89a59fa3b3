import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInput } from "../../../src/adapters/http/rendering/dev-errors.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dev-errors-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a file; returns its path. */
async function written(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

it("an invalid setting is shown with the line that sets it, and with no line of the file", async () => {
  const file = await written(".env", "ESP_API_KEY=told-to-nobody\nPORT=1\n  export PORT = many\n");
  const message = "PORT: expected a number";
  expect(describeInput(message, [join(folder, "missing"), file])).toEqual({
    message,
    stack: "",
    id: file,
    loc: { line: 3, column: 1 },
  });
});

it("a setting of the shell is in no file", async () => {
  const file = await written("other.env", "HOSTS=1\n#HOST=2\n");
  expect(describeInput("HOST: expected a name", [file])).toEqual({
    message: "HOST: expected a name",
    stack: "",
  });
});

it("an error in a document is shown with its line", async () => {
  const file = await written("page.json", '{\n  "a": 1,,\n}\n');
  const described = describeInput(`${file}:2:10 is not JSON: Expected a name`, []);
  expect(described).toMatchObject({ id: file, loc: { line: 2, column: 10 }, stack: "" });
  expect(described.frame).toContain('> 2 |   "a": 1,,');
});
