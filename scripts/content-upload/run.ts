import { HELP, readCommandLine, UsageError } from "./command-line.ts";
import { UploadError } from "./failure.ts";
import { upload } from "./upload.ts";

/** What surrounds a run of the command. */
interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Told of every step. */
  readonly say: (line: string) => void;
  /** Told of what went wrong: text for the user, or a fault of ours. */
  readonly complain: (failure: unknown) => void;
}

/** Runs the command; answers its exit code. */
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
