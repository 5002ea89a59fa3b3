import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { brand } from "../../brand/brand.ts";
import { brandFont } from "../../brand/font.ts";
import { palette } from "../../brand/palette.ts";
import type { BrandFont } from "../../brand/schema.ts";
import { brandImages, brandTexts, InvalidDrawing } from "../../scripts/brand.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import { type Finding, report, staleFiles } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { checkCapabilities } from "./capabilities.ts";
import { checkContacts } from "./contacts.ts";
import { checkContrast } from "./contrast.ts";
import { checkIssuer } from "./issuer.ts";
import { checkLogo } from "./logo.ts";
import { checkTexts } from "./texts.ts";

/** Files that may name a company: the brand, the content, their tests, and the example that leads to a brand. */
const PLACES =
  /^(?:brand|sample|tests)\/|^README\.md$|^docs\/adopting\.md$|^content\/(?:prismic|slicemachine)\.config\.json$/;
const BINARY = /\.(?:avif|gif|ico|jpe?g|pdf|png|ttf|webp|woff2?|xlsx)$/;
const COMMAND = "npm run brand";
/** Maximum average difference of a channel (0 to 255), because machines round pixels differently. */
const MAX_DIFFERENCE = 1;

/** Drawings, fonts, generated files, contrast, the language of texts, contacts, capabilities, identifiers, and no other file that names the company. */
async function checkBrand(root: string): Promise<readonly Finding[]> {
  return [
    ...(await checkDrawings(root)),
    ...checkFont(join(root, "brand/fonts"), brandFont.outlines),
    ...checkContrast(palette),
    ...(await checkTexts(root, brand.locale)),
    ...checkContacts(root, brand.email.sender),
    ...checkCapabilities(brand.capabilities),
    ...checkIssuer(brand),
    ...checkNames(root, [brand.shortName, brand.slug]),
  ];
}

async function checkDrawings(root: string): Promise<readonly Finding[]> {
  try {
    return [
      ...staleFiles(root, brandTexts(root), "brand/ says", COMMAND),
      ...(await staleImages(root, await brandImages(root))),
      ...(await checkLogo(readFileSync(join(root, "brand/logo.svg")))),
    ];
  } catch (error) {
    if (!(error instanceof InvalidDrawing)) throw error;
    return [{ place: error.path, problem: error.problem }];
  }
}

/** Finds generated images that differ from the brand's drawings. */
async function staleImages(root: string, images: ReadonlyMap<string, Buffer>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [path, expected] of images) {
    const file = join(root, path);
    if (!existsSync(file)) findings.push({ place: path, problem: `is missing; ${COMMAND} generates it` });
    else if (!(await looksLike(readFileSync(file), expected)))
      findings.push({ place: path, problem: `is not up to date with brand/; ${COMMAND} generates it` });
  }
  return findings;
}

async function looksLike(actual: Buffer, expected: Buffer): Promise<boolean> {
  if (actual.equals(expected)) return true;
  // The image library cannot decode an ICO file.
  const [one, other] = await Promise.all([actual, expected].map(pixelsOf));
  if (!one || !other || one.length !== other.length) return false;
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length <= MAX_DIFFERENCE;
}

async function pixelsOf(file: Buffer): Promise<Buffer | undefined> {
  // The largest PNG is the last one in an ICO file.
  const start = file.lastIndexOf(Buffer.from("\x89PNG", "latin1"));
  return start < 0 ? undefined : sharp(file.subarray(start)).ensureAlpha().raw().toBuffer();
}

/** Checks that text in social images can be drawn. The site reads these files only when one is requested. */
function checkFont(folder: string, outlines: BrandFont["outlines"]): readonly Finding[] {
  return Object.entries(outlines).flatMap(([use, outline]) => {
    try {
      outlineFont(folder, outline);
      return [];
    } catch (error) {
      return [{ place: `brand/font.ts outlines.${use}:`, problem: String(error) }];
    }
  });
}

/** Checks that no other file contains one of these names, in upper or lower case. */
function checkNames(root: string, names: readonly string[]): readonly Finding[] {
  const words = [...new Set(names.map((name) => name.toLowerCase()))];
  return projectFiles(root, [".ci", ".github"])
    .filter((path) => !PLACES.test(path) && !BINARY.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const named = words.find((word) => line.toLowerCase().includes(word));
          const problem = `names "${named}": use a name from brand/brand.ts`;
          return named === undefined ? [] : [{ place: `${path}:${index + 1}`, problem }];
        }),
    );
}

report(
  await checkBrand(process.cwd()),
  "Drawings and fonts can be used, files generated from them are up to date, colours have enough contrast, people are named, currencies and identifiers are right, and no other file contains the company's name.",
);
