import { existsSync } from "node:fs";
import { brand } from "../brand/brand.ts";
import { argumentsOf, ROOT } from "./command-line.ts";
import { chooseLanguage, languageFor, textsFolder, untranslatedIn } from "./texts/languages.ts";

const HELP = `npm run texts [-- LANGUAGE]
npm run texts -- --use LOCALE

Lists the texts in brand/texts that are not translated; the default is the language of the brand. With --use, gives the
site the texts of a language, which are a copy of the English ones if there are none.`;

const MEANINGS = {
  missing: "is missing",
  english: "is English",
  same: "is one word as in English, perhaps rightly",
} as const;

const { values, positionals } = argumentsOf(HELP, {
  allowPositionals: true,
  options: { use: { type: "string" } },
});
if (values.use === undefined) await list(positionals[0] ?? languageFor(ROOT, brand.locale));
else use(values.use);

function use(locale: string): void {
  const { language, isCopied } = chooseLanguage(ROOT, locale);
  console.log(`The site has the texts in brand/texts/${language}.`);
  if (isCopied)
    console.log(`They are English: translate them; npm run texts -- ${language} lists what is left.`);
}

async function list(language: string): Promise<void> {
  if (!existsSync(textsFolder(ROOT, language))) {
    console.error(
      `There are no texts in brand/texts/${language}. To begin: npm run texts -- --use ${language}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const { path, name, state } of await untranslatedIn(ROOT, language)) {
    console.log(`${path} ${name}: ${MEANINGS[state]}`);
    if (state !== "same") process.exitCode = 1;
  }
}
