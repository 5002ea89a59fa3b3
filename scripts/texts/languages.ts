import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** The original, whose types the texts of all other languages have. */
const ENGLISH = "en";
/** Lists of areas: all, and those that the browser shows. They have no texts. */
const LISTS: readonly string[] = ["all.ts", "browser.ts"];
const IMPORTS = /("#texts\/\*": "\.\/brand\/texts\/)([^/"]+)(\/\*")/;

export function textsFolder(root: string, language: string): string {
  return join(root, "brand/texts", language);
}

/** The language in the imports of `package.json`: the texts of the site. */
export function chosenLanguage(root: string): string | undefined {
  return IMPORTS.exec(manifestOf(root))?.[2];
}

/** The folders of texts, a language or a region each: `de`, `de-ch`. */
export function languagesIn(root: string): readonly string[] {
  const entries = readdirSync(textsFolder(root, ""), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
}

/** The folder of a locale's texts: that of the locale if there is one (`de-ch`), otherwise that of its language (`de`). */
export function languageFor(root: string, locale: string): string {
  const own = languagesIn(root).find((language) => language.toLowerCase() === locale.toLowerCase());
  return own ?? new Intl.Locale(locale).language;
}

/** The language whose texts those of a region change, if there are any: `de` of `de-ch`. */
function changedBy(root: string, language: string): string | undefined {
  const base = new Intl.Locale(language).language;
  return base !== language && existsSync(textsFolder(root, base)) ? base : undefined;
}

/** Why the site cannot be in a language; `undefined` if it can. Its layout, its charts and its arrows have one direction. */
export function problemOfDirection(locale: Intl.Locale): string | undefined {
  if (locale.getTextInfo().direction !== "rtl") return undefined;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(locale.language);
  return `${name} is written from right to left, and pages are laid out only from left to right`;
}

/** The texts of a locale's language: a copy of the English ones, to be translated, if there are none. */
export function addTexts(root: string, locale: string) {
  const language = languageFor(root, locale);
  const isCopied = !existsSync(textsFolder(root, language));
  if (isCopied) copyEnglish(root, language);
  return { language, isCopied };
}

/** Gives a project the texts of a locale's language as its default; see {@link addTexts}. */
export function chooseLanguage(root: string, locale: string) {
  const { language, isCopied } = addTexts(root, locale);
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
    if (LISTS.includes(file)) {
      writeFileSync(join(folder, file), text);
      continue;
    }
    const [, name] = /^export const (\w+) = /m.exec(text) ?? [];
    const typed = text.replace(`export const ${name} = `, `export const ${name}: typeof english = `);
    const type = `import type { ${name} as english } from "../${ENGLISH}/${file}";\n\n`;
    writeFileSync(join(folder, file), type + typed);
  }
}

interface Untranslated {
  /** Its place among the texts of an area: `menu.open`. */
  readonly name: string;
  /**
   * - `missing`: it is not there.
   * - `english`: it has several words, all of them English.
   * - `same`: it is one word, which may be the same in both languages.
   * - `unsaid`: it leaves out something that it is given, and that the English one says.
   */
  readonly state: "missing" | "english" | "same" | "unsaid";
  /** The text, if it is one word. */
  readonly word?: string;
}

/** The texts of a language that are not translated, with their files; of a region, those that its language has translated. */
export async function untranslatedIn(root: string, language: string) {
  const base = changedBy(root, language);
  if (base === undefined) return untranslatedOf(root, language);
  const ofBase = new Set((await untranslatedOf(root, base)).map(({ path, name }) => keyOf(path, name)));
  return (await untranslatedOf(root, language)).filter(
    ({ path, name, state }) => state !== "missing" && !ofBase.has(keyOf(path, name)),
  );
}

/** A text in any language. */
function keyOf(path: string, name: string): string {
  return `${basename(path)} ${name}`;
}

async function untranslatedOf(root: string, language: string) {
  const areas = readdirSync(textsFolder(root, ENGLISH)).filter((file) => !LISTS.includes(file));
  const found = areas.map(async (file) => {
    const [english, other] = await Promise.all(
      ["en", language].map((folder) => textsIn(join(textsFolder(root, folder), file))),
    );
    const path = `brand/texts/${language}/${file}`;
    return untranslated(english, other).map((text) => ({ ...text, path }));
  });
  return (await Promise.all(found)).flat();
}

/** The texts of an area; without any, each of them is missing. */
async function textsIn(file: string): Promise<unknown> {
  if (!existsSync(file)) return {};
  const area: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return area[basename(file, ".ts")];
}

/** Compares the texts of an area with the English ones. Texts without words are not listed. */
function untranslated(english: unknown, other: unknown, name = ""): readonly Untranslated[] {
  if (other === undefined) return [{ name, state: "missing" }];
  if (typeof english === "object" && english !== null) {
    const texts = new Map(typeof other === "object" && other !== null ? Object.entries(other) : []);
    return Object.entries(english).flatMap(([key, text]) =>
      untranslated(text, texts.get(key), name === "" ? key : `${name}.${key}`),
    );
  }
  if (sourceOf(english) !== sourceOf(other)) {
    const said = saidOf(other);
    return saidOf(english).every((value) => said.includes(value)) ? [] : [{ name, state: "unsaid" }];
  }
  const words = wordsOf(english);
  if (words.length === 0) return [];
  const [word = "", ...more] = words;
  return [more.length === 0 ? { name, state: "same", word } : { name, state: "english" }];
}

/** What functions are given: no language changes numbers, and none of them is singular. */
const GIVEN = ["70001", "70002", "70003", "70004", "70005"];

/** Which of these a text says. Nothing of one that takes something else than names and numbers. */
function saidOf(text: unknown): readonly string[] {
  if (typeof text !== "function") return [];
  try {
    const said = JSON.stringify(Reflect.apply(text, undefined, GIVEN)) ?? "";
    return GIVEN.filter((value) => said.includes(value));
  } catch {
    return [];
  }
}

/** The source of a function, without the spaces that types leave behind. */
function sourceOf(text: unknown): string {
  return String(text).replace(/\s+/g, "");
}

/** The words of a text; of a function, those in its strings. */
function wordsOf(text: unknown): readonly string[] {
  const strings =
    typeof text === "function"
      ? (String(text)
          .replace(/\$\{[^}]*\}/g, " ")
          .match(/(["`]).*?\1/g) ?? [])
      : [String(text)];
  return strings.flatMap((one) => one.match(/\p{L}{2,}/gu) ?? []);
}
