import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const run = promisify(execFile);

export const root = fileURLToPath(new URL("../../", import.meta.url));
/** What was built, as it is published from. */
export const built = join(root, "packages/marketing-api");
/** Where the tests of the package work: outside of the project, whose packages nothing there may find. */
const work = join(tmpdir(), `marketing-package${root.replaceAll(/\W+/g, "-")}`);
/** What the package is tried on, and with. */
export const tools = join(root, "tests/package/runtimes/node_modules");
export const PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

/** The archive as npm would publish it. */
export const archive = () => join(work, globSync("*.tgz", { cwd: work })[0] ?? "");

const LONG_MS = 120_000;
const npm = (args: readonly string[], cwd: string) =>
  run("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd,
    timeout: LONG_MS,
    env: { ...process.env, PATH },
  });

/** An empty project but for the package, installed from its archive. */
export const project = join(work, "project");

/** Builds the package and installs its archive: once, before all tests of it. */
export async function setup(): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  await Promise.all([npm(["run", "package:marketing"], root), installTools()]);
  await npm(["pack", "--pack-destination", work], built);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  await npm(["install", "--prefer-offline", archive()], project);
  // What programs that are migrated have used so far.
  mkdirSync(join(project, "node_modules/@mailchimp"));
  const provider = "node_modules/@mailchimp/mailchimp_marketing";
  symlinkSync(join(root, provider), join(project, provider), "junction");
}

/**
 * Done once, and again when other versions are wanted. Without a lock file: it would name the packages of all platforms,
 * and a registry that lacks one of them makes `npm ci` fail on each.
 */
async function installTools(): Promise<void> {
  const [wanted, found] = [join(tools, "../package.json"), join(tools, ".package-lock.json")];
  const isCurrent = existsSync(found) && statSync(found).mtimeMs >= statSync(wanted).mtimeMs;
  if (!isCurrent) await npm(["install", "--no-package-lock", "--prefer-offline"], join(tools, ".."));
}
