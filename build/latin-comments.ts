import { parseSync } from "oxc-parser";
import type { Plugin } from "vite";

/**
 * Leaves nothing in comments that a byte cannot hold: one such letter doubles a file in memory. Texts are the bundler's,
 * which writes them with escapes.
 */
export function latinComments(): Plugin {
  return {
    name: "latin-comments",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk") part.code = withLatinComments(part.fileName, part.code);
      }
    },
  };
}

/** JavaScript with `?` in its comments for every letter beyond ASCII; all else as it is. */
export function withLatinComments(fileName: string, code: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of parseSync(fileName, code).comments) {
    parts.push(code.slice(at, start), code.slice(start, end).replace(/[\u0080-\uffff]/g, "?"));
    at = end;
  }
  return [...parts, code.slice(at)].join("");
}
