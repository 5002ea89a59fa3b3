import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { deleteSample } from "../../scripts/adopt/delete-sample.ts";
import { gitIn } from "../../scripts/upgrade/git.ts";
import { upgrade } from "../../scripts/upgrade/upgrade.ts";
import { COMPANIES } from "./companies.ts";
import { linkPackages, npmRun } from "./own-project.ts";

const PROJECT = join(import.meta.dirname, "../..");
const { can, out } = gitIn(PROJECT);

/** What adoption writes, beside the language of the texts. */
const WRITTEN = [
  "brand.ts",
  "palette.ts",
  "logo.svg",
  "mark.svg",
  "derived.ts",
  "catalogues.ts",
  "public",
].map((name) => `brand/${name}`);

/** Without a release in the history, a version of so many commits before. */
const COMMITS_BEFORE = 200;

/** The release before this version, or a commit some days ago; `undefined` in a clone that does not go back so far. */
function earlierVersion(): string | undefined {
  if (!can("rev-parse", "--git-dir")) return undefined;
  const release = ["describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD~1"];
  if (can(...release)) return out(...release).trim();
  return out("rev-list", "--max-count=1", `--skip=${COMMITS_BEFORE}`, "HEAD").trim() || undefined;
}

const earlier = earlierVersion();
const canUpgrade = earlier !== undefined;
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
    for (const [name, value] of [
      ["user.name", "Editor"],
      ["user.email", "editor@example.com"],
    ] as const)
      git.out("config", name, value);
    await linkPackages(project);
    const { flags, brand, texts } = COMPANIES.german;
    const head = git.out("rev-parse", "HEAD").trim();
    // How a company adopted the earlier version is not known any more: it has what it would have now.
    await npmRun(project, "adopt", ...flags);
    await npmRun(project, "fix", "brand");
    const adopted = await mkdtemp(join(tmpdir(), "adopted-brand-"));
    onTestFinished(() => rm(adopted, { recursive: true, force: true }));
    for (const path of WRITTEN) await cp(join(project, path), join(adopted, path), { recursive: true });
    git.out("checkout", "--quiet", "--force", "-b", "site", earlier ?? "");
    await cp(adopted, project, { recursive: true });
    const manifest = join(project, "package.json");
    await writeFile(
      manifest,
      (await readFile(manifest, "utf8")).replace("./brand/texts/en/*", `./brand/texts/${texts}/*`),
    );
    deleteSample(project);
    git.out("add", "--all");
    git.out("commit", "--quiet", "--no-verify", "--message", "site: adopt");

    expect(upgrade(project, head)).toMatchObject({ left: [] });
    expect(existsSync(join(project, "sample"))).toBe(false);
    expect(git.out("show", ":brand/brand.ts")).toContain(brand[0]);
    // What the compiler knows of the files, by their content.
    await cp(join(PROJECT, ".cache"), join(project, ".cache"), { recursive: true }).catch(() => undefined);
    for (const script of ["brand", "content:types", "config:docs", "nginx:parameters"])
      await npmRun(project, script);
    expect(await npmRun(project, "check")).toContain("All checks passed.");
  },
);
