/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Parses a colour as the theme writes it (`#rgb`, `#rrggbb`, `#rrggbbaa`) or as browsers compute it (`rgb(1, 2, 3)`,
 * `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.5)`).
 *
 * @throws {RangeError} for anything else.
 */
export function parseColour(text: string): Rgba {
  const [red, green, blue, alpha = 1] = partsOf(text);
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`not a colour: ${text}`);
  return [red, green, blue, alpha];
}

function partsOf(text: string): readonly number[] {
  if (text.startsWith("#")) {
    const digits = text.length < 6 ? text.slice(1).replace(/./g, "$&$&") : text.slice(1);
    const pairs = digits.match(/../g) ?? [];
    return pairs.map((pair, index) => Number.parseInt(pair, 16) / (index < 3 ? 1 : 255));
  }
  const numbers = (text.match(/[\d.]+/g) ?? []).map(Number);
  if (text.startsWith("color(srgb ")) return numbers.map((part, index) => (index < 3 ? part * 255 : part));
  return /^rgba?\(/.test(text) ? numbers : [];
}

/** The visible colour of a colour over an opaque background (alpha blending). */
export function over([red, green, blue, alpha]: Rgba, background: Rgba): Rgba {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, background[0]), mix(green, background[1]), mix(blue, background[2]), 1];
}

/** Contrast of a colour on an opaque background, from 1 to 21 (Web Content Accessibility Guidelines 2.2, contrast ratio). */
export function contrast(colour: Rgba, background: Rgba): number {
  const front = luminance(over(colour, background));
  const back = luminance(background);
  return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
