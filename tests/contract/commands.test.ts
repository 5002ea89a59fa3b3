import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../unit/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", timeout: 15_000 });

describe("a command that is called with an argument that it does not know", () => {
  it.each([
    ["scripts/texts.ts", "--bogus", "Unknown option '--bogus'"],
    ["scripts/brand.ts", "--bogus", "Unknown option '--bogus'"],
    ["scripts/soak/main.ts", "--minutes=abc", '--minutes has to be a number above 0, and is "abc".'],
  ])("does nothing, and says why: %s %s", (file, argument, message) => {
    const { status, stderr, stdout } = run(file, argument);
    expect([status, stderr, stdout]).toEqual([2, expect.stringContaining(message), ""]);
  });

  it("deletes no sample, with --help neither", () => {
    const project = temporaryFolder();
    for (const file of ["scripts/command-line.ts", "scripts/adopt/delete-sample.ts", "package.json"])
      cpSync(join(ROOT, file), join(project, file));
    mkdirSync(join(project, "sample"));
    const command = join(project, "scripts/adopt/delete-sample.ts");
    expect([run(command, "--help").status, run(command, "--bogus").status]).toEqual([0, 2]);
    expect(existsSync(join(project, "sample"))).toBe(true);
    expect(run(command).status).toBe(0);
    expect(existsSync(join(project, "sample"))).toBe(false);
  });
});
