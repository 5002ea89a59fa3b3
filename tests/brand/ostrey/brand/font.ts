import type { BrandFont } from "../../../../brand/schema.ts";

export const brandFont: BrandFont = {
  family: "Source Serif 4",
  faces: [{ file: "source-serif-4-latin-wght-normal.woff2", fontWeight: "200 900" }],
  fallback: {
    fonts: [{ local: ["Georgia", "Liberation Serif"], sizes: [{ fontWeight: "400 700", size: 0.97 }] }],
    generic: "serif",
    ascent: 1.036,
    descent: 0.335,
  },
  outlines: {
    title: { files: ["source-serif-4-latin-500-normal.woff2"], weight: 500 },
    label: { files: ["source-serif-4-latin-600-normal.woff2"], weight: 600 },
  },
};
