import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { project, seededTree } from "./seeded-tree.ts";

const configurations = [
  "tsconfig.json",
  "tsconfig.base.json",
  "tsconfig.server.json",
  "client/tsconfig.json",
  "tests/browser/tsconfig.json",
];

/** For each option or border between environments: the first line of a file breaks it, and the compiler must say so there. */
const violations: Readonly<Record<string, readonly [path: string, code: string, text: string]>> = {
  strict: ["src/a.ts", "TS2322", "export const a: string = null;"],
  noImplicitAny: ["src/b.ts", "TS7006", "export const b = (x) => x;"],
  exactOptionalPropertyTypes: ["src/c.ts", "TS2375", "export const c: { x?: string } = { x: undefined };"],
  noUncheckedIndexedAccess: ["src/d.ts", "TS2322", 'export const d: string = ["a"][0];'],
  verbatimModuleSyntax: ["src/f.ts", "TS1484", 'import { X } from "./shared.ts"; export const f: X = 1;'],
  isolatedModules: ["src/g.ts", "TS1205", 'export { X } from "./shared.ts";'],
  erasableSyntaxOnly: ["src/h.ts", "TS1294", "export enum H { a }"],
  "erasableSyntaxOnly, parameter properties": [
    "src/i.ts",
    "TS1294",
    "export class I { constructor(readonly x: number) {} }",
  ],
  noUnusedLocals: ["src/j.ts", "TS6133", "const j = 1;"],
  noUnusedParameters: ["src/k.ts", "TS6133", "export const k = (x: number) => 1;"],
  noImplicitOverride: ["src/l.ts", "TS4114", "export class L extends Error { name = ''; }"],
  noImplicitReturns: ["src/m.ts", "TS7030", "export const m = (x: number) => { if (x > 0) return x; };"],
  noFallthroughCasesInSwitch: [
    "src/n.ts",
    "TS7029",
    "export const n = (x: number) => { switch (x) { case 1: x++; default: x--; } };",
  ],
  allowUnreachableCode: ["src/o.ts", "TS7027", "export const o = () => { throw new Error(); o(); };"],
  noUncheckedSideEffectImports: ["src/p.ts", "TS2882", 'import "./absent.ts";'],
  "imports carry their extension": ["src/q.ts", "TS2835", 'export * from "./shared";'],
  "no DOM on the server": ["src/r.ts", "TS2584", "export const r = document;"],
  "no DOM in a unit test": ["tests/unit/s.ts", "TS2304", "export const s = window;"],
  "every server folder: sandbox": ["sandbox/t.ts", "TS2322", 'export const t: number = "";'],
  "every server folder: scripts": ["scripts/t.ts", "TS2322", 'export const t: number = "";'],
  "every server folder: checks": ["checks/t.ts", "TS2322", 'export const t: number = "";'],
  "every server folder: content makers": [
    "content/make-files/t.ts",
    "TS2322",
    'export const t: number = "";',
  ],
  "every server folder: benchmarks": ["bench/t.ts", "TS2322", 'export const t: number = "";'],
  "every server folder: configuration": ["vite.config.ts", "TS2322", 'export const t: number = "";'],
  "no Node in the client": ["client/u.tsx", "TS2591", "export const u = process;"],
  "no Node modules in the client": ["client/v.ts", "TS2882", 'import "node:fs";'],
  "elements are typed in the client": ["client/w.tsx", "TS2322", "export const w = <a href={1}>x</a>;"],
  "elements are typed in the client's tests": [
    "tests/unit/client/x.tsx",
    "TS2322",
    "export const x = <a href={1}>{process.title}</a>;",
  ],
  "strict in the browser's tests": [
    "tests/browser/y.ts",
    "TS2322",
    "export const y: string = document.title.length + process.pid;",
  ],
};

/** What each environment has must be there: these files have no fault. */
const clean = {
  "src/shared.ts": "export type X = number;\n",
  "src/clean.ts": 'import { readFile } from "node:fs/promises";\nexport const read = readFile;\n',
  "client/clean.tsx": "export const root = document.body;\nexport const mode = import.meta.env.DEV;\n",
  "tests/browser/clean.ts": "export const both = [document.body, process.pid];\n",
  "tests/unit/client/clean.test.tsx": 'import { root } from "../../../client/clean.tsx";\nexport { root };\n',
};

it("refuses every violation of a compiler option, and nothing else", { timeout: 30_000 }, () => {
  const root = seededTree({
    "package.json": readFileSync(join(project, "package.json")),
    ...Object.fromEntries(configurations.map((path) => [path, readFileSync(join(project, path))])),
    ...clean,
    ...Object.fromEntries(Object.values(violations).map(([path, , text]) => [path, `${text}\n`])),
  });
  const { stdout } = spawnSync(join(project, "node_modules/.bin/tsc"), ["-b", "--pretty", "false"], {
    cwd: root,
    encoding: "utf8",
  });
  const found = [...stdout.matchAll(/^(.+)\(1,\d+\): error (TS\d+):/gm)].map(
    ([, path, code]) => `${path} ${code}`,
  );
  const expected = Object.values(violations).map(([path, code]) => `${path} ${code}`);
  expect([...new Set(found)].sort()).toEqual(expected.sort());
  expect(stdout).not.toContain("clean");
});
