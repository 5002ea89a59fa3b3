import type { Palette } from "../../../../brand/schema.ts";

export const palette = {
  forest: "#0b1f3a",
  moss: "#123056",
  green: "#1c3f73",
  action: "#0b5cad",
  mint: "#d6e4f5",
  meadow: "#dbe7f0",
  lime: "#ffc24b",
  paper: "#fdfcfc",
  sand: "#eff1f5",
  stone: "#dedbe3",
  ink: "#13161c",
  inkSoft: "#4a5261",
  line: "#d8dbe2",
  alert: "#b01e3a",
  white: "#fff",
} as const satisfies Palette;
