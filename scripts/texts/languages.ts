import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The original, whose types the texts of all other languages have. */
const ENGLISH = "en";
const IMPORTS = /("#texts\/\*": "\.\/brand\/texts\/)([^/"]+)(\/\*")/;

/** Folder of a language's texts. */
export function textsFolder(root: string, language: string): string {
  return join(root, "brand/texts", language);
}

/** The language in the imports of `package.json`: the texts of the site. */
export function chosenLanguage(root: string): string | undefined {
  return IMPORTS.exec(manifestOf(root))?.[2];
}

/** The folder of a locale's texts: that of the locale if there is one (`de-CH`), otherwise that of its language (`de`). */
export function languageFor(root: string, locale: string): string {
  return existsSync(textsFolder(root, locale)) ? locale : new Intl.Locale(locale).language;
}

/**
 * Gives a project the texts of a locale's language. Copies the English ones, to be translated, if there are none.
 *
 * @param root - Folder of the project.
 * @returns The language, and whether its texts are such a copy.
 */
export function chooseLanguage(
  root: string,
  locale: string,
): { readonly language: string; readonly isCopied: boolean } {
  const language = languageFor(root, locale);
  const isCopied = !existsSync(textsFolder(root, language));
  if (isCopied) copyEnglish(root, language);
  writeFileSync(join(root, "package.json"), manifestOf(root).replace(IMPORTS, `$1${language}$3`));
  return { language, isCopied };
}

function manifestOf(root: string): string {
  return readFileSync(join(root, "package.json"), "utf8");
}

function copyEnglish(root: string, language: string): void {
  const folder = textsFolder(root, language);
  mkdirSync(folder);
  for (const file of readdirSync(textsFolder(root, ENGLISH))) {
    const text = readFileSync(join(textsFolder(root, ENGLISH), file), "utf8");
    const [, name] = /^export const (\w+) = /m.exec(text) ?? [];
    const typed = text.replace(`export const ${name} = `, `export const ${name}: typeof english = `);
    const type = `import type { ${name} as english } from "../${ENGLISH}/${file}";\n\n`;
    writeFileSync(join(folder, file), type + typed);
  }
}
