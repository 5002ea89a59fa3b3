import type { Plugin } from "vite";

/** A style sheet taken apart: what holds on screens too, and what holds on paper alone, without saying so any more. */
export interface TakenApart {
  readonly rest: string;
  readonly print: string;
}

const PRINT = "@media print{";

/** Takes the rules for paper out of a minified style sheet: whole blocks for print, and `@page`. */
export function takeApart(css: string): TakenApart {
  const rest: string[] = [];
  const print: string[] = [];
  for (const block of blocksOf(css)) {
    if (block.startsWith(PRINT)) print.push(block.slice(PRINT.length, -1));
    else if (block.startsWith("@page")) print.push(block);
    else rest.push(block);
  }
  return { rest: rest.join(""), print: print.join("") };
}

/** The blocks of a style sheet at its top level, each with its selector. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  // Braces within strings are none.
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/gs)) {
    if (sign === "{") depth++;
    if (sign !== "}") continue;
    depth--;
    if (depth > 0) continue;
    blocks.push(css.slice(start, index + 1));
    start = index + 1;
  }
  const end = css.slice(start);
  return end.trim() === "" ? blocks : [...blocks, end];
}

/** Name by which the manifest knows the style sheet for paper. */
const NAME = "print.css";

/** Puts the rules for paper, wherever they were written, into one file that a document can link for print alone. */
export function printStyles(): Plugin {
  return {
    name: "print-styles",
    apply: "build",
    // Before the manifest is written.
    enforce: "post",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const print: string[] = [];
        for (const asset of Object.values(bundle)) {
          if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
          const apart = takeApart(String(asset.source));
          asset.source = apart.rest;
          print.push(apart.print);
        }
        this.emitFile({ type: "asset", name: NAME, originalFileName: NAME, source: print.join("") });
      },
    },
  };
}
