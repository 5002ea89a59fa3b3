import { spawnSync } from "node:child_process";
import { argumentsOf, positive, ROOT } from "../../scripts/command-line.ts";

const HELP = `npm run fuzz -- [--inputs N] [--seed N] [--only TEXT]

Tests every call of the site, and its pages of any content, with random and malformed inputs.

  --inputs  Number of inputs per target. Default: 10000.
  --seed    Repeats a run. Default: a new seed, which is printed.
  --only    Only targets whose name contains this text. Default: all.`;

const { values } = argumentsOf(HELP, {
  options: {
    inputs: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    only: { type: "string", default: "" },
  },
});
const inputs = positive("inputs", values.inputs);
const seed = positive("seed", values.seed);
console.log(`${inputs} inputs for each target, seed ${seed}`);

const program = ["node_modules/vitest/vitest.mjs", "run", "--config=vitest.deep.config.ts", "--project=fuzz"];
const escaped = values.only.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const pattern = `${escaped}|no error has been logged`;
const options = ["--reporter=verbose", "--hideSkippedTests", `--testNamePattern=${pattern}`];
const { status } = spawnSync(process.execPath, [...program, ...options], {
  cwd: ROOT,
  env: { ...process.env, FUZZ_INPUTS: String(inputs), FUZZ_SEED: String(seed) },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
