/** `npm run sign-ups -- list`: shows the stored sign-ups. See `--help`. */
import { HELP, readCommandLine, type SignUpsRequest, UsageError } from "./command-line.ts";
import { NoSignUpsError, signUpLines, signUpsAsCsv, signUpsIn } from "./sign-ups.ts";

/** The environment of a run. */
interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Receives the output. */
  readonly write: (text: string) => void;
  /** Called with an error: a text for the user, or a bug. */
  readonly complain: (failure: unknown) => void;
}

/** Runs the command; returns its exit code. */
export function run(args: readonly string[], { environment, write, complain }: CommandContext): number {
  try {
    write(answerTo(readCommandLine(args), environment.DATA_DIR || "data"));
    return 0;
  } catch (failure) {
    const usage = failure instanceof UsageError;
    const expected = usage || failure instanceof NoSignUpsError;
    complain(expected ? failure.message : failure);
    if (usage) complain("See --help.");
    return usage ? 2 : 1;
  }
}

function answerTo(request: SignUpsRequest, folder: string): string {
  if (request.command === "help") return HELP;
  const signUps = signUpsIn(folder);
  if (request.command === "list") return signUpLines(signUps);
  return request.format === "csv" ? signUpsAsCsv(signUps) : `${JSON.stringify(signUps, null, 2)}\n`;
}

if (import.meta.main) {
  // Programs such as `head` close the pipe early.
  process.stdout.on("error", () => process.exit());
  process.exitCode = run(process.argv.slice(2), {
    environment: process.env,
    write: (text) => process.stdout.write(text),
    complain: console.error,
  });
}
