import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { projectFiles } from "../../checks/project-files.ts";

const run = promisify(execFile);
const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const OWN = ["brand", "build", "checks", "client", "content", "packages", "sandbox", "scripts", "src"];
const FILES = /^(?:package\.json|\.n(?:pm|vm)rc|tsconfig.*\.json|vite(?:\.server)?\.config\.ts)$/;

/** This project without its sample company and tests, in a temporary folder: the start of another site. */
export async function ownProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "own-site-"));
  const names = (await readdir(PROJECT)).filter((name) => OWN.includes(name) || FILES.test(name));
  for (const name of names) await cp(join(PROJECT, name), join(folder, name), { recursive: true });
  // The build reads the configuration of all TypeScript projects.
  await cp(join(PROJECT, "tests/browser/tsconfig.json"), join(folder, "tests/browser/tsconfig.json"));
  await symlink(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** This project as a clone has it, in a temporary folder. */
export async function wholeProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "whole-site-"));
  for (const path of projectFiles(PROJECT, [".ci", ".github"]))
    await cp(join(PROJECT, path), join(folder, path));
  // The compiler's cache, so that only files that change are checked again.
  const known = join(PROJECT, ".cache");
  if (existsSync(known)) await cp(known, join(folder, ".cache"), { recursive: true });
  await linkPackages(folder);
  return folder;
}

/**
 * Links each file of the packages into a project. Through a link to their folder, they would be other files to the compiler,
 * which would check everything again (24 s instead of 5). That is the fallback where files cannot be linked.
 */
export async function linkPackages(folder: string): Promise<void> {
  const packages = join(PROJECT, "node_modules");
  const linked = join(folder, "node_modules");
  try {
    await run("cp", ["-al", packages, linked]);
  } catch {
    await rm(linked, { recursive: true, force: true });
    await symlink(packages, linked);
  }
}

/** A minimal PDF, for files whose content does not matter. */
export const PDF = "%PDF-1.4\n%%EOF\n";

/** A document of a company, with the name of its file, if it has one. */
export interface CompanyDocument {
  readonly type: string;
  readonly name: string;
  readonly json: object;
  readonly file?: string | undefined;
}

/** Installs a brand and a company's documents, with a file for each document that needs one. */
export async function installBrand(
  project: string,
  brand: URL,
  documents: readonly CompanyDocument[],
): Promise<void> {
  const target = join(project, "brand");
  await cp(fileURLToPath(brand), target, { recursive: true });
  for (const name of ["brand.ts", "palette.ts", "font.ts"]) {
    const text = await readFile(join(target, name), "utf8");
    await writeFile(join(target, name), text.replace(/"[./]+\/brand\/schema\.ts"/, '"./schema.ts"'));
  }
  for (const { type, name, json, file } of documents) {
    await write(join(project, "sample/documents", type, `${name}.json`), JSON.stringify(json));
    if (file) await write(join(project, "sample/files", file), PDF);
  }
}

/** The tests of a whole project write much output. */
const MAX_OUTPUT_BYTES = 64 * 1_024 * 1_024;

/** Runs an npm script of a project; resolves with its output. */
export async function npmRun(project: string, script: string, ...args: readonly string[]): Promise<string> {
  // Without the variables that the test runner has set: a build would use them as its mode.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  try {
    const { stdout, stderr } = await run("npm", ["run", script, "--", ...args], {
      cwd: project,
      env,
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout + stderr;
  } catch (error) {
    // Findings of checks and tests are not on the standard error, which alone is in the message.
    if (error instanceof Error && "stdout" in error) error.message += `\n${error.stdout}`;
    throw error;
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
