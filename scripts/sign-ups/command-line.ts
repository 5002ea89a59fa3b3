import { type ParseArgsConfig, parseArgs } from "node:util";

const formats = ["json", "csv"] as const;

/** What the command line asks for. */
export type SignUpsRequest =
  | { readonly command: "help" }
  | { readonly command: "list" }
  | { readonly command: "export"; readonly format: (typeof formats)[number] };

/** The command cannot be run as it was given. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What `--help` prints. */
export const HELP = `Shows the sign-ups that were kept while no marketing service was configured.

  npm run sign-ups -- list
  npm run --silent sign-ups -- export [--format csv|json] > sign-ups.csv

  list                 a line for each sign-up
  export               everything known of each sign-up, named as the marketing service takes it
  --format csv|json    default: csv
  --help

Environment:
  DATA_DIR             the folder they are kept in; default: data

They may be read while the site is running; what it has acknowledged is there.

Exit status: 0 done, 1 failed, 2 not called as it should be.
`;

const options = {
  format: { type: "string", default: "csv" },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsConfig["options"];

/**
 * Reads the arguments of the command line.
 *
 * @throws {UsageError}
 */
export function readCommandLine(args: readonly string[]): SignUpsRequest {
  const { values, positionals } = parsed(args);
  if (values.help) return { command: "help" };
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`There is nothing to do with '${rest.join(" ")}'`);
  if (command === "list") return { command };
  if (command !== "export") throw new UsageError("Say what to do: list or export");
  const format = formats.find((known) => known === values.format);
  if (!format) throw new UsageError(`There is no format '${values.format}': ${formats.join(" or ")}`);
  return { command, format };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
