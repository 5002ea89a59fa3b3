import { fileURLToPath } from "node:url";

// As seen from here, and from the same depth where `npm run build` puts this, `dist/server`.
const project = new URL("../../", import.meta.url);

/** What `npm run build` makes. */
export const DIST = fileURLToPath(new URL("dist", project));

/** The font files that images of links are drawn with. */
export const FONTS = fileURLToPath(new URL("brand/fonts", project));

/** The content models, and examples of their slices. */
export const MODELS = fileURLToPath(new URL("content", project));

/** The documents, images and files of the sample company. There need be none. */
export const SAMPLE = fileURLToPath(new URL("sample", project));
