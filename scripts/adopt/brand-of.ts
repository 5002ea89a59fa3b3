import { palette as current } from "../../brand/palette.ts";
import type { Brand, Palette } from "../../brand/schema.ts";
import { bestShade, hex } from "../../checks/brand/contrast.ts";
import { over, parseColour, type Rgba } from "../../client/styles/contrast.ts";
import {
  type CurrencyCode,
  currencyDecimals,
  isCurrencyCode,
  priceCurrency,
} from "../../src/domain/money/currency.ts";
import { emailAddress } from "../../src/domain/newsletter/email-address.ts";
import { latinAscii } from "../../src/domain/text/latin-ascii.ts";
import { withoutUnseen } from "../../src/domain/text/unseen.ts";
import { UsageError } from "../command-line.ts";
import { problemOfDirection } from "../texts/languages.ts";
import type { Answers } from "./command-line.ts";
import { exchangeNamed } from "./exchanges.ts";
import { translationsOf } from "./translations-of.ts";

/** Matches names of services, addresses and repositories. */
const PROGRAM_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** The brand that the answers describe. @throws {UsageError} that names the answer which is missing or invalid. */
export function brandOf(answers: Answers): Brand {
  const name = written("name", needed("name", answers.name));
  const shortName = written("short-name", answers["short-name"] || (name.split(" ")[0] ?? name));
  const slug = answers.slug || slugOf(shortName);
  if (!PROGRAM_NAME.test(slug))
    throw new UsageError(`--slug "${slug}" is not what programs can use: a to z, digits and hyphens.`);
  const repository = answers.repository || slug;
  if (!PROGRAM_NAME.test(repository))
    throw new UsageError(`--repository "${repository}" is not the name of a repository.`);
  const code = currencyIn(needed("currency", answers.currency));
  const [locale, ...others] = localesIn(needed("locale", answers.locale));
  const [hundredths, ...words] = hundredthsOf(answers.hundredths, code, 1 + others.length);
  return {
    name,
    shortName,
    legalName: written("legal-name", answers["legal-name"] || name),
    slug,
    listings: listingsOf(answers),
    locale,
    timeZone: timeZoneIn(needed("time-zone", answers["time-zone"])),
    currency: {
      code,
      ...(answers.sign && { sign: answers.sign }),
      ...(hundredths && { hundredths }),
    },
    email: { sender: answers.email ? senderIn(answers.email) : `investors@${slug}.example` },
    social: [],
    repository,
    ...(others.length > 0 && {
      translations: translationsOf([locale, ...others], hundredths ? { code, words } : undefined),
    }),
  };
}

/** What fonts draw in a colour of their own: no logo, title or file has it. */
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u200d/gu;

/** Characters that there is room for: in a menu, beside the logo, in the title of a page; in a line of the footer. */
const MAX_LENGTH = { ticker: 20, hundredths: 20, "short-name": 40, name: 80, "legal-name": 200 } as const;

/** A text that logos, titles and files can have. */
function written(option: keyof typeof MAX_LENGTH, name: string): string {
  const plain = withoutUnseen(name.replace(EMOJI, ""))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (name.length > MAX_LENGTH[option])
    throw new UsageError(
      `--${option} has ${name.length} characters: there is room for ${MAX_LENGTH[option]}.`,
    );
  if (plain === name && /[\p{L}\p{N}]/u.test(name)) return name;
  const advice = /[\p{L}\p{N}]/u.test(plain) ? `"${plain}" would do` : "give it in letters";
  throw new UsageError(`--${option} "${name}" cannot be shown everywhere: ${advice}.`);
}

