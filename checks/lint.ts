import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { argumentsOf } from "../scripts/command-line.ts";

const { positionals: paths } = argumentsOf(
  `npm run check -- lint
node checks/lint.ts [PATH…]

Lint and format, by Biome, of all files or of those at the paths; says of a file that is not formatted what mends it.`,
  { allowPositionals: true },
);

const options = ["--reporter=concise", "--error-on-warnings", "--max-diagnostics=none"];
const colours = process.stderr.isTTY ? "--colors=force" : "--colors=off";
const command = ["biome", "check", ...options, colours, ...paths].join(" ");
// By the shell, because Windows has no other way to start it. Its findings are on the standard error.
const biome = spawn(command, { shell: true, stdio: ["ignore", "inherit", "pipe"] });
const [findings, [code]] = await Promise.all([text(biome.stderr), once(biome, "close")]);
// Biome announces a difference, which this report does not have.
process.stderr.write(
  findings.replaceAll(
    "Formatter would have printed the following content:",
    "It is not formatted: npm run fix",
  ),
);
process.exitCode = code === 0 ? 0 : 1;
