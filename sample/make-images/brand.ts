import { palette } from "../../brand/palette.ts";
import { lengthOf, lettering } from "./lettering.ts";

/** The mark's two lanes on a square of 32: together an L taking its bend. */
const outerLane = "M6 4h4v9a9 9 0 0 0 9 9h9v4h-9a13 13 0 0 1-13-13z";
const innerLane = "M12 4h4v9a3 3 0 0 0 3 3h9v4h-9a7 7 0 0 1-7-7z";
const markSize = 22;

/** The mark filling a square, whose corners the systems that show it round off themselves. */
export function tile(): string {
  return favicon().replace(' rx="7"', "");
}

/** The mark on its own tile; its edges fall on whole pixels at 16 and at 32. */
export function favicon(): string {
  const { forest, mint, lime } = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${forest}"/><path fill="${mint}" d="${outerLane}"/><path fill="${lime}" d="${innerLane}"/></svg>\n`;
}

const wordSize = 100;
const markScale = 4;
const wordStart = markSize * markScale + 21;
const wordBaseline = 80;

/** The mark and the name, in whatever colour the text around them has. */
export function logo(): string {
  const width = Math.ceil(wordStart + lengthOf("Larkfield", wordSize));
  const height = markSize * markScale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor"><path transform="matrix(${markScale} 0 0 ${markScale} -24 -16)" d="${outerLane}${innerLane}"/><path d="${lettering("Larkfield", wordStart, wordBaseline, wordSize)}"/></svg>\n`;
}
