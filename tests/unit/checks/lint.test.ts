import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { project, seededTree } from "./seeded-tree.ts";

const configurations = ["biome.json", "checks/biome-raised-rules.json"] as const;

const many = (line: string, count: number): string => Array.from({ length: count }, () => line).join("\n");
const branches = many("  if (x > 0) for (const y of [x]) if (y > 1) t += y;", 4);

/** For each rule chosen by the project: a file that breaks it. */
const violations: Readonly<Record<string, readonly [path: string, text: string]>> = {
  "complexity/noExcessiveCognitiveComplexity": [
    "src/a1.ts",
    `export function f(x: number) {\n  let t = 0;\n${branches}\n  return t;\n}`,
  ],
  "complexity/noExcessiveLinesPerFunction": [
    "src/a2.ts",
    `export function f(x: () => void) {\n${many("  x();", 71)}\n}`,
  ],
  "complexity/noRedundantDefaultExport": ["src/a3.ts", "export const a = 1;\nexport default a;"],
  "complexity/noUselessCatchBinding": [
    "src/a4.ts",
    "export const f = () => {\n  try {\n    return 1;\n  } catch (e) {\n    return 2;\n  }\n};",
  ],
  "complexity/noUselessStringConcat": ["src/a5.ts", 'export const a = "a" + "b";'],
  "complexity/useArrayFind": ["src/a6.ts", "export const f = (x: number[]) => x.filter((y) => y > 1)[0];"],
  "complexity/useMaxParams": [
    "src/a8.ts",
    "export const f = (a: 1, b: 1, c: 1, d: 1, e: 1, g: 1) => [a, b, c, d, e, g];",
  ],
  "complexity/useWhile": ["src/a9.ts", "export function f(x: () => boolean) {\n  for (; x(); ) x();\n}"],
  "correctness/noGlobalDirnameFilename": ["src/b1.ts", "export const a = __dirname;"],
  "correctness/noNestedComponentDefinitions": [
    "client/b2.tsx",
    "export function Outer() {\n  function Inner() {\n    return <p>x</p>;\n  }\n  return <Inner />;\n}",
  ],
  "correctness/noReactPropAssignments": [
    "client/b3.tsx",
    "export function A(props: { x: string }) {\n  props.x = 'a';\n  return <p>{props.x}</p>;\n}",
  ],
  "correctness/noRenderReturnValue": [
    "client/b4.tsx",
    'import ReactDOM from "react-dom";\nexport const a = ReactDOM.render(<p>x</p>, document.body);',
  ],
  "correctness/noChildrenProp": ["client/b11.tsx", 'export const A = () => <p children="x" />;'],
  "correctness/noVoidElementsWithChildren": ["client/b12.tsx", "export const A = () => <br>x</br>;"],
  "correctness/noUndeclaredVariables": ["src/b5.ts", "export const a = absent;"],
  "correctness/noUnusedInstantiation": ["src/b6.ts", "new Map();\nexport const a = 1;"],
  "correctness/useExhaustiveDependencies": [
    "client/b7.tsx",
    'import { useEffect } from "react";\nexport function useA(x: string) {\n  useEffect(() => {\n    document.title = x;\n  }, []);\n}',
  ],
  "correctness/useHookAtTopLevel": [
    "client/b8.tsx",
    'import { useState } from "react";\nexport function useA(x: boolean) {\n  if (x) useState(1);\n}',
  ],
  "correctness/useJsonImportAttributes": ["src/b9.ts", 'import x from "./x.json";\nexport const a = x;'],
  "correctness/useJsxKeyInIterable": ["client/b10.tsx", "export const A = () => [1].map((x) => <p>{x}</p>);"],
  "nursery/noFloatingPromises": [
    "src/c1.ts",
    "async function f() {\n  return await Promise.resolve(1);\n}\nexport function g() {\n  f();\n}",
  ],
  "nursery/noMisusedPromises": [
    "src/c2.ts",
    "async function f() {\n  return await Promise.resolve(true);\n}\nexport const g = () => {\n  if (f()) return 1;\n  return 2;\n};",
  ],
  "nursery/useExhaustiveSwitchCases": [
    "src/c3.ts",
    'type T = "a" | "b";\nexport function f(x: T) {\n  switch (x) {\n    case "a":\n      return 1;\n  }\n  return 2;\n}',
  ],
  "performance/noBarrelFile": ["src/d1.ts", 'export { a } from "./a1.ts";'],
  "performance/noReExportAll": ["src/d2.ts", 'export * from "./a1.ts";'],
  "security/noDangerouslySetInnerHtml": [
    "client/d3.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
  ],
  "security/noDangerouslySetInnerHtmlWithChildren": [
    "client/d4.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }}>x</p>;',
  ],
  "style/noCommonJs": ["src/e1.ts", 'export const a = require("x");'],
  "style/noDefaultExport": ["src/e2.ts", "export default 1;"],
  "style/noDoneCallback": [
    "tests/e3.test.ts",
    'import { beforeEach } from "vitest";\nbeforeEach((done) => {\n  done();\n});',
  ],
  "style/noEnum": ["src/e4.ts", "export enum E {\n  a = 1,\n}"],
  "style/noInferrableTypes": ["src/e5.ts", "export const f = (a: number = 1) => a;"],
  "style/noNamespace": ["src/e6.ts", "export namespace N {\n  export const a = 1;\n}"],
  "style/noNestedTernary": ["src/e7.ts", "export const f = (x: number) => (x > 1 ? 1 : x > 0 ? 2 : 3);"],
  "style/noParameterAssign": ["src/e8.ts", "export function f(x: number) {\n  x = 1;\n  return x;\n}"],
  "style/noParameterProperties": ["src/e9.ts", "export class C {\n  constructor(readonly x: number) {}\n}"],
  "style/noSubstr": ["src/e10.ts", 'export const a = "abc".substr(1);'],
  "style/noUnusedTemplateLiteral": ["src/e11.ts", "export const a = `abc`;"],
  "style/noUselessElse": [
    "src/e12.ts",
    "export function f(x: number) {\n  if (x > 0) {\n    return 1;\n  } else {\n    return 2;\n  }\n}",
  ],
  "style/noYodaExpression": ["src/e13.ts", "export const f = (x: number) => 1 === x;"],
  "style/useAsConstAssertion": ["src/e14.ts", 'export const a = "a" as "a";'],
  "style/useAtIndex": ["src/e15.ts", "export const f = (x: number[]) => x[x.length - 1];"],
  "style/useCollapsedElseIf": [
    "src/e16.ts",
    "export function f(x: number, y: () => void) {\n  if (x > 0) {\n    y();\n  } else {\n    if (x < -1) {\n      y();\n    }\n  }\n}",
  ],
  "style/useCollapsedIf": [
    "src/e17.ts",
    "export function f(x: number, y: () => void) {\n  if (x > 0) {\n    if (x < 9) {\n      y();\n    }\n  }\n}",
  ],
  "style/useConsistentArrayType": ["src/e18.ts", "export type A = Array<string>;"],
  "style/useConsistentBuiltinInstantiation": ["src/e19.ts", "export const a = Array(3);"],
  "style/useConsistentTypeDefinitions": ["src/e20.ts", "export type A = { readonly a: string };"],
  "style/useDefaultParameterLast": ["src/e21.ts", "export const f = (a = 1, b: number) => a + b;"],
  "style/useErrorCause": [
    "src/e22.ts",
    'export function f(x: () => void) {\n  try {\n    x();\n  } catch (error) {\n    throw new Error("no");\n  }\n}',
  ],
  "style/useFilenamingConvention": ["client/NotKebab.tsx", "export const a = 1;"],
  "style/useForOf": [
    "src/e23.ts",
    "export function f(x: number[], y: (z: unknown) => void) {\n  for (let i = 0; i < x.length; i++) {\n    y(x[i]);\n  }\n}",
  ],
  "style/useNumberNamespace": ["src/e24.ts", 'export const a = parseInt("1", 10);'],
  "style/useReadonlyClassProperties": [
    "src/e25.ts",
    "export class C {\n  #a = 1;\n  a() {\n    return this.#a;\n  }\n}",
  ],
  "style/useSelfClosingElements": ["client/e26.tsx", "export const A = () => <div></div>;"],
  "style/useSingleVarDeclarator": ["src/e27.ts", "const a = 1,\n  b = 2;\nexport const c = a + b;"],
  "style/useThrowNewError": ["src/e28.ts", 'export const f = () => {\n  throw Error("no");\n};'],
  "style/useThrowOnlyError": ["src/e29.ts", 'export const f = () => {\n  throw "no";\n};'],
  "style/useTrimStartEnd": ["src/e30.ts", 'export const a = "a ".trimRight();'],
  "suspicious/noAlert": ["client/f1.ts", 'export const f = () => alert("x");'],
  "suspicious/noConsole": ["src/f2.ts", 'export const f = () => console.log("x");'],
  "suspicious/noConstantBinaryExpressions": ["src/f3.ts", "export const f = (x: number) => (x + 1) ?? 2;"],
  "suspicious/noDuplicateTestHooks": [
    "tests/f4.test.ts",
    'describe("x", () => {\n  beforeEach(() => f());\n  beforeEach(() => f());\n});',
  ],
  "suspicious/noEmptyBlockStatements": [
    "src/f5.ts",
    "export function f(x: () => void) {\n  try {\n    x();\n  } catch {}\n}",
  ],
  "suspicious/noEvolvingTypes": ["src/f6.ts", "let a;\na = 1;\nexport const b = a;"],
  "suspicious/noExportsInTest": ["tests/f7.test.ts", 'describe("x", () => {});\nexport const a = 1;'],
  "suspicious/noFocusedTests": ["tests/f8.test.ts", 'it.only("x", () => f());'],
  "suspicious/noReactForwardRef": [
    "client/f18.tsx",
    'import { forwardRef } from "react";\nexport const A = forwardRef(() => <p />);',
  ],
  "suspicious/noShadow": [
    "src/f11.ts",
    "const a = 1;\nexport const f = () => {\n  const a = 2;\n  return a;\n};\nexport const b = a;",
  ],
  "suspicious/noSkippedTests": ["tests/f12.test.ts", 'it.skip("x", () => f());'],
  "suspicious/noUnassignedVariables": ["src/f13.ts", "let a: number | undefined;\nexport const f = () => a;"],
  "suspicious/useErrorMessage": ["src/f15.ts", "export const f = () => {\n  throw new Error();\n};"],
  "suspicious/useGuardForIn": [
    "src/f16.ts",
    "export function f(x: object, y: (z: string) => void) {\n  for (const k in x) y(k);\n}",
  ],
  "suspicious/useNumberToFixedDigitsArgument": ["src/f17.ts", "export const a = (1).toFixed();"],
};

