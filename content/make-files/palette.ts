/** The house colours, the same as the site's. */
export const palette = {
  forest: "#06281c",
  green: "#0a4d34",
  action: "#00703c",
  mint: "#cbebd9",
  lime: "#b8e34b",
  paper: "#fbfaf6",
  sand: "#f1eee6",
  ink: "#101814",
  inkSoft: "#46524c",
  line: "#d9ddd7",
} as const;

/** The faces every reader has, so no file carries a font. */
export const faces = { regular: "Helvetica", bold: "Helvetica-Bold" } as const;
