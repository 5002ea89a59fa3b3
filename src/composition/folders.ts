import { fileURLToPath } from "node:url";

// Relative to this file; the bundle in `dist/server` is at the same depth.
const project = new URL("../../", import.meta.url);

/** Output of `npm run build`. */
export const DIST = fileURLToPath(new URL("dist", project));

/** Font files for social images. */
export const FONTS = fileURLToPath(new URL("brand/fonts", project));

/** Content models and sample content. */
export const CONTENT = fileURLToPath(new URL("content", project));
