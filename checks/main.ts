import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { argumentsOf } from "../scripts/command-line.ts";

const root = join(import.meta.dirname, "..");
process.chdir(root);
process.env.PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

const tools = {
  // Writes what the others read.
  generated: "node scripts/marketing-signatures.ts",
  types: "tsc -b --pretty false",
  lint: "node checks/lint.ts",
  unused: "knip --no-progress --reporter compact",
};
const own = {
  imports: "node checks/imports/checker.ts",
  expressions: "node checks/expressions.ts",
  comments: "node checks/comments.ts",
  brand: "node checks/brand/checker.ts",
  documentation: "node checks/documentation.ts",
  commands: "node checks/commands.ts",
  models: "node checks/models/checker.ts",
  counts: "node checks/operation-counts.ts",
};
const checks = new Map(Object.entries({ ...tools, ...own }));

const { positionals: names } = argumentsOf(
  `npm run check -- [NAME…]

Runs all checks of the project, even if some fail; with names, only those: ${[...checks.keys()].join(", ")}.`,
  { allowPositionals: true },
);
const unknown = names.filter((name) => !checks.has(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}; there are ${[...checks.keys()].join(", ")}.`);
  process.exit(2);
}

// By the shell, because Windows has no other way to start the tools' scripts.
const failed = [...checks].filter(([name, command]) => {
  if (names.length > 0 && name !== "generated" && !names.includes(name)) return false;
  console.log(`\n${name}: ${command}`);
  return spawnSync(command, { shell: true, stdio: "inherit" }).status !== 0;
});
console.log(
  `\n${failed.length === 0 ? "All checks passed." : `Failed: ${failed.map(([name]) => name).join(", ")}.`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