/** A few of the rules that Biome itself recommends at less than an error, or the project counts on by name. */
const recommended: Readonly<Record<string, readonly [path: string, text: string]>> = {
  "style/noNonNullAssertion": ["src/g1.ts", "export const f = (x?: string) => x!.length;"],
  "style/useImportType": ["src/g2.ts", 'import { X } from "./x.ts";\nexport const a = (x: X) => [x];'],
  "style/useNodejsImportProtocol": ["src/g3.ts", 'import { join } from "path";\nexport const a = join;'],
  "style/useTemplate": ["src/g4.ts", 'export const f = (x: string) => "a" + x + "b";'],
  "suspicious/noExplicitAny": ["src/g5.ts", "export const a = (x: any) => [x];"],
  "suspicious/noTsIgnore": ["src/g6.ts", "// @ts-ignore\nexport const a = 1;"],
  "correctness/noUnusedImports": ["src/g7.ts", 'import { x } from "./x.ts";\nexport const a = 1;'],
  "correctness/noUnusedVariables": ["src/g8.ts", "const a = 1;\nexport const b = 2;"],
  "complexity/noUselessFragments": ["client/g9.tsx", "export const A = () => <div><><p>x</p></></div>;"],
  "a11y/useAltText": ["client/g10.tsx", 'export const A = () => <img src="/x.webp" />;'],
  "a11y/useButtonType": ["client/g11.tsx", "export const A = () => <button>x</button>;"],
  "a11y/useKeyWithClickEvents": [
    "client/g12.tsx",
    "export const A = () => <div onClick={() => f()}>x</div>;",
  ],
  "complexity/noImportantStyles": ["client/g14.css", "a {\n  color: red !important;\n}"],
};

