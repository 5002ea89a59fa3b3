import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { inBackground } from "../configuration/background-work.ts";
import type {} from "../configuration/provided-context.ts";

export const run = promisify(execFile);

export const root = fileURLToPath(new URL("../../", import.meta.url));
/** The folder of the package, with its build. */
export const built = join(root, "packages/marketing-api");
/** The working folder of the tests: outside of the project, so that its packages cannot be resolved. */
const work = join(tmpdir(), `marketing-package${root.replaceAll(/\W+/g, "-")}`);
export const tools = join(root, "tests/package/runtimes/node_modules");
export const PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

/** The archive as npm would publish it. */
export const archive = () => join(work, globSync("*.tgz", { cwd: work })[0] ?? "");

/** Timeout of an installation: the runtimes have several hundred megabytes. */
const LONG_MS = 300_000;
const npm = (args: readonly string[], cwd: string) =>
  run("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd,
    timeout: LONG_MS,
    env: { ...process.env, PATH },
  });

export async function compiled(
  folder: string,
  options: object,
  tsc = join(root, "node_modules/typescript/bin/tsc"),
): Promise<string> {
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  const call = run(process.execPath, [tsc, "-p", folder]);
  return (await call.catch((failure: { readonly stdout: string }) => failure)).stdout;
}

/** A project with only the package, installed from its archive. */
export const bare = join(work, "bare");
/** A project with the package, and with what its fake and its sandbox need. */
export const project = join(work, "project");

/** Builds and installs the package once, while tests of other projects run; its own wait (`until-installed.ts`). */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const { address, close } = await inBackground(install());
  provide("installed", address);
  return close;
}

async function install(): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  for (const folder of [bare, project]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  }
  await Promise.all([npm(["run", "package:marketing"], root), installTools()]);
  await npm(["pack", "--pack-destination", work], built);
  await npm(["install", "--prefer-offline", archive()], bare);
  await npm(["install", "--prefer-offline", archive(), "fastify", "zod"], project);
  // The client that programs use before their migration.
  mkdirSync(join(project, "node_modules/@mailchimp"));
  const provider = "node_modules/@mailchimp/mailchimp_marketing";
  symlinkSync(join(root, provider), join(project, provider), "junction");
}

/**
 * Runs once, and again when the versions change. There is no lock file: it would list the packages of all platforms,
 * and `npm ci` fails if the registry lacks one of them.
 */
async function installTools(): Promise<void> {
  const wanted = join(tools, "../package.json");
  const found = join(tools, ".package-lock.json");
  const isCurrent = existsSync(found) && statSync(found).mtimeMs >= statSync(wanted).mtimeMs;
  if (!isCurrent) await npm(["install", "--no-package-lock", "--prefer-offline"], join(tools, ".."));
}
