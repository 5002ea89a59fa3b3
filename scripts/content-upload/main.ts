/** `npm run content:upload -- --repository NAME`: uploads models and sample content. See `--help`. */
import { exitCodeOf } from "../command-line.ts";
import { HELP, readCommandLine } from "./command-line.ts";
import { upload } from "./upload.ts";

/** The environment of a run. */
interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called for each step. */
  readonly say: (line: string) => void;
  /** Called with an error: a text for the user, or a bug. */
  readonly complain: (failure: unknown) => void;
}

/** Runs the command; returns its exit code. */
export function run(
  args: readonly string[],
  { environment, say, complain }: CommandContext,
): Promise<number> {
  return exitCodeOf(async () => {
    const request = readCommandLine(args);
    if (request === "help") say(HELP);
    else await upload(request, environment, say);
  }, complain);
}

if (import.meta.main)
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    say: console.log,
    complain: console.error,
  });
