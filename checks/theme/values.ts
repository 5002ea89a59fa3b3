import { freeColours, freeUnits, hairline } from "./allowed-values.ts";
import { colourNames } from "./colour-names.ts";

/** Context of a text: it decides which of its words are colours, easings or lengths. */
export interface Place {
  /** Style property or attribute of an element, in camel case; absent for a text outside of these. */
  readonly property?: string | undefined;
  /** Whether the text is always a style. In markup, `sizes` states the width of an image in `vw`. */
  readonly style: boolean;
}

const length =
  /(?<![\w.#-])-?(\d*\.?\d+)(px|pt|pc|cm|mm|in|q|rem|rlh|[sld]?v(?:w|h|i|b|min|max)|em|ex|ch|ic|lh|cq(?:w|h|i|b|min|max)|m?s)\b/gi;
const colour =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const easing = /\bcubic-bezier\(|\blinear\(|\bsteps\(/gi;
const easingName = /(?<![\w-])(?:ease(?:-in)?(?:-out)?|linear|step-start|step-end)(?![\w(-])/gi;
const width =
  /\((?:min-|max-)?(?:width|height|inline-size|block-size)\b|\b(?:width|height|inline-size)\s*[<>]/i;
const coloured = /color|background|border|outline|shadow|fill|stroke|decoration|caret|gradient/i;
const moving = /transition|animation/i;

/** Values in a text that must be tokens: colours, lengths, durations, easings and window widths. */
export function strayValues(text: string, { property = "", style }: Place): readonly string[] {
  const queries = width.test(text) && (!style || /\d/.test(text)) ? [`uses its own width: ${text}`] : [];
  const lengths = queries.length > 0 ? [] : [...text.matchAll(length)];
  const strays = lengths
    .filter(([all, amount, unit = ""]) => !isFree(all, Number(amount), unit.toLowerCase(), style))
    .map(([all]) => all);
  const colours = [...text.matchAll(colour)].map(([found]) => found);
  const easings = [...text.matchAll(easing)].map(([found]) => found);
  const names = coloured.test(property) ? namedColours(text) : [];
  const easingNames = moving.test(property) ? [...text.matchAll(easingName)].map(([found]) => found) : [];
  return [
    ...queries,
    ...[...strays, ...colours, ...easings, ...names, ...easingNames].map((found) => `uses ${found}`),
  ];
}

function isFree(all: string, amount: number, unit: string, style: boolean): boolean {
  if (amount === 0 || unit in freeUnits) return true;
  return all.replace("-", "") === hairline || (!style && unit === "vw");
}

function namedColours(text: string): readonly string[] {
  const words = text.match(/(?<![\w-])[a-z]+(?![\w(-])/gi) ?? [];
  return words.filter((word) => {
    const name = word.toLowerCase();
    return colourNames.has(name) && !freeColours.has(name);
  });
}
