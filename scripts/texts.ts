/**
 * `npm run texts -- LANGUAGE`: lists the texts in `brand/texts` that are not translated; the default is the language of
 * the brand. `npm run texts -- --use LOCALE` gives the site the texts of a language, which are a copy of the English
 * ones if there are none.
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brand } from "../brand/brand.ts";
import { chooseLanguage, languageFor, textsFolder } from "./texts/languages.ts";
import { untranslated } from "./texts/untranslated.ts";

const MEANINGS = {
  missing: "is missing",
  english: "is English",
  same: "is one word as in English, perhaps rightly",
} as const;

const root = join(import.meta.dirname, "..");
const { values, positionals } = parseArgs({ allowPositionals: true, options: { use: { type: "string" } } });
if (values.use === undefined) await list(positionals[0] ?? languageFor(root, brand.locale));
else use(values.use);

function use(locale: string): void {
  const { language, isCopied } = chooseLanguage(root, locale);
  console.log(`The site has the texts in brand/texts/${language}.`);
  if (isCopied)
    console.log(`They are English: translate them; npm run texts -- ${language} lists what is left.`);
}

async function list(language: string): Promise<void> {
  if (!existsSync(textsFolder(root, language))) {
    console.error(
      `There are no texts in brand/texts/${language}. To begin: npm run texts -- --use ${language}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const file of readdirSync(textsFolder(root, "en"))) {
    const [english, other] = await Promise.all([textsIn("en", file), textsIn(language, file)]);
    for (const { name, state } of untranslated(english, other)) {
      console.log(`brand/texts/${language}/${file} ${name}: ${MEANINGS[state]}`);
      if (state !== "same") process.exitCode = 1;
    }
  }
}

/** The texts of an area; without any, each of them is missing. */
async function textsIn(language: string, file: string): Promise<unknown> {
  const path = join(textsFolder(root, language), file);
  if (!existsSync(path)) return {};
  const area: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
  return area[basename(file, ".ts")];
}
