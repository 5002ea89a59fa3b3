import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  connectionsWithinLimit,
  envFilesIn,
  rejectForeignEncoding,
} from "../../src/environment/preconditions.ts";
import { EnvironmentError } from "../../src/environment/variables.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const VARIABLES = "# The site’s own\nPUBLIC_URL=https://www.larkfield.example\n";

it.each<[string, Buffer, string | undefined]>([
  ["UTF-8", Buffer.from(VARIABLES), undefined],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${VARIABLES}`), "in UTF-8 with a byte order mark"],
  ["UTF-16", Buffer.from(VARIABLES, "utf16le"), "in UTF-16"],
  ["UTF-16 with a byte order mark", Buffer.from(`\uFEFF${VARIABLES}`, "utf16le"), "in UTF-16"],
  ["UTF-16, big-endian", Buffer.from(`\uFEFF${VARIABLES}`, "utf16le").swap16(), "in UTF-16"],
  ["Windows-1252", Buffer.from("# caf\xe9\n", "latin1"), "not in UTF-8"],
])("a file of variables in %s is read, or rejected with its encoding", (_name, bytes, problem) => {
  const folder = temporaryFolder();
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

describe("the maximum number of connections", () => {
  it.each([
    [10_000, 1_000_000, 10_000],
    [10_000, Number.POSITIVE_INFINITY, 10_000],
    [10_000, 1_024, 832],
    [10_000, 256, 64],
  ])("for %d wanted connections and %d open files is %d", (wanted, files, connections) => {
    expect(connectionsWithinLimit(wanted, files)).toBe(connections);
  });

  it("comes from the system", () => {
    expect(connectionsWithinLimit(100)).toBe(100);
  });

  it.each([64, 255])("is too low with %d open files, which is an error of one line", (files) => {
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(EnvironmentError);
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(/^ulimit -n: [^\n]*256[^\n]*$/);
  });
});
