import { globSync, statSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");
const SOURCES = ["{brand,build,client,sandbox,src}/**/*.*", "vite*.config.ts", "package-lock.json"];

/** Says before the tests of the built site if there is no build, or a source is newer. */
export function setup(): void {
  const problem = staleBuild();
  if (problem !== undefined) process.stderr.write(`${problem}: npm run build\n`);
}

function staleBuild(): string | undefined {
  const changed = (path: string) => statSync(join(PROJECT, path), { throwIfNoEntry: false })?.mtimeMs;
  const built = changed("dist/server/main.js");
  if (built === undefined) return "There is no dist/, which some of these tests start";
  const newer = globSync(SOURCES, { cwd: PROJECT }).find((path) => (changed(path) ?? 0) > built);
  return newer && `dist/ is older than ${newer}, so some of these tests test what was built before`;
}
