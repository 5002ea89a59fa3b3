import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { gitIn } from "../../scripts/upgrade/git.ts";
import { upgrade } from "../../scripts/upgrade/upgrade.ts";
import { COMPANIES } from "./companies.ts";
import { linkPackages, npmRun } from "./own-project.ts";

const PROJECT = join(import.meta.dirname, "../..");
const { can, out } = gitIn(PROJECT);

/** Of an earlier version, how a company adopts it, its brand and its packages have to be those of now. */
const AS_NOW = ["scripts/adopt", "brand/schema.ts", "package-lock.json"];

const earlier = can("rev-parse", "HEAD~1") ? out("log", "-1", "--format=%H", "--", ...AS_NOW).trim() : "";
const head = earlier === "" ? "" : out("rev-parse", "HEAD").trim();
const canUpgrade = earlier !== "" && earlier !== head;
if (!canUpgrade)
  process.stderr.write("No upgrade is tested: there is no earlier version in the history here.\n");

it.skipIf(!canUpgrade)(
  "a company that has adopted an earlier version without the sample gets this one",
  {
    timeout: 1_200_000,
  },
  async () => {
    const project = await mkdtemp(join(tmpdir(), "upgraded-site-"));
    onTestFinished(() => rm(project, { recursive: true, force: true }));
    const git = gitIn(project);
    git.out("clone", "--quiet", "--shared", PROJECT, ".");
    git.out("checkout", "--quiet", "-b", "site", earlier);
    for (const [name, value] of [
      ["user.name", "Editor"],
      ["user.email", "editor@example.com"],
    ] as const)
      git.out("config", name, value);
    await linkPackages(project);
    const { flags, brand } = COMPANIES.german;
    await npmRun(project, "adopt", ...flags);
    await npmRun(project, "fix", "brand");
    git.out("add", "--all");
    git.out("commit", "--quiet", "--no-verify", "--message", "site: adopt");

    expect(upgrade(project, head)).toMatchObject({ left: [] });
    expect(existsSync(join(project, "sample"))).toBe(false);
    expect(git.out("show", ":brand/brand.ts")).toContain(brand[0]);
    // What the compiler knows of the files, by their content.
    await cp(join(PROJECT, ".cache"), join(project, ".cache"), { recursive: true }).catch(() => undefined);
    for (const script of ["brand", "content:types", "config:docs"]) await npmRun(project, script);
    expect(await npmRun(project, "check")).toContain("All checks passed.");
  },
);
