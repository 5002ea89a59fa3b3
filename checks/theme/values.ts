import { freeColours, freeUnits, hairline } from "./allowed-values.ts";
import { colourNames } from "./colour-names.ts";

/** Where a text stands: it decides which of its words are colours, easings or lengths. */
export interface Place {
  /** Property of a style or attribute of an element, in camel case; none for a text that stands by itself. */
  readonly property?: string | undefined;
  /** Whether the text can be nothing but style. In markup, `sizes` says in `vw` how wide the layout makes an image. */
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

/** What in a text is the theme's to say: colours, lengths, durations, easings and widths of the window. */
export function strayValues(text: string, { property = "", style }: Place): readonly string[] {
  const asked =
    width.test(text) && (!style || /\d/.test(text)) ? [`asks for a width of its own: ${text}`] : [];
  const lengths = asked.length > 0 ? [] : [...text.matchAll(length)];
  const strays = lengths
    .filter(([all, amount, unit = ""]) => !isFree(all, Number(amount), unit.toLowerCase(), style))
    .map(([all]) => all);
  const colours = [...text.matchAll(colour)].map(([found]) => found);
  const easings = [...text.matchAll(easing)].map(([found]) => found);
  const names = coloured.test(property) ? namedColours(text) : [];
  const easingNames = moving.test(property) ? [...text.matchAll(easingName)].map(([found]) => found) : [];
  return [
    ...asked,
    ...[...strays, ...colours, ...easings, ...names, ...easingNames].map((found) => `says ${found}`),
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
