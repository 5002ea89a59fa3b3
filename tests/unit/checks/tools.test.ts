import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { project, seededTree } from "./seeded-tree.ts";

// One violation per tool shows that the project's configuration is in effect; the rules themselves are not tested.

const inProject = (...paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(project, path))]));

const PLUGINS = globSync("checks/*.grit", { cwd: project });

function outputOf(root: string, tool: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync(join(project, "node_modules/.bin", tool), args, {
    cwd: root,
    encoding: "utf8",
  });
  return stdout;
}

it("the linter reports recommended rules, configured rules and wrong formatting as errors", () => {
  const root = seededTree({
    ...inProject("biome.json", "checks/biome-raised-rules.json"),
    ...inProject(...PLUGINS),
    "src/recommended.ts": "export const f = (x?: string) => x!.length;\n",
    "src/chosen.ts": "export default 1;\n",
    "src/format.ts": "export const a = 'x'\n",
    "client/text.tsx": "export const A = () => (\n  <p>\n    <br />\n    Close\n  </p>\n);\n",
    "client/name.tsx": 'export const A = () => <nav aria-label="Close" />;\n',
    "client/server/sections/state.tsx":
      'import { useState } from "react";\nexport const A = () => useState("b");\n',
    "client/server/sections/press.tsx": "export const A = (b: () => void) => <br onFocus={b} />;\n",
    "client/server/sections/import.tsx": 'import "../../shell/shell.tsx";\n',
    // Files for which rules are switched off.
    "vite.config.ts": "export default {};\n",
    "dist/built.ts": "var a: any = 1\n",
  });
  const output = outputOf(root, "biome", "check", "--reporter=json", "--max-diagnostics=none");
  const diagnostics: readonly Diagnostic[] = JSON.parse(output).diagnostics;
  expect(
    diagnostics.map(({ severity, category, location }) => `${severity} ${category} ${location.path}`).sort(),
  ).toEqual([
    "error format src/format.ts",
    "error lint/style/noDefaultExport src/chosen.ts",
    "error lint/style/noNonNullAssertion src/recommended.ts",
    "error lint/style/noRestrictedImports client/server/sections/import.tsx",
    "error plugin client/name.tsx",
    "error plugin client/server/sections/press.tsx",
    "error plugin client/server/sections/state.tsx",
    "error plugin client/text.tsx",
  ]);
  const texts = diagnostics.filter(({ location }) => /\/(?:text|name)\.tsx$/.test(location.path));
  for (const { message } of texts) expect(message).toContain("brand/texts/en and brand/texts/de");
});

