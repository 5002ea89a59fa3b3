import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { staleBuild } from "../../configuration/stale-build.ts";
import { seededTree } from "./seeded-tree.ts";

it("a build that is missing, or older than a source, is named before the tests of the built site", () => {
  const root = seededTree({ "src/domain/a.ts": "", "client/b.tsx": "", "docs/c.md": "" });
  expect(staleBuild(root)).toContain("There is no dist/");
  const built = seededTree({
    "src/domain/a.ts": "",
    "client/b.tsx": "",
    "docs/c.md": "",
    "dist/server/main.js": "",
  });
  const at = (path: string, minute: number) => utimesSync(join(built, path), minute * 60, minute * 60);
  for (const path of ["src/domain/a.ts", "client/b.tsx"]) at(path, 1);
  at("dist/server/main.js", 2);
  expect(staleBuild(built)).toBeUndefined();
  at("client/b.tsx", 3);
  expect(staleBuild(built)).toContain("dist/ is older than client/b.tsx");
});
