import { createHash } from "node:crypto";

/**
 * A script within a document that loads one of the site's own. A policy names it by its hash, so that pages can be cached,
 * and lets in what it loads (`'strict-dynamic'`): the tag manager can be loaded by the site's script, and by nothing that
 * somebody puts into a page. As a module it waits for the document, like the script that it loads.
 *
 * @param src - Address of the script, of the build's own making.
 */
export function scriptLoader(src: string): string {
  return `const s=document.createElement("script");s.type="module";s.src=${JSON.stringify(src)};document.head.append(s)`;
}

/** A script as a policy names it. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
