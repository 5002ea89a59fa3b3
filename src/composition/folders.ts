import { fileURLToPath } from "node:url";

// Relative to this file; the bundle in `dist/server` is at the same depth.
const project = new URL("../../", import.meta.url);

/** Output of `npm run build`. */
export const DIST = fileURLToPath(new URL("dist", project));

/** Font files for social images. */
export const FONTS = fileURLToPath(new URL("brand/fonts", project));

/** The content models, and examples of their slices. */
export const MODELS = fileURLToPath(new URL("content", project));

/** The documents, images and files of the sample company; the folder may be missing. */
export const SAMPLE = fileURLToPath(new URL("sample", project));
