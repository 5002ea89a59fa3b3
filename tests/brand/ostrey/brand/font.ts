import type { BrandFont } from "../../../../brand/schema.ts";

export const brandFont: BrandFont = {
  family: "Source Serif 4",
  faces: [{ file: "source-serif-4-latin-wght-normal.woff2", fontWeight: "200 900" }],
  fallback: {
    local: ["Georgia", "Liberation Serif"],
    generic: "serif",
    stands: [
      {
        fontWeight: "400 700",
        sizeAdjust: "97%",
        ascentOverride: "106.8%",
        descentOverride: "34.5%",
        lineGapOverride: "0%",
      },
    ],
  },
  outlines: {
    title: { files: ["source-serif-4-latin-500-normal.ttf"], weight: 500 },
    label: { files: ["source-serif-4-latin-600-normal.ttf"], weight: 600 },
  },
};
