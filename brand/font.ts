import type { BrandFont } from "./schema.ts";

const files = ["instrument-sans-latin.ttf", "instrument-sans-latin-ext.ttf"];

// Nearly every page consists only of these characters, and then loads two thirds of the font. The files were made with
// `fonts/subset.py`.
const BASIC_LATIN =
  "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193, U+2212";
const SUPPLEMENT =
  "U+00A1-00A3, U+00A5, U+00A7-00A8, U+00AA-00AB, U+00AE-00B0, U+00B4, U+00B6, U+00B8, U+00BA-00BB, U+00BF-00D6, U+00D8-00FF, U+0102, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308, U+201A, U+201E, U+2039-203A, U+20AC, U+2122";

/** The only font family of the site. */
export const brandFont: BrandFont = {
  family: "Instrument Sans",
  faces: [
    { file: "instrument-sans-basic-latin.woff2", fontWeight: "400 700", unicodeRange: BASIC_LATIN },
    { file: "instrument-sans-latin-supplement.woff2", fontWeight: "400 700", unicodeRange: SUPPLEMENT },
  ],
  fallback: {
    local: ["Arial", "Liberation Sans", "Roboto"],
    generic: "sans-serif",
    // Measured on running text. Bold text is relatively wider, so text and headlines have separate metrics.
    stands: [
      {
        fontWeight: "400",
        sizeAdjust: "103.2%",
        ascentOverride: "94%",
        descentOverride: "24.2%",
        lineGapOverride: "0%",
      },
      {
        fontWeight: "500 700",
        sizeAdjust: "104.6%",
        ascentOverride: "92.7%",
        descentOverride: "23.9%",
        lineGapOverride: "0%",
      },
    ],
  },
  outlines: { title: { files, weight: 500 }, label: { files, weight: 600 } },
};
