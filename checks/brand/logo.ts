import sharp from "sharp";
import { parseColour } from "../../client/styles/contrast.ts";
import type { Finding } from "../findings.ts";
import { hex } from "./contrast.ts";

const PLACE = "brand/logo.svg";
const WIDTH_PX = 600;
/** Between two colours, summed over the channels, from 0 to 765. */
const SAME_COLOUR = 24;
const OPAQUE = 255;

/**
 * Checks that a logo can be shown as what it is used for: a mask, which has the colour of the text around it. Its pixels are
 * compared, so that it does not matter how the file names its colours.
 */
export async function checkLogo(svg: Buffer): Promise<readonly Finding[]> {
  const pixels = await sharp(svg).resize({ width: WIDTH_PX }).ensureAlpha().raw().toBuffer();
  const shares = new Map<string, number>();
  for (let start = 0; start < pixels.length; start += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(start, start + 4);
    const colour = hex([red, green, blue, alpha]);
    if (alpha === OPAQUE) shares.set(colour, (shares.get(colour) ?? 0) + 4 / pixels.length);
  }
  const [first, ...others] = [...shares].sort(([, one], [, other]) => other - one);
  if (!first) return [{ place: PLACE, problem: "has no opaque shape" }];
  const second = others.find(([colour]) => distance(colour, first[0]) > SAME_COLOUR);
  if (second) {
    const problem = `has several colours (${first[0]}, ${second[0]} …), and is shown in the colour of the text: cut out what is in front`;
    return [{ place: PLACE, problem }];
  }
  const isFilled = first[1] > 0.98;
  return isFilled ? [{ place: PLACE, problem: "fills its whole area: remove the background" }] : [];
}

function distance(one: string, other: string): number {
  const channels = parseColour(other);
  return parseColour(one).reduce((sum, level, index) => sum + Math.abs(level - (channels[index] ?? 0)), 0);
}
