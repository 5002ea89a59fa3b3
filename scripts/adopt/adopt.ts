import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandFont } from "../../brand/font.ts";
import type { Brand, Palette } from "../../brand/schema.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import { brandOf, paletteOf, readable } from "./brand-of.ts";
import type { Answers } from "./command-line.ts";
import { deleteSample } from "./delete-sample.ts";

/** What `adopt` overwrites and deletes, for those who have changed it already. */
export function overwritten(answers: Answers): string {
  return [
    "This overwrites brand.ts, palette.ts, mark.svg and logo.svg in brand/, and what is generated from brand/: icons, drawings,",
    "formats, settings and models in content/, ops/nginx, and the language of the texts in package.json.",
    ...(answers["without-sample"] ? ["It deletes sample/."] : []),
  ].join("\n");
}

/**
 * Converts a project to the site of another company; says each step, and at the end the remaining manual steps.
 *
 * @throws {UsageError} for invalid answers, before any file is written.
 */
export async function adopt(root: string, answers: Answers): Promise<void> {
  const brand = brandOf(answers);
  const chosen = paletteOf(answers.colour, answers.accent);
  const palette = readable(chosen);
  const word = drawableName(brand, root);
  const mark = monogram(word, root);
  const files = {
    "brand.ts": brandText(brand),
    "palette.ts": paletteText(palette),
    "mark.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>\n`,
    "logo.svg": wordmark(word, mark, root),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(root, "brand", name), text);
    console.log(`brand/${name}`);
  }
  const wanted = new Map<string, string>(Object.entries(chosen));
  for (const [use, colour] of Object.entries(palette))
    if (colour !== wanted.get(use))
      console.log(`${use} is ${colour}: ${wanted.get(use)} has too little contrast where it is used`);
  // In new processes, because this one has loaded the old brand.
  const run = (script: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [`scripts/${script}`, ...args], { cwd: root, stdio: "inherit" });
  run("texts.ts", "--use", brand.locale);
  for (const { locale } of brand.translations ?? []) run("texts.ts", "--add", locale);
  run("brand.ts");
  run("content-types.ts");
  run("nginx-parameters.ts");
  if (answers["without-sample"]) {
    deleteSample(root);
    console.log("sample/ is deleted");
  }
  console.log(leftToDo(brand, existsSync(join(root, "sample"))));
}

function brandText(brand: Brand): string {
  return `import type { Brand } from "./schema.ts";\n\nexport const brand: Brand = ${literalOf(brand)};\n`;
}

function paletteText(palette: Palette): string {
  return `import type { Palette } from "./schema.ts";\n\n/** The brand colours, for the site, its images and its files. */\nexport const palette = ${literalOf(palette)} as const satisfies Palette;\n`;
}

function literalOf(value: object): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, "$1$2:");
}

function leftToDo({ repository, locale, translations = [] }: Brand, hasSample: boolean): string {
  const languages = [locale, ...translations.map((translation) => translation.locale)];
  const inRepository = languages.map((language) => language.toLowerCase()).join(", ");
  const steps = [
    "npm run fix                     the files as this project formats them",
    "npm run build                   the site with the new brand",
    "npm run texts                   lists texts of the interface that are not translated",
    `a repository "${repository}" at the content service, with the ${languages.length === 1 ? "language" : "languages"} ${inRepository}`,
    `npx prismic push --repo ${repository}   in content/: the models`,
    ...(hasSample ? [`npm run content:upload -- --repository ${repository}   what sample/ holds`] : []),
    "brand/brand.ts                  legal identity, LEI, ISIN: npm run content:report names what the law asks for",
    ...(translations.length > 0
      ? ["brand/brand.ts, translations    names, legal form and place in each, where they differ"]
      : []),
    `.env: CONTENT_API_ENDPOINT=https://${repository}.cdn.prismic.io/api/v2`,
    "brand/logo.svg and mark.svg     the real ones; these are letters of the font",
    "brand/motif.svg, brand/social   a decoration of your own",
    "brand/font.ts, brand/fonts      another font, if you have one",
    "npm run brand                   after any change of brand/",
    "SECURITY.md, .github/CODEOWNERS   who gets reports of faults, who reviews changes",
    ...(hasSample
      ? [
          "npm run screenshots -- --slices   what editors choose slices by",
          "npm run visual:accept, npm run read-aloud:accept   what the tests compare pages with",
          "npm run sample:delete           when you need it no longer",
        ]
      : []),
  ];
  return `\nLeft to do (docs/adopting.md):\n${steps.map((step) => `- ${step}`).join("\n")}`;
}

/** The short name, or, if the font has not all of its letters, the name for programs. */
function drawableName({ shortName, slug }: Brand, root: string): string {
  const font = outlineFont(join(root, "brand/fonts"), brandFont.outlines.label);
  if (font.missingIn(shortName).length === 0) return shortName;
  return slug.slice(0, 1).toUpperCase() + slug.slice(1);
}

const SIZE = 100;
const BASELINE = 80;
const HEIGHT = 88;
const MARK_SCALE = HEIGHT / 24;
const WORD_START = 110;

/** An initial logo as SVG: the mark, on a square of 32, and the name next to it, both in the current text colour. */
function wordmark(name: string, mark: string, root: string): string {
  const font = outlineFont(join(root, "brand/fonts"), brandFont.outlines.label);
  const width = Math.ceil(WORD_START + (font.lengthOf(name) * SIZE) / 1000);
  const letters = rounded(font.outline(name, WORD_START, BASELINE, SIZE));
  const shapes = mark.replace(/ fill="[^"]*"/g, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" fill="currentColor">`,
    `<g transform="matrix(${MARK_SCALE} 0 0 ${MARK_SCALE} ${-4 * MARK_SCALE} ${-4 * MARK_SCALE})">${shapes}</g>`,
    `<path d="${letters}"/></svg>\n`,
  ].join("");
}

/** An initial mark: the first letter of a name, as a shape on a square of 32. */
function monogram(name: string, root: string): string {
  const font = outlineFont(join(root, "brand/fonts"), brandFont.outlines.label);
  const letter = name.slice(0, 1).toUpperCase();
  const size = 26;
  const start = (32 - (font.lengthOf(letter) * size) / 1000) / 2;
  return `<path fill="lime" d="${rounded(font.outline(letter, start, 25, size))}"/>`;
}

function rounded(outline: string): string {
  return outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