interface Diagnostic {
  readonly category: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** Source text of an interpolation in a template. */
const HOLE = ["$", "{token}"].join("");

/** Lines with a value that must be a token; the others are correct. */
const STRAY_STYLES = [
  'style({ color: "#0a4d34" });',
  'style({ backgroundColor: "rgb(6 40 28 / 0.5)" });',
  'style({ borderTop: "1px solid red" });',
  'style({ padding: "1.5rem" });',
  "style({ width: 24 });",
  'style({ width: "50vw" });',
  `style({ padding: \`${HOLE} 12px\` });`,
  'globalStyle("h1", { ":hover": { top: "2px" } });',
  'style({ top: open ? "3rem" : 0 });',
  'style({ transitionDuration: "0.3s" });',
  'style({ transitionTimingFunction: "cubic-bezier(0, 0, 1, 1)" });',
  `style({ transition: \`color ${HOLE} ease-out\` });`,
  'style({ "@media": { "screen and (min-width: 800px)": { top: 0 } } });',
  `style({ "@media": { [\`(width >= ${HOLE}px)\`]: { top: 0 } } });`,
  'style({ "@container": { "(min-width: 20rem)": { top: 0 } } });',
];
const CORRECT_STYLES = [
  `style({ padding: \`${HOLE} 0\`, border: \`1px solid ${HOLE}\`, transition: \`color ${HOLE} allow-discrete\` });`,
  'style({ gap: "0.5em", width: "min(100%, 34ch)", minHeight: "94svh", outlineOffset: "-1px", rotate: "45deg" });',
  'style({ gridTemplateColumns: "3fr minmax(0, 9fr)", gridColumn: 3, lineHeight: 1.25, fontWeight: 500, zIndex: -1 });',
  'style({ background: "linear-gradient(currentColor, transparent 55%)", whiteSpace: "nowrap", top: 1 });',
  'style({ "@media": { print: { display: "none" }, [above.tablet]: { width: 0 } } });',
  `style({ "@container": { [\`(min-width: ${HOLE})\`]: { display: "flex" } } });`,
  `style({ selectors: { '[href="#fade"] > &': { color: theme.color.green } } });`,
];
const STRAY_MARKUP = [
  '<path fill="#b8e34b" />;',
  '<path fill={open ? "none" : "lime"} />;',
  "<p style={{ marginTop: 8 }} />;",
  '<img sizes="(min-width: 800px) 50vw, 100vw" />;',
  'matchMedia("(width >= 800px)");',
];
const CORRECT_MARKUP = [
  '<a href="#face" style={{ color: "inherit" }}>{"Red, in 30s or 3rem of white."}</a>;',
  '<svg fill="none" stroke="currentColor" strokeWidth="1.6" viewBox="0 0 24 24"><path d="M3 9.5 21 9" /></svg>;',
  '<ContentImage sizes={desktopElse("54vw", "92vw")} width={1200} />;',
];

it("the linter reports colours, lengths, durations and breakpoints that are no tokens of the theme", () => {
  const root = seededTree({
    ...inProject("biome.json", "checks/biome-raised-rules.json"),
    ...inProject(...PLUGINS),
    "client/sections/x.css.ts": [...STRAY_STYLES, ...CORRECT_STYLES].join("\n"),
    "client/sections/x.tsx": [...STRAY_MARKUP, ...CORRECT_MARKUP].join("\n"),
    "client/styles/tokens.ts": 'export const forest = "#06281c";\n',
  });
  const output = outputOf(
    root,
    "biome",
    "lint",
    "--only=plugin",
    "--reporter=json",
    "--max-diagnostics=none",
  );
  const diagnostics: readonly Diagnostic[] = JSON.parse(output).diagnostics;
  const lines = (path: string, stray: readonly string[]) =>
    stray.map((_, index) => `client/sections/${path}:${index + 1}`);
  expect(diagnostics.map(({ location }) => `${location.path}:${location.start.line}`).sort(inOrder)).toEqual([
    ...lines("x.css.ts", STRAY_STYLES),
    ...lines("x.tsx", STRAY_MARKUP),
  ]);
});

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

it("the compiler is strict, and knows the globals of each environment", { timeout: 30_000 }, () => {
  const root = seededTree({
    ...inProject("package.json", "tsconfig.json", "tsconfig.base.json", "tsconfig.server.json"),
    ...inProject("client/tsconfig.json", "tests/browser/tsconfig.json"),
    "src/strict.ts": 'export const a: string = ["a"][0];\n',
    "src/no-page.ts": "export const a = document;\n",
    "client/no-node.ts": "export const a = process;\n",
    "tests/browser/both.ts": "export const a: string = document.title.length + process.pid;\n",
  });
  const output = outputOf(root, "tsc", "-b", "--pretty", "false").matchAll(
    /^(.+)\(1,\d+\): error (TS\d+):/gm,
  );
  expect([...new Set([...output].map(([, path, code]) => `${path} ${code}`))].sort()).toEqual([
    "client/no-node.ts TS2591",
    "src/no-page.ts TS2584",
    "src/strict.ts TS2322",
    "tests/browser/both.ts TS2322",
  ]);
});

it("the search for unused code starts at the entry points", {
  timeout: 30_000,
}, () => {
  const manifest = {
    name: "seeded",
    type: "module",
    scripts: { serve: "node src/composition/main.ts" },
    dependencies: { fastify: "5.12.8", ky: "2.1.0" },
  };
  const root = seededTree({
    ...inProject("knip.json"),
    "package.json": JSON.stringify(manifest),
    "src/composition/main.ts": 'import "fastify";\nimport { used } from "../domain/used.ts";\nused();\n',
    "src/domain/used.ts": "export const used = () => 1;\nexport const spare = 1;\n",
    "client/unused.tsx": "export {};\n",
    "scripts/reference.ts": 'import "zod";\n',
  });
  const output = outputOf(root, "knip", "--no-progress", "--no-config-hints").replace(/\s+/g, " ");
  expect(output.match(/Un\w+ [\w ]+ \(\d+\) \S+/g)).toEqual([
    "Unused files (1) client/unused.tsx",
    "Unused dependencies (1) ky",
    "Unlisted dependencies (1) zod",
    "Unused exports (1) spare",
  ]);
});

it(".editorconfig agrees with the formatter", () => {
  const config = readFileSync(join(project, ".editorconfig"), "utf8");
  const [, everywhere = ""] = /^\[\*\]\n(.*?)\n\n/ms.exec(config) ?? [];
  const { formatter } = JSON.parse(readFileSync(join(project, "biome.json"), "utf8"));
  expect(Object.fromEntries(everywhere.split("\n").map((line) => line.split(" = ")))).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    end_of_line: formatter.lineEnding,
    max_line_length: String(formatter.lineWidth),
  });
});
