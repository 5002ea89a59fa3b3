/** `npm run brand`: generates files from `brand/`: icons, manifest, drawings for the pages, settings of tools. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { brand } from "../brand/brand.ts";
import { palette } from "../brand/palette.ts";
import type { Formats } from "../brand/schema.ts";
import { contentModel } from "../src/adapters/prismic/content-model.ts";
import { prismicCapabilities } from "../src/composition/capabilities.ts";
import { isComposed } from "../src/domain/links/address.ts";
import { BEFORE_TIME } from "../src/domain/text/written-date.ts";
import { markup, readDrawing } from "./brand/svg.ts";
import { CommandError, exitCodeOf, generate, ROOT } from "./command-line.ts";
import { languageFor } from "./texts/languages.ts";

const MARK_SIZE = 32;
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** A drawing of the brand that cannot be used. */
export class InvalidDrawing extends CommandError {
  /** Its path in the project. */
  readonly path: string;
  /** To follow the path. */
  readonly problem: string;

  constructor(path: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    const problem = cause instanceof Error ? cause.message : String(cause);
    super(`${path} ${problem}`, options);
    this.path = path;
    this.problem = problem;
  }
}

/** The generated text files of the brand, by path. @throws {InvalidDrawing} */
export function brandTexts(root: string): ReadonlyMap<string, string> {
  return new Map([
    ["brand/derived.ts", derived(root)],
    ["brand/catalogues.ts", catalogues(root)],
    ["brand/public/favicon.svg", icons(markOf(root)).tile],
    ...Object.entries(vendorSettings()).map(([name, settings]): [string, string] => [
      `content/${name}`,
      `${JSON.stringify(settings, null, 2)}\n`,
    ]),
  ]);
}

/** The generated images of the brand, by path. @throws {InvalidDrawing} */
export async function brandImages(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = await iconImages(icons(markOf(root)));
  return new Map(drawn.map(([name, file]) => [`brand/public/${name}`, file]));
}

function markOf(root: string): string {
  return markup(read(root, "mark.svg", { width: MARK_SIZE, height: MARK_SIZE }).shapes);
}

function derived(root: string): string {
  const [, , width, height] = read(root, "logo.svg").viewBox;
  const motif = read(root, "motif.svg");
  const social = (name: string) => markup(read(root, `social/${name}.svg`, SOCIAL_SIZE).shapes);
  const pages = {
    logo: { width, height },
    motif: {
      views: { whole: motif.viewBox.join(" "), near: motif.views.near ?? motif.viewBox.join(" ") },
      shapes: motif.shapes,
    },
  };
  const images = { mark: markOf(root), home: social("home"), news: social("news"), page: social("page") };
  return `import type { Drawings, Formats, ImageDrawings } from "./schema.ts";

// Written by \`npm run brand\` from the rest of this folder.
export const drawings: Drawings = ${JSON.stringify(pages)};
export const imageDrawings: ImageDrawings = ${JSON.stringify(images)};
export const formats: Formats = ${JSON.stringify(formatsOf(brand.locale))};
export const translatedFormats: Readonly<Record<string, Formats>> = ${JSON.stringify(translatedFormats())};
`;
}

const translated = (brand.translations ?? []).map(({ locale }) => locale);

function translatedFormats(): Readonly<Record<string, Formats>> {
  return Object.fromEntries(translated.map((locale) => [locale, formatsOf(locale)]));
}

/** The module that imports the texts of the further languages. */
function catalogues(root: string): string {
  const names = translated.map((locale, index) => ({ locale, name: `texts${index + 1}` }));
  const imports = names.map(
    ({ locale, name }) => `import * as ${name} from "./texts/${languageFor(root, locale)}/all.ts";\n`,
  );
  const entries = names.map(({ locale, name }) => `  "${locale}": ${name},\n`);
  return `import type { Texts } from "./locale.ts";
${imports.join("")}
/** The texts of the further languages of the site, by their locales. Written by \`npm run brand\`. */
export const catalogues: Readonly<Record<string, Texts>> = {${entries.length > 0 ? `\n${entries.join("")}` : ""}};
`;
}

/** The first day of a month, by the languages in which it alone is an ordinal: `Intl` knows none. */
const FIRST_DAYS: Readonly<Record<string, string>> = { ca: "1r", fr: "1er", it: "1º", pt: "1.º" };

