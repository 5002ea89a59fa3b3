import { fileURLToPath } from "node:url";

// As seen from here, and from the same depth where `npm run build` puts this, `dist/server`.
const project = new URL("../../", import.meta.url);

/** What `npm run build` makes. */
export const DIST = fileURLToPath(new URL("dist", project));

/** The font files that images of links are drawn with. */
export const FONTS = fileURLToPath(new URL("brand/fonts", project));

/** Content models and sample content. */
export const CONTENT = fileURLToPath(new URL("content", project));
