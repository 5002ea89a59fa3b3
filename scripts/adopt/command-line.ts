import type { ParseArgsConfig } from "node:util";
import { parsed, UsageError } from "../command-line.ts";

export const HELP = `Makes this the site of another company: writes brand/, and what follows from it.

  npm run adopt -- --name "Example Group" [options]

On a terminal it asks for what is not given, and before it overwrites files. Without one, all but the last
six of these options are needed; an empty value ("") is an answer.

  --name NAME             what the company calls itself
  --slug NAME             what programs call it, in a to z, digits and hyphens; empty: from its short name
  --exchange NAME         where its shares are traded: a name, city or code of ISO 10383; several: "ASX, NZX"
  --ticker CODE           by which they are traded there; one for each exchange
  --price-currency CODE   of their price there: ISO 4217, or GBX, ZAc, ILA; empty: as is usual there
  --locale TAG            language and country: en-GB
  --locales TAGS          instead of it, several, the default first: de-DE,en-GB
  --time-zone NAME        where a day begins: Europe/London
  --currency CODE         of its reports, ISO 4217: GBP
  --hundredths WORD       what dividends below one unit are counted in: pence; empty: they are in units; one for each of
                          several locales: "cents, Cent"; by default of the others the usual word
  --email ADDRESS         whom investors write to; empty: investors@NAME.example
  --colour #RRGGBB        the company's colour, all others follow from it; empty: those that are there
  --accent #RRGGBB        the one loud colour; empty: the one that is there
  --repository NAME       its content repository; empty: its name for programs
  --sign SIGN             of its currency: A$; default: that of the locale
  --short-name NAME       where there is little room; default: the first word of the name
  --legal-name NAME       as it is registered; default: the name
  --without-sample        deletes the sample company, sample/
  --overwrite             does not ask before it overwrites files
  --help

Exit status: 0 done, 1 failed, 2 not called as it should be.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const options = {
  name: text,
  "short-name": text,
  "legal-name": text,
  slug: text,
  exchange: text,
  ticker: text,
  "price-currency": text,
  locale: text,
  locales: text,
  "time-zone": text,
  currency: text,
  hundredths: text,
  sign: text,
  email: text,
  colour: text,
  accent: text,
  repository: text,
  "without-sample": flag,
  overwrite: flag,
  help: flag,
} as const satisfies ParseArgsConfig["options"];

/** The questions for all answers that do not follow from others. */
export const QUESTIONS = {
  name: "What does the company call itself",
  slug: "What do programs call it, in a to z (empty: from its short name)",
  exchange: "Where are its shares traded (LSE; empty: nowhere)",
  ticker: "By which code",
  "price-currency": "In which currency is their price (GBX; empty: as is usual there)",
  locale: "Its language and country (en-GB; several, the default first: de-DE, en-GB)",
  "time-zone": "Where does its day begin (Europe/London)",
  currency: "The currency of its reports (GBP)",
  hundredths: "What are dividends below one unit counted in (pence; empty: they are in units, as in 0.85)",
  email: "Whom do investors write to",
  colour: "Its colour (#1c3f73)",
  accent: "One loud colour beside it (#ffc24b)",
  repository: "The name of its content repository",
} as const;

export type Answers = ReturnType<typeof readCommandLine>;

/** @throws {UsageError} if the command line is invalid. */
export function readCommandLine(args: readonly string[]) {
  const { values } = parsed({ args: [...args], options });
  if (values.locales === undefined) return values;
  if (values.locale !== undefined) throw new UsageError("Give --locale or --locales, not both.");
  return { ...values, locale: values.locales };
}

/** @throws {UsageError} that names the missing answers: where nobody can be asked, nothing is assumed. */
export function requireAll(answers: Answers): Answers {
  const missing = QUESTION_NAMES.filter((name) => answers[name] === undefined);
  if (missing.length > 0)
    throw new UsageError(
      `Missing, and there is no terminal to ask: ${missing.map((name) => `--${name}`).join(", ")}.`,
    );
  return answers;
}

export type Question = keyof typeof QUESTIONS;

const isQuestion = (name: string): name is Question => name in QUESTIONS;
export const QUESTION_NAMES: readonly Question[] = Object.keys(QUESTIONS).filter(isQuestion);
