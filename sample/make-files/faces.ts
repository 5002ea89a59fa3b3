/** The faces every reader has, so no file carries a font. */
export const faces = { regular: "Helvetica", bold: "Helvetica-Bold" } as const;
