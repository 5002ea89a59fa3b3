import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const OWN = ["brand", "build", "checks", "client", "content", "sandbox", "scripts", "src"];
const FILES = /^(?:package\.json|\.npmrc|tsconfig.*\.json|vite(?:\.server)?\.config\.ts)$/;

/** This project without its sample company and its tests, in a temporary folder, as somebody begins a site of their own. */
export async function ownProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "own-site-"));
  const names = (await readdir(PROJECT)).filter((name) => OWN.includes(name) || FILES.test(name));
  for (const name of names) await cp(join(PROJECT, name), join(folder, name), { recursive: true });
  // The build reads the settings of all TypeScript projects.
  await cp(join(PROJECT, "tests/browser/tsconfig.json"), join(folder, "tests/browser/tsconfig.json"));
  await symlink(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** All that a file has to be that nobody reads. */
export const PDF = "%PDF-1.4\n%%EOF\n";

/** A document of a company, and the name of the file that it lists, if it does. */
export interface CompanyDocument {
  readonly type: string;
  readonly name: string;
  readonly json: object;
  readonly file?: string | undefined;
}

/** Gives a project the brand of a folder, and the documents of a company, with a file for each that lists one. */
export async function giveBrand(
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
  for (const document of documents) {
    const { type, name, file } = document;
    await write(join(project, "sample/documents", type, `${name}.json`), JSON.stringify(document.json));
    if (file) await write(join(project, "sample/files", file), PDF);
  }
}

/** Runs an npm script of a project; resolves with what it says. */
export async function npmRun(project: string, script: string, ...args: readonly string[]): Promise<string> {
  // Without what the runner of the tests has set: a build takes it for its mode.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  const { stdout, stderr } = await promisify(execFile)("npm", ["run", script, "--", ...args], {
    cwd: project,
    env,
  });
  return stdout + stderr;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
