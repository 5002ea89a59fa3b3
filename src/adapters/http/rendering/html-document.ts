import type { Head, InitialState } from "../contract/initial-state.ts";

/** Addresses of the client's files that a document names. */
export interface ClientAssets {
  readonly scripts: readonly string[];
  /** Scripts that the first one imports, fetched at the same time. */
  readonly preloadedScripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** Puts a document together from its rendered root, its head, the state it was rendered from, and its files. */
export function htmlDocument(
  { html, head }: { readonly html: string; readonly head: Head },
  state: InitialState,
  assets: ClientAssets,
): string {
  return [
    "<!doctype html>",
    '<html lang="en-AU">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description === undefined
      ? ""
      : `<meta name="description" content="${escapeHtml(head.description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloadedScripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    "</head>",
    "<body>",
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="initial-state">${escapeJson(state)}</script>`,
    "</body>",
    "</html>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** JSON within a script element: a `<` in it could otherwise end the element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
