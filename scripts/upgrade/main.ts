/** `npm run upgrade -- VERSION`: merges a version into the project of a company. See `--help`. */
import { exitCodeOf, parsed, ROOT, UsageError } from "../command-line.ts";
import { summaryOf } from "./summary.ts";
import { upgrade } from "./upgrade.ts";

const HELP = `Merges a version of this project into that of your company, and resolves the conflicts that follow from its adoption:
what you have deleted stays deleted (sample/, a capability), your brand stays yours, and what commands write is written again.
Nothing is committed.

  npm run upgrade -- VERSION   a tag, a branch or a commit, which git has fetched: upstream/main
  npm run upgrade              goes on with a merge that has begun

  --help

Exit status: 0 no conflict is left, 1 some are, or it could not begin, 2 invalid arguments.
`;

const AFTER = `
Then:
  npm ci && npm run check -- types   names what brand/ and your code lack: CHANGELOG.md says what it is
  npm run brand && npm run content:types && npm run config:docs && npm run nginx:parameters
  npm run fix && npm run check && npm test
  git commit

docs/upgrading.md says what to look at. To have everything as it was: git merge --abort`;

const status = await exitCodeOf(() => {
  const { positionals, values } = parsed({ allowPositionals: true, options: { help: { type: "boolean" } } });
  if (values.help) return console.log(HELP);
  if (positionals.length > 1) throw new UsageError("One version at a time");
  const done = upgrade(ROOT, positionals[0]);
  if (!done) return console.log("The project has this version already.");
  console.log(`${summaryOf(done)}${AFTER}`);
  if (done.left.length > 0) process.exitCode = 1;
});
if (status !== 0) process.exitCode = status;