/** The parts of an answer that lists several. */
function listed(answer: string): readonly string[] {
  return answer
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** An exchange that is not in the table: its name, and its code. */
const NAME_AND_CODE = /^(.*\S)\s*\(([A-Z\d]{4})\)$/;

/** The exchanges of an answer. @throws {UsageError} that names one that is not known. */
export function exchangesIn(answer: string) {
  return listed(answer).map((given) => {
    const known = exchangeNamed(given);
    if (known) return known;
    const [, name, mic] = NAME_AND_CODE.exec(given) ?? [];
    if (name !== undefined && mic !== undefined) return { name, mic, currency: undefined };
    const example = "its name and code of ISO 10383, as in “Example Exchange (XEXA)”";
    throw new UsageError(`--exchange "${given}" is not known: give ${example}.`);
  });
}

/** A listing for each exchange, with its ticker and the currency of its price. */
function listingsOf(answers: Answers): Brand["listings"] {
  const exchanges = exchangesIn(answers.exchange ?? "");
  const tickers = listed(answers.ticker ?? "");
  const currencies = listed(answers["price-currency"] ?? "");
  const places = exchanges.map(({ name }) => name).join(", ") || "and --exchange is empty";
  if (tickers.length !== exchanges.length)
    throw new UsageError(`--ticker: there is one for each exchange, ${places}; given: ${tickers.length}.`);
  if (currencies.length > 0 && currencies.length !== exchanges.length)
    throw new UsageError(
      `--price-currency: there is one for each exchange, ${places}; given: ${currencies.length}.`,
    );
  return exchanges.map(({ name, mic, currency }, index) => ({
    exchange: name,
    mic,
    ticker: written("ticker", tickers[index] ?? ""),
    currency: priceCurrencyIn(currencies[index] ?? currency, name),
  }));
}

function priceCurrencyIn(given: string | undefined, exchange: string): string {
  if (given === undefined) throw new UsageError(`--price-currency is missing for ${exchange}.`);
  const code = inCapitals(given);
  if (priceCurrency(code)) return code;
  const example = "its code of ISO 4217, as in EUR, or GBX, ZAc, ILA";
  throw new UsageError(`--price-currency "${given}" is no currency: give ${example}.`);
}

function needed(option: keyof Answers, answer: string | undefined): string {
  const given = answer?.trim();
  if (!given) throw new UsageError(`--${option} is missing.`);
  return given;
}

function slugOf(name: string): string {
  const slug = latinAscii(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug === "")
    throw new UsageError(`--slug: "${name}" has no letter of a to z: give what programs call it.`);
  return slug;
}

/** A code that was typed in small letters. With both, as `GBp`, it may be another one. */
function inCapitals(code: string): string {
  return code === code.toLowerCase() ? code.toUpperCase() : code;
}

function currencyIn(given: string): CurrencyCode {
  const code = inCapitals(given);
  if (isCurrencyCode(code)) return code;
  throw new UsageError(`--currency "${given}" is no currency of ISO 4217: give its code, as in EUR.`);
}

/** The words for hundredths in each language, the default first; those that are not given are empty. */
function hundredthsOf(answer: string | undefined, currency: CurrencyCode, count: number): readonly string[] {
  const words = listed(answer ?? "");
  if (words.length > 0 && currencyDecimals(currency) !== 2)
    throw new UsageError(`--hundredths "${answer}": ${currency} has no hundredths; leave it empty.`);
  if (words.length > count)
    throw new UsageError(`--hundredths "${answer}": there is one for each locale; given: ${words.length}.`);
  return words.map((word) => written("hundredths", word));
}

function senderIn(given: string): string {
  const address = emailAddress(given);
  if (address !== undefined) return address;
  throw new UsageError(`--email "${given}" is no address, as in ir@example.com.`);
}

/** The languages of a site, the default first. @throws {UsageError} if one is invalid, or given twice. */
function localesIn(given: string): readonly [string, ...string[]] {
  const [first = "", ...others] = listed(given).map(localeIn);
  const twice = others.find((locale, index) => locale === first || others.indexOf(locale) < index);
  if (twice !== undefined) throw new UsageError(`--locales "${given}" has ${twice} twice.`);
  return [first || localeIn(given), ...others];
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
    const problem = problemOfDirection(locale);
    if (problem !== undefined) throw new UsageError(`--locale "${given}": ${problem}.`);
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
 * Derives a palette from the company's colour. Without a colour, those that are there stay.
 *
 * @throws {UsageError} if a colour is invalid.
 */
export function paletteOf(colour: string | undefined, accent: string | undefined): Palette {
  const main = colour ? colourIn("--colour", colour) : undefined;
  return {
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
}

/** Those of a company, from the most to the least important: the dark ones, the light ones, the loud one. */
const COMPANY_COLOURS = ["forest", "moss", "green", "action", "mint", "meadow", "lime"] as const;

/** A palette with the nearest shade that has enough contrast of each colour that has not. */
export function readable(palette: Palette): Palette {
  let readableSoFar = palette;
  for (const _ of COMPANY_COLOURS)
    for (const name of COMPANY_COLOURS)
      readableSoFar = { ...readableSoFar, [name]: bestShade(readableSoFar, name) };
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
