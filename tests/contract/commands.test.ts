import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { Brand } from "../../brand/schema.ts";
import { deleteSample } from "../../scripts/adopt/delete-sample.ts";
import { hasSample } from "../configuration/sample.ts";
import { temporaryFolder } from "../unit/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", timeout: 60_000 });

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

it("adds a language to the site, with what follows from it", { timeout: 60_000 }, () => {
  const project = temporaryFolder();
  for (const part of [
    "brand",
    "checks",
    "client",
    "content",
    "ops",
    "package.json",
    "sandbox",
    "scripts",
    "src",
  ])
    cpSync(join(ROOT, part), join(project, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(project, "node_modules"));
  const { status, stderr } = run(join(project, "scripts/texts.ts"), "--add", "cy-GB");
  expect([status, stderr]).toEqual([0, ""]);
  for (const file of ["brand/brand.ts", "brand/derived.ts", "brand/catalogues.ts"])
    expect(readFileSync(join(project, file), "utf8")).toContain('"cy-GB"');
});

it("what the brand generates is left as it is by the linter, whatever the languages are", async () => {
  const { brandTexts } = await import("../../scripts/brand.ts");
  const modules = [...brandTexts(ROOT).keys()].filter((path) => path.endsWith(".ts"));
  const settings = readFileSync(join(ROOT, "biome.json"), "utf8");
  expect(modules.filter((path) => !settings.includes(`"!${path}"`))).toEqual([]);
  expect(modules).not.toEqual([]);
});

/** The site's own, and not the one that these tests know. */
async function brandOfSample(): Promise<Brand> {
  const { brand } = await import(pathToFileURL(join(ROOT, "brand/brand.ts")).href);
  return brand;
}

it.skipIf(!hasSample)(
  "deleting the sample leaves no document and no picture that names or shows it",
  async () => {
    const project = temporaryFolder();
    for (const part of ["README.md", "CONTRIBUTING.md", "docs", "content", "sandbox", "sample"])
      cpSync(join(ROOT, part), join(project, part), { recursive: true });
    deleteSample(project);
    const left = globSync("**/*.{md,json,png,webp}", { cwd: project });
    // The settings have the name of the company's repository, which adopt writes; the guide's example may be called as the company.
    const texts = left
      .filter((path) => !/^content\/\w+\.config\.json$|^docs\/adopting\.md$|\.(?:png|webp)$/.test(path))
      .map((path) => [path, readFileSync(join(project, path), "utf8")] as const);
    const { name, shortName, slug, listings, lei, legal } = await brandOfSample();
    const numbers = legal?.numbers.map(({ number }) => number) ?? [];
    const securities = listings.flatMap(({ ticker, isin }) => [ticker, isin]);
    const words = [name, shortName, slug, lei, legal?.office?.[0], ...numbers, ...securities].filter(
      (word) => word !== undefined,
    );
    const linked = /\]\([^)]*(?:sample|images|contact-sheet)\//;
    const traces = texts.flatMap(([path, text]) =>
      [...words.filter((word) => text.includes(word)), ...(linked.exec(text) ?? [])].map(
        (word) => `${path}: ${word}`,
      ),
    );
    expect(traces).toEqual([]);
    expect(left.filter((path) => /(?:screenshot-\w+|-\d+|home|phone)\.(?:png|webp)$/.test(path))).toEqual([]);
    expect(readFileSync(join(project, "README.md"), "utf8")).toMatch(
      /packages\]\(docs\/installation\.md\)\.\n\n## /,
    );
  },
);
