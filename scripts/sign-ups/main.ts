/** `npm run sign-ups -- list`: shows the stored sign-ups. See `--help`. */
import { exitCodeOf, parsed, UsageError } from "../command-line.ts";
import { signUpLines, signUpsAsCsv, signUpsIn } from "./sign-ups.ts";

const HELP = `Shows the sign-ups that were stored while no marketing service was configured.

  npm run sign-ups -- list
  npm run --silent sign-ups -- export [--format csv|json] > sign-ups.csv

  list                 a line for each sign-up
  export               all fields of each sign-up, in the import format of the marketing service
  --format csv|json    default: csv
  --help

Environment:
  DATA_DIR             the folder of the site; default: data

In CSV, an address that starts like a formula of spreadsheets has its first part quoted: "+x"@example.com is the
mailbox +x@example.com. In JSON it is as it was entered.

The site may be running meanwhile. All acknowledged sign-ups are included.

Exit status: 0 done, 1 failed, 2 invalid arguments.
`;

const options = {
  format: { type: "string", default: "csv" },
  help: { type: "boolean", default: false },
} as const;

interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  /** Called with an error: a text for the user, or a bug. */
  readonly complain: (failure: unknown) => void;
}

/** Runs the command; returns its exit code. */
export function run(
  args: readonly string[],
  { environment, write, complain }: CommandContext,
): Promise<number> {
  return exitCodeOf(() => write(outputOf(args, environment.DATA_DIR || "data")), complain);
}

/** @throws {UsageError} for invalid arguments. */
function outputOf(args: readonly string[], folder: string): string {
  const { values, positionals } = parsed({ args: [...args], options, allowPositionals: true });
  if (values.help) return HELP;
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`There is nothing to do with '${rest.join(" ")}'`);
  if (command !== "list" && command !== "export") throw new UsageError("Say what to do: list or export");
  if (values.format !== "csv" && values.format !== "json")
    throw new UsageError(`There is no format '${values.format}': json or csv`);
  const signUps = signUpsIn(folder);
  if (command === "list") return signUpLines(signUps);
  return values.format === "csv" ? signUpsAsCsv(signUps) : `${JSON.stringify(signUps, null, 2)}\n`;
}

if (import.meta.main) {
  // Programs such as `head` close the pipe early.
  process.stdout.on("error", () => process.exit());
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    write: (text) => process.stdout.write(text),
    complain: console.error,
  });
}
