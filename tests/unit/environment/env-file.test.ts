import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { envFilesIn, rejectForeignEncoding } from "../../../src/environment/env-file.ts";

const VARIABLES = "# The site’s own\nPUBLIC_URL=https://www.larkfield.example\n";

it.each<[string, Buffer, string | undefined]>([
  ["UTF-8", Buffer.from(VARIABLES), undefined],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${VARIABLES}`), "in UTF-8 with a byte order mark"],
  ["UTF-16", Buffer.from(VARIABLES, "utf16le"), "in UTF-16"],
  ["UTF-16 with a byte order mark", Buffer.from(`\uFEFF${VARIABLES}`, "utf16le"), "in UTF-16"],
  ["UTF-16, big-endian", Buffer.from(`\uFEFF${VARIABLES}`, "utf16le").swap16(), "in UTF-16"],
  ["Windows-1252", Buffer.from("# caf\xe9\n", "latin1"), "not in UTF-8"],
])("a file of variables in %s is read, or rejected with its encoding", (_name, bytes, problem) => {
  const folder = mkdtempSync(join(tmpdir(), "variables-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, ".env");
  writeFileSync(file, bytes);
  const read = () => rejectForeignEncoding(file);
  if (problem === undefined) expect(read).not.toThrow();
  else expect(read).toThrow(`${file}: it is ${problem}; save it as UTF-8 without a byte order mark`);
  expect(() => rejectForeignEncoding(join(folder, "absent"))).not.toThrow();
});

it("the files of variables are those that Node was started with", () => {
  const options = ["--env-file=a", "--import", "b", "--env-file-if-exists", "c", "--env-file-if-exists=d=e"];
  expect(envFilesIn(options)).toEqual(["a", "c", "d=e"]);
});
