import type { Palette } from "./schema.ts";

/** The brand colours, for the site, its images and its files. */
export const palette = {
  forest: "#06281c",
  moss: "#083a28",
  green: "#0a4d34",
  action: "#00703c",
  mint: "#cbebd9",
  meadow: "#dcebd9",
  lime: "#b8e34b",
  paper: "#fbfaf6",
  sand: "#f1eee6",
  stone: "#e3dfd2",
  ink: "#101814",
  inkSoft: "#46524c",
  line: "#d9ddd7",
  alert: "#b3261e",
  white: "#fff",
} as const satisfies Palette;