/** How dates and numbers are written in a locale: with the years and digits of content, which are Gregorian and Latin. */
export function formatsOf(locale: string): Formats {
  const digits = { numberingSystem: "latn" } as const;
  const long = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeZone: "UTC",
    calendar: "gregory",
    ...digits,
  });
  const partsIn = (month: number) => long.formatToParts(Date.UTC(2026, month, 15));
  const nameOf = (month: number) => partsIn(month).find(({ type }) => type === "month")?.value ?? "";
  const date = partsIn(0).map(({ type, value }) =>
    ["day", "month", "year"].includes(type) ? `{${type}}` : value,
  );
  const number = new Intl.NumberFormat(locale, digits).formatToParts(1_234_567.8);
  const [, second] = number.filter(({ type }) => type === "integer");
  const first = FIRST_DAYS[new Intl.Locale(locale).language];
  const beforeTime = beforeTimeIn(locale);
  const sign = (type: string) => number.find((one) => one.type === type)?.value ?? "";
  return {
    months: Array.from({ length: 12 }, (_, month) => nameOf(month)),
    date: date.join(""),
    ...(first !== undefined && { first }),
    ...(beforeTime !== BEFORE_TIME && { beforeTime }),
    thousands: sign("group"),
    decimal: sign("decimal"),
    ...(second?.value.length === 2 && { inPairs: true }),
  };
}

/** What is between a date and a time, where both are short: between long ones, some languages have a word. */
function beforeTimeIn(locale: string): string {
  const written = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, calendar: "gregory", timeZone: "UTC" }).format(0);
  const date = written({ dateStyle: "medium" });
  const time = written({ timeStyle: "short" });
  const both = written({ dateStyle: "medium", timeStyle: "short" });
  return both.startsWith(date) && both.endsWith(time) ? both.slice(date.length, -time.length) : BEFORE_TIME;
}

function read(root: string, name: string, size?: { readonly width: number; readonly height: number }) {
  try {
    const drawing = readDrawing(readFileSync(join(root, "brand", name), "utf8"));
    const [, , width, height] = drawing.viewBox;
    if (size && (width !== size.width || height !== size.height))
      throw new Error(`is ${width} by ${height} large, and has to be ${size.width} by ${size.height}`);
    return drawing;
  } catch (cause) {
    throw new InvalidDrawing(`brand/${name}`, { cause });
  }
}

/** Settings for the content vendor's tools, which expect them next to the models in `content/`. */
function vendorSettings(): Readonly<Record<string, object>> {
  const { repository: repositoryName } = brand;
  const libraries = ["./slices"];
  const { pageTypes } = contentModel(prismicCapabilities());
  const routes = [
    { type: "home", path: "/" },
    { type: "news-archive", path: "/news" },
    { type: "news-article", path: "/news/:uid" },
    ...pageTypes
      .filter((type) => isComposed(type) && type !== "page")
      .map((type) => ({ type, path: "/:uid" })),
    { type: "page", path: "/:parent?/:uid", resolvers: { parent: "parent" } },
  ];
  return {
    "prismic.config.json": { repositoryName, libraries, routes },
    "slicemachine.config.json": {
      repositoryName,
      libraries,
      localSliceSimulatorURL: "http://localhost:3000/slice-simulator",
    },
  };
}

/**
 * The mark, on a square of 32, with a background: with round corners, and as a full square for systems that round the corners
 * themselves. Its edges should be on whole pixels at sizes 16 and 32.
 */
function icons(mark: string): { readonly tile: string; readonly square: string } {
  const on = (corners: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners} fill="${palette.forest}"/>${mark}</svg>\n`;
  return { tile: on(' rx="7"'), square: on("") };
}

/** The site's icons in all formats that browsers and systems request, except SVG, by name. */
async function iconImages({ tile, square }: ReturnType<typeof icons>): Promise<[string, Buffer][]> {
  const sizes = [16, 32];
  return [
    ["favicon.ico", ico(sizes, await Promise.all(sizes.map((size) => picture(tile, size))))],
    ["apple-touch-icon.png", await picture(square, 180)],
    ["icon-512.png", await picture(tile, 512)],
  ];
}

function picture(drawing: string, size: number): Promise<Buffer> {
  // The density at which the drawing, 32 units wide at 72 dpi, is rendered at the requested size.
  const drawn = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
  return drawn.png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** An ICO file: a header, an entry for each size, and the images as PNG. */
function ico(sizes: readonly number[], files: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * files.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(files.length, 4);
  let offset = header.length;
  for (const [index, file] of files.entries()) {
    const size = sizes[index] ?? 0;
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(file.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  }
  return Buffer.concat([header, ...files]);
}

if (import.meta.main)
  process.exitCode = await exitCodeOf(() =>
    generate("npm run brand\n\nGenerates the files that follow from brand/.", async function* () {
      yield* brandTexts(ROOT);
      yield* await brandImages(ROOT);
    }),
  );
