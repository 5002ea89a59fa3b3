import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf } from "../../scripts/command-line.ts";

const { values: options } = argumentsOf(
  `npm run package:marketing -- [--accept]

Compares the public API of the built package with api-report.txt, and fails if it has changed. --accept updates the report: the
change is then visible in review, and has to be in the changelog.`,
  { options: { accept: { type: "boolean", default: false } } },
);

const folder = import.meta.dirname;
const dist = join(folder, "dist");
const file = join(folder, "api-report.txt");

const declarations = globSync("**/*.d.cts", { cwd: dist })
  .map((path) => path.replaceAll("\\", "/"))
  .sort();
const report = [
  "Written by `npm run package:marketing -- --accept`.",
  ...declarations.filter(isEntry).map((path) => `\n## ${path}\n\n${textOf(path)}`),
  "\n## Referenced declarations\n",
  ...declarations.filter((path) => !isEntry(path)).map((path) => `${digestOf(path)} ${path}`),
  "",
].join("\n");

if (options.accept) writeFileSync(file, report);
const accepted = readFileSync(file, "utf8");
if (report === accepted) console.log("The public API has not changed.");
else {
  const before = accepted.split("\n");
  const now = report.split("\n");
  const removed = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const added = now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  console.log(`The public API has changed:\n${[...removed, ...added].join("\n")}`);
  console.log(
    "Describe the change in packages/marketing-api/CHANGELOG.md, and run npm run package:marketing -- --accept.",
  );
  process.exitCode = 1;
}

function isEntry(path: string): boolean {
  return !path.includes("/");
}

function textOf(path: string): string {
  const text = readFileSync(join(dist, path), "utf8");
  return text
    .replaceAll(/\/\*\*.*?\*\/\n?/gs, "")
    .replaceAll(/^\s*\n/gm, "")
    .trim();
}

function digestOf(path: string): string {
  return createHash("sha256").update(textOf(path)).digest("hex").slice(0, 12);
}
