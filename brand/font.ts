import type { BrandFont } from "./schema.ts";

const files = ["instrument-sans-latin.ttf", "instrument-sans-latin-ext.ttf"];

/** The only font family of the site. */
export const brandFont: BrandFont = {
  family: "Instrument Sans",
  faces: [{ file: "instrument-sans-latin-wght-normal.woff2", fontWeight: "400 700" }],
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
