/**
 * `npm run audit`: asks the registry for known weaknesses of what the site runs on. Ends with 0 where there are none,
 * 1 where there are, 2 where the registry could not be asked. Options go to `npm audit`.
 */
import { spawnSync } from "node:child_process";

const options = process.argv.slice(2);
const { status, stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", ...options], {
  encoding: "utf8",
});
const refusal = /\b(?:audit|npm warn audit) (\d{3}) /.exec(stderr)?.[1];
const wasAsked = !stderr.includes("audit endpoint returned an error");

process.stdout.write(stdout);
if (wasAsked) {
  process.stderr.write(stderr);
  process.exitCode = status === 0 ? 0 : 1;
} else {
  const answer = refusal === undefined ? "does not answer" : `answers ${refusal}`;
  process.stderr.write(
    `Nothing was audited: the registry ${answer}. Name one that takes audits: npm run audit -- --registry https://registry.npmjs.org\n`,
  );
  process.exitCode = 2;
}
