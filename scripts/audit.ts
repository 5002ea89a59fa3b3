import { spawnSync } from "node:child_process";
import { argumentsOf } from "./command-line.ts";

argumentsOf(
  `npm run audit -- [OPTION…]

Checks the production dependencies for known vulnerabilities with npm audit, which gets the options (--registry URL).
Exit status: 0 none found, 1 some found, 2 the registry did not respond.`,
  { strict: false },
);

const args = ["audit", "--omit=dev", ...process.argv.slice(2)];
const { status, stdout, stderr } = spawnSync("npm", args, { encoding: "utf8" });
const errorStatus = /\b(?:audit|npm warn audit) (\d{3}) /.exec(stderr)?.[1];
const hasResult = !stderr.includes("audit endpoint returned an error");

process.stdout.write(stdout);
if (hasResult) {
  process.stderr.write(stderr);
  process.exitCode = status === 0 ? 0 : 1;
} else {
  const problem = errorStatus === undefined ? "does not respond" : `responds with ${errorStatus}`;
  process.stderr.write(
    `Nothing was audited: the registry ${problem}. Select a registry that supports audits: npm run audit -- --registry URL\n`,
  );
  process.exitCode = 2;
}
