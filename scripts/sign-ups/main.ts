import { BrokenStateError } from "../../sandbox/marketing/state-file.ts";
import { HELP, readCommandLine, type SignUpsRequest, UsageError } from "./command-line.ts";
import { NothingThere, readSignUps, signUpLines, signUpsAsCsv } from "./sign-ups.ts";

// Who reads only the beginning, as `head` does, closes the pipe.
process.stdout.on("error", () => process.exit());
try {
  process.stdout.write(await answerTo(readCommandLine(process.argv.slice(2))));
} catch (failure) {
  const usage = failure instanceof UsageError;
  const expected = usage || failure instanceof NothingThere || failure instanceof BrokenStateError;
  console.error(expected ? failure.message : failure);
  if (usage) console.error("See --help.");
  process.exitCode = usage ? 2 : 1;
}

async function answerTo(request: SignUpsRequest): Promise<string> {
  if (request.command === "help") return HELP;
  const signUps = await readSignUps(process.env.DATA_DIR || "data", request.list);
  if (request.command === "list") return signUpLines(signUps);
  return request.format === "csv" ? signUpsAsCsv(signUps) : `${JSON.stringify(signUps, null, 2)}\n`;
}
