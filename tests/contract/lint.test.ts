import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../unit/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

it("a file that is not formatted is named, with the command that formats it", () => {
  const project = temporaryFolder();
  mkdirSync(join(project, "checks"));
  for (const path of ["checks/lint.ts", "scripts/command-line.ts"])
    cpSync(join(ROOT, path), join(project, path));
  writeFileSync(join(project, "biome.json"), "{}");
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(join(project, "wide.ts"), "export const   wide = 1;\n");
  symlinkSync(join(ROOT, "node_modules"), join(project, "node_modules"));
  const PATH = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const { status, stderr } = spawnSync(process.execPath, ["checks/lint.ts", "wide.ts"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, PATH },
  });
  expect(stderr).toContain("wide.ts: format: It is not formatted: npm run fix");
  expect(status).toBe(1);
});
