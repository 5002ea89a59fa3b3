import { describe, expect, it } from "vitest";
import { checkImports } from "../../../checks/imports/checker.ts";
import { zones } from "../../../checks/imports/rules.ts";
import { seededTree } from "./seeded-tree.ts";

/** One small file in every zone, with allowed imports. */
const clean = {
  "package.json": "{}",
  "src/domain/page.ts": 'export interface Page { readonly title: string }\nexport const blank = "";\n',
  "src/ports/pages.ts": 'import type { Page } from "../domain/page.ts";\nexport type Pages = () => Page;\n',
  "src/application/load-page.ts":
    'import type { Pages } from "../ports/pages.ts";\nexport const load = (pages: Pages) => pages();\n',
  "src/adapters/http/contract/answer.ts": 'export type { Page } from "../../../domain/page.ts";\n',
  "src/adapters/http/server.ts":
    'import fastify from "fastify";\nimport { load } from "../../application/load-page.ts";\nimport type { Page } from "./contract/answer.ts";\nexport { fastify, load };\nexport type P = Page;\n',
  "src/adapters/prismic/pages.ts": 'import { z } from "zod";\nimport "@prismicio/client";\nexport { z };\n',
  "src/adapters/esp-rest/api.ts": 'import ky from "ky";\nexport { ky };\n',
  "src/adapters/in-memory/pages.ts":
    'import type { Pages } from "../../ports/pages.ts";\nexport const pages: Pages = () => ({ title: "" });\n',
  "src/adapters/redis/counts.ts": 'import { Redis } from "ioredis";\nexport { Redis };\n',
  "src/environment/variables.ts": 'import "zod";\nexport const variables = {};\n',
  "src/composition/main.ts":
    'import "reflect-metadata";\nimport { container } from "tsyringe";\nconst sandbox = await import("../../sandbox/main.ts");\nexport { container, sandbox };\n',
  "client/entry.tsx":
    'import { useState } from "react";\nimport { get } from "./api/get.ts";\nimport "./styles/page.css";\nimport { blank } from "../src/domain/page.ts";\nexport { blank, get, useState };\n',
  "client/styles/page.css": "",
  "client/api/get.ts":
    'import ky from "ky";\nimport type { Page } from "../../src/adapters/http/contract/answer.ts";\nexport const get = () => ky<Page>("/");\n',
  "sandbox/main.ts":
    'import fastify from "fastify";\nimport { pages } from "../src/adapters/in-memory/pages.ts";\nexport { fastify, pages };\n',
  "sample/make-files/main.ts": 'import "pdfkit";\n',
  "scripts/content-upload.ts": 'import "@prismicio/client";\n',
  "scripts/config-docs/files.ts": 'import "../../src/environment/variables.ts";\n',
  "scripts/reference.ts": 'import "../src/ports/pages.ts";\n',
  "checks/content.ts": 'import "oxc-parser";\n',
  "tests/unit/page.test.ts": 'import "vitest";\nimport "../../client/entry.tsx";\n',
  "bench/router.ts": 'import "a-peer";\n',
  "vite.server.config.ts": 'import "vite";\nimport "./build/beside-modules.ts";\n',
  "build/beside-modules.ts": 'import "vite";\n',
  "vite.config.ts": 'import "vite";\nimport "./package.json";\n',
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
  "domain → package, in a type": [
    "src/domain/x.ts",
    'export type X = import("zod").ZodType;',
    ":1 domain may not import zod",
  ],
  "domain → package, re-exported": [
    "src/domain/x.ts",
    'export { z } from "zod";',
    ":1 domain may not import zod",
  ],
  "domain → package, re-exported completely": [
    "src/domain/x.ts",
    'export * from "zod";',
    ":1 domain may not import zod",
  ],
  "domain → package, by a dynamic import": [
    "src/domain/x.ts",
    'export const x = () => import("zod");',
    ":1 domain may not import zod",
  ],
  "domain → package, by a template literal": [
    "src/domain/x.ts",
    "export const x = () => import(`zod`);",
    ":1 domain may not import zod",
  ],
  "domain → package, required": [
    "src/domain/x.ts",
    'export const x = require("zod");',
    ":1 domain may not import zod",
  ],
  "domain → package, import equals": [
    "src/domain/x.ts",
    'import x = require("zod");',
    ":1 domain may not import zod",
  ],
  "domain → Node": ["src/domain/x.ts", 'import "node:fs";', ":1 domain may not import node:fs"],
  "domain → Node, without its scheme": ["src/domain/x.ts", 'import "fs";', ":1 domain may not import fs"],
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
  "port → application": [
    "src/ports/x.ts",
    'import "../application/load-page.ts";',
    ":1 ports may not import application (src/application/load-page.ts)",
  ],
  "port → package": ["src/ports/x.ts", 'import "zod";', ":1 ports may not import zod"],
  "marketing client → Node": [
    "src/adapters/esp-rest/x.ts",
    'import "node:zlib";',
    ":1 adapters/esp-rest may not import node:zlib",
  ],
  "package of the marketing client → package": [
    "packages/marketing-api/src/x.ts",
    'import "ky";',
    ":1 package of the marketing client may not import ky",
  ],
  "build of packages → adapter": [
    "packages/marketing-api/x.ts",
    'import "../../src/adapters/in-memory/pages.ts";',
    ":1 build of packages may not import adapters/in-memory (src/adapters/in-memory/pages.ts)",
  ],
  "marketing compat → package": [
    "scripts/marketing-compat/x.ts",
    'import "zod";',
    ":1 marketing compat may not import zod",
  ],
  "port → Node": ["src/ports/x.ts", 'import "node:stream";', ":1 ports may not import node:stream"],
  "application → adapter": [
    "src/application/x.ts",
    'import "../adapters/in-memory/pages.ts";',
    ":1 application may not import adapters/in-memory (src/adapters/in-memory/pages.ts)",
  ],
  "application → composition": [
    "src/application/x.ts",
    'import "../composition/main.ts";',
    ":1 application may not import composition (src/composition/main.ts)",
  ],
  "application → package": ["src/application/x.ts", 'import "zod";', ":1 application may not import zod"],
  "contract → package": [
    "src/adapters/http/contract/x.ts",
    'import "fastify";',
    ":1 adapters/http/contract may not import fastify",
  ],
  "contract → its adapter": [
    "src/adapters/http/contract/x.ts",
    'import "../server.ts";',
    ":1 adapters/http/contract may not import adapters/http (src/adapters/http/server.ts)",
  ],
  "sign-up store → package": [
    "src/adapters/sign-up-store/x.ts",
    'import "pino";',
    ":1 adapters/sign-up-store may not import pino",
  ],
  "alert ledger → package": [
    "src/adapters/alert-ledger/x.ts",
    'import "pino";',
    ":1 adapters/alert-ledger may not import pino",
  ],
  "audience → package": [
    "src/adapters/marketing-audience/x.ts",
    'import "zod";',
    ":1 adapters/marketing-audience may not import zod",
  ],
  "brand → site": [
    "brand/palette.ts",
    'import "../src/domain/page.ts";',
    ":1 brand may not import domain (src/domain/page.ts)",
  ],
  "brand files → product": [
    "scripts/brand/x.ts",
    'import "../../src/application/load-page.ts";',
    ":1 brand files may not import application (src/application/load-page.ts)",
  ],
  "content types → product": [
    "scripts/content-types/x.ts",
    'import "../../src/application/load-page.ts";',
    ":1 content types may not import application (src/application/load-page.ts)",
  ],
  "check of the models → product": [
    "checks/models/x.ts",
    'import "../../src/domain/page.ts";',
    ":1 checks/models may not import domain (src/domain/page.ts)",
  ],
  "languages → product": [
    "scripts/texts/x.ts",
    'import "../../src/domain/page.ts";',
    ":1 languages may not import domain (src/domain/page.ts)",
  ],
  "adoption → product": [
    "scripts/adopt/x.ts",
    'import "../../src/domain/page.ts";',
    ":1 scripts/adopt may not import domain (src/domain/page.ts)",
  ],
  "check of the brand → product": [
    "checks/brand/x.ts",
    'import "../../src/domain/page.ts";',
    ":1 checks/brand may not import domain (src/domain/page.ts)",
  ],
  "font → package": [
    "src/adapters/http/social-images/font/x.ts",
    'import "sharp";',
    ":1 font may not import sharp",
  ],
  "social images → package": [
    "src/adapters/http/social-images/x.ts",
    'import "zod";',
    ":1 adapters/http/social-images may not import zod",
  ],
  "adapter → adapter": [
    "src/adapters/http/x.ts",
    'import "../prismic/pages.ts";',
    ":1 adapters/http may not import adapters/prismic (src/adapters/prismic/pages.ts)",
  ],
  "driven adapter → application": [
    "src/adapters/esp-rest/x.ts",
    'import "../../application/load-page.ts";',
    ":1 adapters/esp-rest may not import application (src/application/load-page.ts)",
  ],
  "in-memory → driving adapter": [
    "src/adapters/in-memory/x.ts",
    'import "../http/server.ts";',
    ":1 adapters/in-memory may not import adapters/http (src/adapters/http/server.ts)",
  ],
  "redis → another adapter": [
    "src/adapters/redis/x.ts",
    'import "../prismic/pages.ts";',
    ":1 adapters/redis may not import adapters/prismic (src/adapters/prismic/pages.ts)",
  ],
  "rate limits of a process → Redis": [
    "src/adapters/rate-limits/x.ts",
    'import "../redis/counts.ts";',
    ":1 adapters/rate-limits may not import adapters/redis (src/adapters/redis/counts.ts)",
  ],
  "adapter → another's package": [
    "src/adapters/prismic/x.ts",
    'import "ioredis/built";',
    ":1 adapters/prismic may not import ioredis",
  ],
  "snapshot → the adapter it reads": [
    "src/adapters/content-snapshot/x.ts",
    'import "../prismic/pages.ts";',
    ":1 adapters/content-snapshot may not import adapters/prismic (src/adapters/prismic/pages.ts)",
  ],
  "search index → the content that it reads": [
    "src/adapters/search-index/x.ts",
    'import "../prismic/pages.ts";',
    ":1 adapters/search-index may not import adapters/prismic (src/adapters/prismic/pages.ts)",
  ],
  "adapter → container": [
    "src/adapters/http/x.ts",
    'import "tsyringe";',
    ":1 adapters/http may not import tsyringe",
  ],
  "composition → client": [
    "src/composition/x.ts",
    'import "../../client/entry.tsx";',
    ":1 composition may not import client (client/entry.tsx)",
  ],
  "composition → unlisted scoped package": [
    "src/composition/x.ts",
    'import "@prismicio/client/x";',
    ":1 composition may not import @prismicio/client",
  ],
  "metrics → domain": [
    "src/adapters/metrics/x.ts",
    'import "../../domain/page.ts";',
    ":1 adapters/metrics may not import domain (src/domain/page.ts)",
  ],
  "traces → domain": [
    "src/adapters/traces/x.ts",
    'import "../../domain/page.ts";',
    ":1 adapters/traces may not import domain (src/domain/page.ts)",
  ],
  "environment → composition": [
    "src/environment/x.ts",
    'import "../composition/main.ts";',
    ":1 environment may not import composition (src/composition/main.ts)",
  ],
  "configuration page → application": [
    "scripts/config-docs/x.ts",
    'import "../../src/application/load-page.ts";',
    ":1 configuration page may not import application (src/application/load-page.ts)",
  ],
  "marketing reference → composition": [
    "scripts/marketing-reference/x.ts",
    'import "../../src/composition/main.ts";',
    ":1 marketing reference may not import composition (src/composition/main.ts)",
  ],
  "client/style-sheet → application": [
    "client/style-sheet.ts",
    'import "../src/application/load-page.ts";',
    ":1 client/style-sheet may not import application (src/application/load-page.ts)",
  ],
  "client → application": [
    "client/x.tsx",
    'import "../src/application/load-page.ts";',
    ":1 client may not import application (src/application/load-page.ts)",
  ],
  "client → driving adapter": [
    "client/x.tsx",
    'import "../src/adapters/http/server.ts";',
    ":1 client may not import adapters/http (src/adapters/http/server.ts)",
  ],
  "client → driven adapter": [
    "client/api/x.ts",
    'import "../../src/adapters/esp-rest/api.ts";',
    ":1 client/api may not import adapters/esp-rest (src/adapters/esp-rest/api.ts)",
  ],
  "client → Node": ["client/x.ts", 'import "node:path";', ":1 client may not import node:path"],
  "client → requests outside its api": ["client/x.ts", 'import "ky";', ":1 client may not import ky"],
  "client → zod": ["client/api/x.ts", 'import "zod";', ":1 client/api may not import zod"],
  "sandbox → application": [
    "sandbox/x.ts",
    'import "../src/application/load-page.ts";',
    ":1 sandbox may not import application (src/application/load-page.ts)",
  ],
  "content maker → product": [
    "sample/make-files/x.ts",
    'import "../../src/domain/page.ts";',
    ":1 sample makers may not import domain (src/domain/page.ts)",
  ],
  "script → upload's package": [
    "scripts/x.ts",
    'import "@prismicio/client";',
    ":1 scripts may not import @prismicio/client",
  ],
  "check → product": [
    "checks/x.ts",
    'import "../src/domain/page.ts";',
    ":1 checks may not import domain (src/domain/page.ts)",
  ],
  "budgets → package": ["checks/budgets.ts", 'import "zod";', ":1 checks/budgets may not import zod"],
  "product → test": [
    "src/adapters/http/x.ts",
    'import "../../../tests/unit/page.test.ts";',
    ":1 adapters/http may not import tests (tests/unit/page.test.ts)",
  ],
  "benchmark → test": [
    "bench/x.ts",
    'import "../tests/unit/page.test.ts";',
    ":1 benchmarks may not import tests (tests/unit/page.test.ts)",
  ],
  "configuration → product": [
    "vitest.config.ts",
    'import "./src/domain/page.ts";',
    ":1 configuration may not import domain (src/domain/page.ts)",
  ],
  "adapter without a zone": [
    "src/adapters/new/x.ts",
    "",
    " does not belong to a zone of checks/imports/rules.ts",
  ],
  "file beside the layers": ["src/helpers.ts", "", " does not belong to a zone of checks/imports/rules.ts"],
  "script at the top": ["setup.mjs", "", " does not belong to a zone of checks/imports/rules.ts"],
  "missing file": ["src/domain/x.ts", 'import "./y.ts";', ":1 cannot resolve ./y.ts"],
  "missing extension": ["src/domain/x.ts", 'import "./page";', ":1 cannot resolve ./page"],
  folder: ["src/ports/x.ts", 'import "../domain";', ":1 cannot resolve ../domain"],
  "absolute path": ["client/x.ts", 'import "/src/domain/page.ts";', ":1 cannot resolve /src/domain/page.ts"],
  "file in no zone": [
    "src/domain/x.ts",
    'import "../../package-lock.json";',
    ":1 domain may not import package-lock.json, which is in no zone",
  ],
  "outside the project": ["src/domain/x.ts", 'import "../../../x.ts";', ":1 cannot resolve ../../../x.ts"],
  "upload → client": [
    "scripts/content-upload.ts",
    'import "../client/entry.tsx";',
    ":1 scripts/content-upload may not import client (client/entry.tsx)",
  ],
  "images → check": [
    "scripts/screenshots/x.ts",
    'import "../../checks/content.ts";',
    ":1 scripts/screenshots may not import checks (checks/content.ts)",
  ],
  "another zone's driver": [
    "scripts/soak/load.ts",
    'import "../../client/entry.tsx";',
    ":1 scripts/soak may not import client (client/entry.tsx)",
  ],
  "test configuration → product": [
    "tests/configuration/x.ts",
    'import "../../src/domain/page.ts";',
    ":1 test configuration may not import domain (src/domain/page.ts)",
  ],
  "test configuration → upload": [
    "tests/configuration/x.ts",
    'import "../../scripts/content-upload.ts";',
    ":1 test configuration may not import scripts/content-upload (scripts/content-upload.ts)",
  ],
  "test → benchmark": [
    "tests/unit/x.ts",
    'import "../../bench/router.ts";',
    ":1 tests may not import benchmarks (bench/router.ts)",
  ],
  circle: [
    "src/domain/x.ts",
    'import "./y.ts";',
    " is part of an import cycle: src/domain/x.ts → src/domain/y.ts → src/domain/x.ts",
  ],
  "circle of one": [
    "src/domain/x.ts",
    'import "./x.ts";',
    " is part of an import cycle: src/domain/x.ts → src/domain/x.ts",
  ],
  "not a module": ["src/domain/x.ts", "import {", " cannot be parsed: Expected `}` but found `EOF`"],
};

const additionalFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  circle: { "src/domain/y.ts": 'import type { X } from "./x.ts";' },
  "file in no zone": { "package-lock.json": "{}" },
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

  it("have a test case for every zone", () => {
    const seeded = Object.values(violations).map(([, , problem]) => problem);
    const zonesWithoutViolation = zones.filter(
      ({ name }) => !seeded.some((problem) => problem.startsWith(`:1 ${name} may not`)),
    );
    expect(zonesWithoutViolation).toEqual([]);
  });
});
