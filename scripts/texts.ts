import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../brand/brand.ts";
import { translationsOf } from "./adopt/translations-of.ts";
import { argumentsOf, exitCodeOf, ROOT, UsageError } from "./command-line.ts";
import { withTranslation } from "./texts/brand-translations.ts";
import {
  addTexts,
  chooseLanguage,
  languageFor,
  problemOfDirection,
  textsFolder,
  untranslatedIn,
} from "./texts/languages.ts";

const HELP = `npm run texts [-- LANGUAGE]
npm run texts -- --use LOCALE
npm run texts -- --add LOCALE

Lists the texts in brand/texts that are not translated; the default is all languages of the brand. With --use, gives the
site the texts of a language as its default; with --add, gives it a further language, in brand/brand.ts and what follows
from it. Texts are a copy of the English ones if there are none.`;

const MEANINGS = {
  missing: "is missing",
  english: "is English",
  unsaid: "leaves out something that it is given",
  same: "is one word as in English, perhaps rightly",
} as const;

const { values, positionals } = argumentsOf(HELP, {
  allowPositionals: true,
  options: { use: { type: "string" }, add: { type: "string" } },
});
const { translations = [] } = brand;
const failed = await exitCodeOf(async () => {
  if (values.use !== undefined) use(values.use);
  else if (values.add !== undefined) add(values.add);
  else await listAll(positionals[0]);
});
if (failed !== 0) process.exitCode = failed;

async function listAll(language: string | undefined): Promise<void> {
  const ofBrand = [brand, ...translations].map(({ locale }) => languageFor(ROOT, locale));
  // The English ones are the original.
  const left = new Set(ofBrand.filter((one) => one !== "en"));
  for (const one of language === undefined ? left : [language]) await list(one);
}

function use(given: string): void {
  const { language, isCopied } = chooseLanguage(ROOT, localeOf("--use", given));
  console.log(`The site has the texts in brand/texts/${language}.`);
  if (isCopied) console.log(toTranslate(language));
}

/** Adds a language to the site. What follows from the brand is made by new processes, because this one has loaded the old one. */
function add(given: string): void {
  const locale = localeOf("--add", given);
  const { language, isCopied } = addTexts(ROOT, locale);
  console.log(`The texts in ${locale} are in brand/texts/${language}.`);
  if (isCopied) console.log(toTranslate(language));
  const path = join(ROOT, "brand/brand.ts");
  const text = readFileSync(path, "utf8");
  const changed = withTranslation(text, locale, pathFor(locale));
  if (changed === undefined)
    throw new UsageError(
      `brand/brand.ts: add { locale: "${locale}" } to its translations, and run npm run brand.`,
    );
  if (changed === text) return;
  writeFileSync(path, changed);
  console.log(`brand/brand.ts has ${locale}: add what differs in it, such as its legal form.`);
  for (const script of ["brand.ts", "nginx-parameters.ts"])
    execFileSync(process.execPath, [`scripts/${script}`], { cwd: ROOT, stdio: "inherit" });
}

/** What addresses begin with, if the language alone does not tell it from others. */
function pathFor(locale: string): string | undefined {
  const others = translations.map((translation) => translation.locale);
  return translationsOf([brand.locale, ...others, locale], undefined).at(-1)?.path;
}

function localeOf(option: string, given: string): string {
  const locale = parsedLocale(option, given);
  const problem = problemOfDirection(locale);
  if (problem !== undefined) throw new UsageError(`${option} "${given}": ${problem}.`);
  return locale.toString();
}

function parsedLocale(option: string, given: string): Intl.Locale {
  try {
    return new Intl.Locale(given);
  } catch (cause) {
    throw new UsageError(`${option} "${given}" is no language and country, as in fr-FR.`, { cause });
  }
}

function toTranslate(language: string): string {
  return `They are English: translate them; npm run texts -- ${language} lists what is left.`;
}

async function list(language: string): Promise<void> {
  if (!existsSync(textsFolder(ROOT, language))) {
    console.error(
      `There are no texts in brand/texts/${language}. To begin: npm run texts -- --add ${language}`,
    );
    process.exitCode = 1;
    return;
  }
  const left = await untranslatedIn(ROOT, language);
  for (const { path, name, state } of left) {
    console.log(`${path} ${name}: ${MEANINGS[state]}`);
    if (state !== "same") process.exitCode = 1;
  }
  if (left.length === 0) console.log(`brand/texts/${language}: every text is translated.`);
}
