import { describe, expect, it } from "vitest";
import { checkImports } from "../../../checks/imports/checker.ts";
import { zones } from "../../../checks/imports/rules.ts";
import { seededTree } from "./seeded-tree.ts";

/** A small tree with allowed imports. */
const clean = {
  "package.json": "{}",
  "src/domain/page.ts": 'export interface Page { readonly title: string }\nexport const blank = "";\n',
  "src/ports/pages.ts": 'import type { Page } from "../domain/page.ts";\nexport type Pages = () => Page;\n',
  "src/application/load-page.ts":
    'import type { Pages } from "../ports/pages.ts";\nexport const load = (pages: Pages) => pages();\n',
  "src/adapters/in-memory/pages.ts": 'import { z } from "zod";\nexport const pages = z;\n',
  "src/adapters/prismic/pages.ts": 'import "node:path";\nimport "@prismicio/client";\n',
  "src/composition/main.ts": 'const sandbox = await import("../../sandbox/main.ts");\nexport { sandbox };\n',
  "client/entry.tsx":
    'import { useState } from "react";\nimport "./styles/page.css";\nimport { blank } from "../src/domain/page.ts";\nexport { blank, useState };\n',
  "client/styles/page.css": "",
  "client/server/page.tsx": 'import "../entry.tsx";\n',
  "sandbox/main.ts": 'import { pages } from "../src/adapters/in-memory/pages.ts";\nexport { pages };\n',
  "tests/unit/page.test.ts": 'import "vitest";\nimport "../../client/entry.tsx";\n',
};

/** Files that are added to the valid tree, each with the expected finding (after its path). */
const violations: Readonly<Record<string, readonly [path: string, text: string, problem: string]>> = {
  "domain → port": [
    "src/domain/x.ts",
    '\nimport "../ports/pages.ts";',
    ":2 domain may not import ports (src/ports/pages.ts)",
  ],
  "domain → package": ["src/domain/x.ts", '\n\nimport "fastify";', ":3 domain may not import fastify"],
  "domain → package, for a type": [
    "src/domain/x.ts",
    'import type { z } from "zod";',
    ":1 domain may not import zod",
  ],
  "domain → package, by a dynamic import": [
    "src/domain/x.ts",
    'export const x = () => import("zod");',
    ":1 domain may not import zod",
  ],
  "domain → computed name": [
    "src/domain/x.ts",
    "export const x = (y: string) => import(y);",
    ":1 domain may not import a module by a computed name",
  ],
  "client → glob": [
    "client/x.ts",
    'export const x = import.meta.glob("../src/adapters/**");',
    ":1 client may not import a module by a computed name",
  ],
  "application → adapter": [
    "src/application/x.ts",
    'import "../adapters/in-memory/pages.ts";',
    ":1 application may not import adapters/in-memory (src/adapters/in-memory/pages.ts)",
  ],
  "adapter → adapter": [
    "src/adapters/http/x.ts",
    'import "../prismic/pages.ts";',
    ":1 adapters/http may not import adapters/prismic (src/adapters/prismic/pages.ts)",
  ],
  "adapter → another's package": [
    "src/adapters/prismic/x.ts",
    'import "ioredis/built";',
    ":1 adapters/prismic may not import ioredis",
  ],
  "browser → server rendering": [
    "client/app/x.tsx",
    'import "../server/page.tsx";',
    ":1 client may not import client/server (client/server/page.tsx)",
  ],
  "product → test": [
    "src/adapters/http/x.ts",
    'import "../../../tests/unit/page.test.ts";',
    ":1 adapters/http may not import tests (tests/unit/page.test.ts)",
  ],
  "adapter without a zone": [
    "src/adapters/new/x.ts",
    "",
    " does not belong to a zone of checks/imports/rules.ts",
  ],
  "missing file": ["src/domain/x.ts", 'import "./y.ts";', ":1 cannot resolve ./y.ts"],
  circle: [
    "src/domain/x.ts",
    'import "./y.ts";',
    " is part of an import cycle: src/domain/x.ts → src/domain/y.ts → src/domain/x.ts",
  ],
  "not a module": ["src/domain/x.ts", "import {", " cannot be parsed: Expected `}` but found `EOF`"],
};

const additionalFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  circle: { "src/domain/y.ts": 'import type { X } from "./x.ts";' },
};

function lines(files: Readonly<Record<string, string>>): readonly string[] {
  return checkImports(seededTree(files), zones).map(({ place, problem }) => `${place} ${problem}`);
}

describe("the import rules", () => {
  it("accept a valid tree", () => {
    expect(lines(clean)).toEqual([]);
  });

  it.each(Object.entries(violations))("reject %s", (name, [path, text, problem]) => {
    expect(lines({ ...clean, ...additionalFiles[name], [path]: text })).toEqual([`${path}${problem}`]);
  });

  it.each(["src/domain", "src/adapters/http/feeds", "client/content"])(
    "reject neighbouring folders of %s that import each other, but not files beside them",
    (folder) => {
      const files = {
        [`${folder}/one/a.ts`]: 'import "../beside.ts";\nimport "../two/b.ts";',
        [`${folder}/two/b.ts`]: "",
        [`${folder}/two/c.ts`]: 'import "../one/d.ts";',
        [`${folder}/one/d.ts`]: "",
        [`${folder}/beside.ts`]: 'import "./one/d.ts";',
      };
      expect(lines({ ...clean, ...files })).toEqual([
        `${folder}/one is part of a cycle of folders: ${folder}/one → ${folder}/two → ${folder}/one`,
      ]);
    },
  );
});
