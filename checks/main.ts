/**
 * `npm run check`: runs all checks of the project, even if some fail. With names as arguments, only those.
 */
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { type Check, runAll } from "./runner/run-all.ts";

const root = join(import.meta.dirname, "..");
process.chdir(root);
process.env.PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

const own = (name: string): Check => ({ name, command: [process.execPath, `checks/${name}.ts`] });

const checks: readonly Check[] = [
  { name: "types", command: ["tsc", "-b", "--pretty", "false"] },
  {
    name: "lint",
    command: ["biome", "check", "--reporter=concise", "--error-on-warnings", "--max-diagnostics=none"],
  },
  { name: "unused", command: ["knip", "--no-progress", "--reporter", "compact"] },
  own("imports"),
  own("theme"),
  own("brand"),
  own("served"),
  own("lock-file"),
  own("runtime"),
  own("documentation"),
  own("words"),
  own("content"),
  own("models"),
  own("reference"),
  own("configuration"),
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => checks.every((check) => check.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(", ")}; there are ${checks.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

const selected = checks.filter(({ name }) => names.length === 0 || names.includes(name));
const outcomes = await runAll(
  selected,
  Math.min(2, availableParallelism()),
  ({ name, passed, output, seconds }) => {
    if (!passed) console.log(`${output}\n`);
    console.log(`${passed ? "passed" : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  },
);
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
