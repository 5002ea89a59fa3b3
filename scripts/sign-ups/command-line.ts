import { type ParseArgsConfig, parseArgs } from "node:util";

const formats = ["json", "csv"] as const;

/** The parsed command line. */
export type SignUpsRequest =
  | { readonly command: "help" }
  | { readonly command: "list" }
  | { readonly command: "export"; readonly format: (typeof formats)[number] };

/** Invalid arguments. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Output of `--help`. */
export const HELP = `Shows the sign-ups that were stored while no marketing service was configured.

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
} as const satisfies ParseArgsConfig["options"];

/**
 * Parses the command line.
 *
 * @throws {UsageError} for invalid arguments.
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
