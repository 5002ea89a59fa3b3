import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { brandImages, brandTexts, InvalidDrawing } from "../../scripts/brand.ts";
import { type Finding, staleFiles } from "../findings.ts";
import { checkLogo } from "./logo.ts";

const COMMAND = "npm run brand";
/** Maximum average difference of a channel (0 to 255), because machines round pixels differently. */
const MAX_DIFFERENCE = 1;

/** Finds drawings that cannot be used, and generated files and images that differ from what the brand says. */
export async function checkDrawings(root: string): Promise<readonly Finding[]> {
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
