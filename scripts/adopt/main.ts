/** `npm run adopt -- --name "…"`: converts this project to the site of another company. See `--help`. */
import { exitCodeOf, ROOT } from "../command-line.ts";
import { adopt, overwritten } from "./adopt.ts";
import { askFor } from "./ask.ts";
import { HELP, readCommandLine, requireAll } from "./command-line.ts";

process.exitCode = await exitCodeOf(async () => {
  const given = readCommandLine(process.argv.slice(2));
  if (given.help) return console.log(HELP);
  const { stdin: input, stdout: output } = process;
  const answers = input.isTTY
    ? await askFor(given, overwritten(given), { input, output })
    : requireAll(given);
  if (!input.isTTY) console.log(overwritten(given));
  await adopt(ROOT, answers);
});
