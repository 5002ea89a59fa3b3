import { palette as current } from "../../brand/palette.ts";
import type { Brand, Palette } from "../../brand/schema.ts";
import { checkContrast, hex } from "../../checks/brand/contrast.ts";
import { over, parseColour, type Rgba } from "../../client/styles/contrast.ts";
import { isCurrencyCode } from "../../src/domain/money/currency.ts";
import { UsageError } from "../command-line.ts";
import type { Answers } from "./command-line.ts";

/** The brand that the answers describe. @throws {UsageError} that names the answer which is missing or invalid. */
export function brandOf(answers: Answers): Brand {
  const name = needed("name", answers.name);
  const shortName = answers["short-name"] || (name.split(" ")[0] ?? name);
  const slug = slugOf(shortName);
  const repository = answers.repository || slug;
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(repository))
    throw new UsageError(`--repository "${repository}" is not the name of a repository.`);
  return {
    name,
    shortName,
    legalName: answers["legal-name"] || name,
    slug,
    listings: listingsOf(answers),
    locale: localeIn(needed("locale", answers.locale)),
    timeZone: timeZoneIn(needed("time-zone", answers["time-zone"])),
    currency: {
      code: currencyIn(needed("currency", answers.currency)),
      ...(answers.hundredths && { hundredths: answers.hundredths }),
    },
    email: { sender: answers.email || `investors@${slug}.example` },
    social: [],
    repository,
  };
}

/** Market identifier codes (ISO 10383) of exchanges by the names that are used for them. */
const MICS: Readonly<Record<string, string>> = {
  ASX: "XASX",
  HKEX: "XHKG",
  JSE: "XJSE",
  LSE: "XLON",
  NASDAQ: "XNAS",
  NYSE: "XNYS",
  NZX: "XNZE",
  SGX: "XSES",
  SIX: "XSWX",
  TSX: "XTSE",
  XETRA: "XETR",
};

/** One listing; none without an exchange and a ticker. */
function listingsOf({ exchange, ticker, currency }: Answers): Brand["listings"] {
  if (!exchange || !ticker) return [];
  const code = exchange.toUpperCase();
  const mic = MICS[code] ?? code;
  if (!/^[A-Z0-9]{4}$/.test(mic))
    throw new UsageError(`--exchange "${exchange}" is not known: give its code of ISO 10383, as in XLON.`);
  return [{ exchange, mic, ticker, currency: currencyIn(needed("currency", currency)) }];
}

function needed(option: keyof Answers, answer: string | undefined): string {
  const given = answer?.trim();
  if (!given) throw new UsageError(`--${option} is missing.`);
  return given;
}

function slugOf(name: string): string {
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug === "") throw new UsageError(`--short-name: "${name}" has no letter that programs can use.`);
  return slug;
}

function currencyIn(given: string): string {
  if (isCurrencyCode(given)) return given;
  throw new UsageError(`--currency "${given}" is no currency of ISO 4217: give its code, as in EUR.`);
}

/** A locale with a language that dates can be written in, and a country that exists. */
function localeIn(given: string): string {
  const example = "a language and a country, as in en-GB";
  try {
    const locale = new Intl.Locale(given);
    const { language, region } = locale;
    if (region === undefined) throw new UsageError(`--locale "${given}" names no country: give ${example}.`);
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0)
      throw new UsageError(`--locale "${given}": there is no language "${language}"; give ${example}.`);
    if (new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(region) === undefined)
      throw new UsageError(`--locale "${given}": there is no country "${region}"; give ${example}.`);
    return locale.toString();
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`--locale "${given}" is not ${example}.`, { cause });
  }
}

function timeZoneIn(given: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: given }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new UsageError(`--time-zone "${given}" is none, as in Europe/London.`, { cause });
  }
}

/**
 * Derives a palette from the company's colour. Each colour is changed to the nearest shade with enough contrast. Without
 * a colour, those that are there stay.
 *
 * @throws {UsageError} if a colour is invalid.
 */
export function paletteOf(colour: string | undefined, accent: string | undefined): Palette {
  const main = colour ? colourIn("--colour", colour) : undefined;
  const derived: Palette = {
    ...current,
    ...(main && {
      forest: mixed(main, 0, 0.55),
      moss: mixed(main, 0, 0.3),
      green: mixed(main, 0, 0),
      action: mixed(main, 255, 0.1),
      mint: mixed(main, 255, 0.82),
      meadow: mixed(main, 255, 0.86),
    }),
    ...(accent && { lime: mixed(colourIn("--accent", accent), 0, 0) }),
  };
  return readable(derived);
}

function readable(palette: Palette): Palette {
  let readableSoFar = palette;
  for (const _ of Object.keys(palette)) {
    const [finding] = checkContrast(readableSoFar);
    const [, name] = /palette\.ts (\w+):/.exec(finding?.place ?? "") ?? [];
    const [, shade] = /; (#[\da-f]{6}) is/.exec(finding?.problem ?? "") ?? [];
    if (name === undefined || shade === undefined) break;
    readableSoFar = { ...readableSoFar, [name]: shade };
  }
  return readableSoFar;
}

function colourIn(option: string, text: string): Rgba {
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(text))
    throw new UsageError(`${option} "${text}" is no colour, as in #1c3f73.`);
  return parseColour(text);
}

/** Mixes a colour with black (0) or white (255). */
function mixed(colour: Rgba, end: 0 | 255, part: number): string {
  return hex(over([end, end, end, part], colour));
}
