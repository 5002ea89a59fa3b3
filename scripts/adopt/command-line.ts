import { type ParseArgsConfig, parseArgs } from "node:util";

/** The command line is invalid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What `--help` prints. */
export const HELP = `Makes this the site of another company: writes brand/, and what follows from it.

  npm run adopt -- --name "Example Group" [options]

On a terminal it asks for what is not given.

  --name NAME             what the company calls itself
  --short-name NAME       where there is little room; default: the first word of the name
  --legal-name NAME       as it is registered; default: the name
  --exchange CODE         where its shares are traded
  --ticker CODE           by which they are traded there
  --locale TAG            language and country; default: en-GB
  --time-zone NAME        where a day begins; default: Europe/London
  --currency SIGN         default: £
  --hundredths WORD       what dividends are counted in; default: pence
  --email ADDRESS         whom investors write to
  --colour #RRGGBB        the company's colour; all others follow from it
  --accent #RRGGBB        the one loud colour
  --repository NAME       its content repository
  --without-sample        deletes the sample company, sample/
  --upload                uploads the models, and the sample if it stays; needs CONTENT_WRITE_TOKEN
  --help

Exit status: 0 done, 1 failed, 2 not called as it should be.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const options = {
  name: text,
  "short-name": text,
  "legal-name": text,
  exchange: text,
  ticker: text,
  locale: { ...text, default: "en-GB" },
  "time-zone": { ...text, default: "Europe/London" },
  currency: { ...text, default: "£" },
  hundredths: { ...text, default: "pence" },
  email: text,
  colour: text,
  accent: text,
  repository: text,
  "without-sample": flag,
  upload: flag,
  help: flag,
} as const satisfies ParseArgsConfig["options"];

/** The questions for all answers that have no default and cannot be derived. */
export const QUESTIONS = {
  name: "What does the company call itself",
  exchange: "Where are its shares traded (LSE)",
  ticker: "By which code",
  email: "Whom do investors write to",
  colour: "Its colour (#1c3f73)",
  accent: "One loud colour beside it (#ffc24b)",
  repository: "The name of its content repository",
} as const;

/** The parsed flags. */
export type Answers = Exclude<ReturnType<typeof parse>, undefined>;

/**
 * Parses the command line.
 *
 * @throws {UsageError} if it is invalid.
 */
export function readCommandLine(args: readonly string[]): Answers | "help" {
  const values = parse(args);
  return values.help ? "help" : values;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
