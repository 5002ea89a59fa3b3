import { createHash } from "node:crypto";

/**
 * An inline script that loads one of the site's scripts. The content security policy allows it by its hash, which makes
 * pages cacheable, and allows everything that it loads (`'strict-dynamic'`): so the site's script can load the tag
 * manager, but an injected script cannot. It is a module, so it runs after the document is parsed.
 */
export function scriptLoader(src: string): string {
  return `const s=document.createElement("script");s.type="module";s.src=${JSON.stringify(src)};document.head.append(s)`;
}

/** The hash of an inline script or style for a content security policy. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
