/** `npm run content:upload -- --repository NAME`: uploads models and sample content. See `--help`. */
import { HELP, readCommandLine, UsageError } from "./command-line.ts";
import { UploadError } from "./failure.ts";
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
export async function run(
  args: readonly string[],
  { environment, say, complain }: CommandContext,
): Promise<number> {
  try {
    const request = readCommandLine(args);
    if (request === "help") say(HELP);
    else await upload(request, environment, say);
    return 0;
  } catch (failure) {
    const expected = failure instanceof UsageError || failure instanceof UploadError;
    complain(expected ? failure.message : failure);
    if (failure instanceof UsageError) complain("See --help.");
    return failure instanceof UsageError ? 2 : 1;
  }
}

if (import.meta.main)
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    say: console.log,
    complain: console.error,
  });
