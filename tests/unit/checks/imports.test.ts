import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { CAPABILITY_NAMES } from "../../../brand/schema.ts";
import { checkImports } from "../../../checks/imports/checker.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Two capabilities of the site, whichever it has. */
const one = CAPABILITY_NAMES[0];
const other = CAPABILITY_NAMES[1];

/** A small tree with allowed imports. */
const clean = {
  "package.json": "{}",
  "src/domain/page.ts": 'export interface Page { readonly title: string }\nexport const blank = "";\n',
  "src/adapters/in-memory/pages.ts": 'import { z } from "zod";\nexport const pages = z;\n',
  "src/adapters/prismic/pages.ts": 'import "node:path";\nimport "@prismicio/client";\n',
  "src/composition/main.ts": 'const sandbox = await import("../../sandbox/main.ts");\nexport { sandbox };\n',
  [`src/domain/${one}/y.ts`]: "export const y = 1;\n",
  "sandbox/main.ts": 'import { pages } from "../src/adapters/in-memory/pages.ts";\nexport { pages };\n',
};

function lines(files: Readonly<Record<string, string>>): readonly string[] {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkImports(root).map(({ place, problem }) => `${place} ${problem}`);
}

describe("the import rules", () => {
  it("accept a valid tree", () => {
    expect(lines(clean)).toEqual([]);
  });

  // Files that are added to the valid tree, each with the expected finding (after its path).
  it.each([
    ["src/domain/x.ts", '\nimport type { z } from "zod";', ":2 domain may not import zod"],
    [
      "src/domain/x.ts",
      "export const x = (y: string) => import(y);",
      ":1 domain may not import a module by a computed name",
    ],
    [
      "src/adapters/http/x.ts",
      'import "../prismic/pages.ts";',
      ":1 adapters/http may not import adapters/prismic (src/adapters/prismic/pages.ts)",
    ],
    [
      `src/domain/${other}/x.ts`,
      `import "../${one}/y.ts";\n`,
      `:1 ${other} may not import ${one} (src/domain/${one}/y.ts), a capability`,
    ],
    [
      "src/application/x.ts",
      `import "../domain/${one}/y.ts";\n`,
      `:1 the core may not import ${one} (src/domain/${one}/y.ts), a capability`,
    ],
    [
      "tests/unit/http/x.test.ts",
      `import "../../../src/domain/${one}/y.ts";\n`,
      `:1 the core may not import ${one} (src/domain/${one}/y.ts), a capability`,
    ],
    ["src/adapters/new/x.ts", "", " does not belong to a zone of checks/imports/rules.ts"],
    ["src/domain/x.ts", 'import "./y.ts";', " imports src/domain/y.ts, which leads back to it: a cycle"],
  ])("reject %s with %s", (path, text, problem) => {
    const cyclic = { "src/domain/y.ts": 'import type { X } from "./x.ts";' };
    const files = { ...clean, ...(text.includes("./y.ts") && cyclic), [path]: text };
    expect(lines(files)).toEqual([`${path}${problem}`]);
  });

  it("let folders import each other neither directly nor by a file beside them", () => {
    const circle = {
      "src/adapters/http/routes/pages.ts": 'import "../parts.ts";',
      "src/adapters/http/parts.ts": 'import "./plugins/limits.ts";',
      "src/adapters/http/plugins/limits.ts": 'import "../routes/feeds.ts";',
      "src/adapters/http/routes/feeds.ts": "export const feeds = [];",
    };
    expect(lines({ ...clean, ...circle })).toEqual([
      "src/adapters/http/parts.ts imports src/adapters/http/plugins, which leads back to it by src/adapters/http/routes: a cycle",
    ]);
  });

  it("let a file beside folders put them together, and another be used by all of them", () => {
    const layers = {
      "src/adapters/http/server.ts": 'import "./routes/pages.ts";',
      "src/adapters/http/routes/pages.ts": 'import "../etag.ts";',
      "src/adapters/http/etag.ts": "export const etag = 1;",
    };
    expect(lines({ ...clean, ...layers })).toEqual([]);
  });

  it("name an import once that closes several cycles, and not the cycles of a wrong one", () => {
    const chain = {
      "src/domain/base.ts": 'import "./top.ts";',
      "src/domain/left.ts": 'import "./base.ts";',
      "src/domain/right.ts": 'import "./base.ts";',
      "src/domain/middle.ts": 'import "./left.ts";\nimport "./right.ts";',
      "src/domain/top.ts": 'import "./middle.ts";\nimport "./left.ts";',
    };
    const closing =
      "src/domain/base.ts imports src/domain/top.ts, which leads back to it by src/domain/left.ts: a cycle";
    expect(lines({ ...clean, ...chain })).toEqual([closing]);
    const wrong = {
      "src/domain/base.ts": 'import "../application/use.ts";',
      "src/application/use.ts": 'import "../domain/base.ts";',
    };
    expect(lines({ ...clean, ...wrong })).toEqual([
      "src/domain/base.ts:1 domain may not import application (src/application/use.ts)",
    ]);
  });
});
