/** `npm run adopt -- --name "…"`: converts this project to the site of another company. See `--help`. */
import { join } from "node:path";
import { adopt, overwritten } from "./adopt.ts";
import { askFor } from "./ask.ts";
import { HELP, readCommandLine, requireAll, UsageError } from "./command-line.ts";

try {
  const given = readCommandLine(process.argv.slice(2));
  if (given === "help") console.log(HELP);
  else {
    const terminal = { input: process.stdin, output: process.stdout };
    const answers = process.stdin.isTTY
      ? await askFor(given, overwritten(given), terminal)
      : requireAll(given);
    if (!process.stdin.isTTY) console.log(overwritten(given));
    await adopt(join(import.meta.dirname, "../.."), answers, console.log);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nSee --help.`);
  process.exitCode = 2;
}
