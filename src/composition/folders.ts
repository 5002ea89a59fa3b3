import { fileURLToPath } from "node:url";

const project = new URL("../../", import.meta.url);

/** What `npm run build` makes. */
export const DIST = fileURLToPath(new URL("dist", project));

/** Content models and sample content. */
export const CONTENT = fileURLToPath(new URL("content", project));
