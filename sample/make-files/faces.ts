/** Standard fonts of all PDF readers, so that no font is embedded. */
export const faces = { regular: "Helvetica", bold: "Helvetica-Bold" } as const;
