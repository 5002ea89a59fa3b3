import type { BrandFont, FallbackFont } from "./schema.ts";

const files = ["instrument-sans-latin.ttf", "instrument-sans-latin-ext.ttf"];

// Nearly every page consists of these characters alone, and then loads two thirds of the font. The files were made with
// `fonts/subset.py`.
const BASIC_LATIN =
  "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193, U+2212";
const SUPPLEMENT =
  "U+00A1-00A3, U+00A5, U+00A7-00A8, U+00AA-00AB, U+00AE-00B0, U+00B4, U+00B6, U+00B8, U+00BA-00BB, U+00BF-00D6, U+00D8-00FF, U+0102, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308, U+201A, U+201E, U+2039-203A, U+20AC, U+2122";

/**
 * A fallback font whose letters, digits and spaces have a size each: the spaces of the brand's font are narrow, and its bold
 * letters relatively wide. The sizes are those with which the fewest texts on pages of the site, in windows of 320 to 412 px,
 * have another number of lines than in the brand's font.
 */
function fallbackFont(
  local: FallbackFont["local"],
  { text, bold, space }: Readonly<{ text: Sizes; bold: Sizes; space: number }>,
): FallbackFont {
  const sizesOf = (fontWeight: string, [letters, digits]: Sizes) => [
    { fontWeight, size: letters },
    { fontWeight, size: digits, unicodeRange: "U+30-39" },
    { fontWeight, size: space, unicodeRange: "U+20" },
  ];
  return { local, sizes: [...sizesOf("400", text), ...sizesOf("500 700", bold)] };
}

/** The sizes of letters and of digits. */
type Sizes = readonly [letters: number, digits: number];

/** The only font family of the site. */
export const brandFont: BrandFont = {
  family: "Instrument Sans",
  faces: [
    { file: "instrument-sans-basic-latin.woff2", fontWeight: "400 700", unicodeRange: BASIC_LATIN },
    { file: "instrument-sans-latin-supplement.woff2", fontWeight: "400 700", unicodeRange: SUPPLEMENT },
  ],
  fallback: {
    fonts: [
      fallbackFont(["Arial", "Liberation Sans"], {
        text: [1.061, 1.001],
        bold: [1.082, 1.015],
        space: 0.714,
      }),
      fallbackFont(["Roboto"], { text: [1.044, 0.973], bold: [1.065, 0.987], space: 0.778 }),
      fallbackFont(["DejaVu Sans"], { text: [0.929, 0.854], bold: [0.928, 0.866], space: 0.609 }),
    ],
    generic: "sans-serif",
    ascent: 0.97,
    descent: 0.25,
  },
  outlines: { title: { files, weight: 500 }, label: { files, weight: 600 } },
};
