import { globSync, statSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");
const SOURCES = ["{brand,build,client,sandbox,src}/**/*.*", "vite*.config.ts", "package-lock.json"];

/** Says before the tests of the built site if they would test what was built before. */
export function setup(): void {
  const problem = staleBuild(PROJECT);
  if (problem !== undefined) process.stderr.write(`${problem}\n`);
}

/** What is wrong with the build of a project: there is none, or a source is newer. */
function staleBuild(root: string): string | undefined {
  const built = statSync(join(root, "dist/server/main.js"), { throwIfNoEntry: false });
  if (!built) return "There is no dist/, which some of these tests start: npm run build";
  const newer = globSync(SOURCES, { cwd: root }).find(
    (path) => statSync(join(root, path)).mtimeMs > built.mtimeMs,
  );
  return (
    newer && `dist/ is older than ${newer}, so some of these tests test what was built before: npm run build`
  );
}