/** Where a rule is off for a reason, and a file as the project wants it. */
const clean = {
  "vite.config.ts": "export default {};\n",
  "scripts/say.ts": 'console.log("Said.");\n',
  "checks/say.ts": 'console.log("Said.");\n',
  "dist/built.ts": "var a: any = 1\n",
};

interface Diagnostic {
  readonly category: string;
  readonly severity: string;
  readonly location: { readonly path: string };
}

function lint(files: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const root = seededTree({
    ...Object.fromEntries(configurations.map((path) => [path, readFileSync(join(project, path), "utf8")])),
    ...files,
  });
  const biome = join(project, "node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["check", "--reporter=json", "--max-diagnostics=none"], {
    cwd: root,
    encoding: "utf8",
  });
  return JSON.parse(stdout).diagnostics;
}

it("refuses a violation of each rule as an error, and leaves clean files alone", () => {
  const seeds = { ...violations, ...recommended };
  const diagnostics = lint({ ...clean, ...Object.fromEntries(Object.values(seeds)) });
  const found = new Set(
    diagnostics.map(({ category, severity, location }) => `${severity} ${category} ${location.path}`),
  );
  const missed = Object.entries(seeds).filter(([rule, [path]]) => !found.has(`error lint/${rule} ${path}`));
  expect(missed.map(([rule]) => rule)).toEqual([]);
  expect([...found].filter((finding) => !finding.startsWith("error"))).toEqual([]);
  expect(diagnostics.filter(({ location }) => location.path in clean)).toEqual([]);
});

it("refuses text that is not formatted", () => {
  const found = lint({ "src/a.ts": "export const a = 'x'\n" });
  expect(found.map(({ category, severity }) => `${severity} ${category}`)).toEqual(["error format"]);
});

it("has a seeded violation for each rule of the configuration", () => {
  const { rules } = JSON.parse(readFileSync(join(project, "biome.json"), "utf8")).linter;
  const chosen = Object.entries<object>(rules).flatMap(([group, settings]) =>
    typeof settings === "string"
      ? []
      : Object.entries(settings).flatMap(([rule, level]) => (level === "off" ? [] : [`${group}/${rule}`])),
  );
  expect(chosen.filter((rule) => !(rule in violations))).toEqual([]);
});

it("knows no level between error and off", () => {
  const levels = configurations.map((path) => readFileSync(join(project, path), "utf8")).join();
  expect(levels).not.toMatch(/"(warn|info|on)"/);
});
