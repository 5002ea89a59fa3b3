import type { Locale } from "../../../../brand/locale.ts";
import { palette } from "../../../../brand/palette.ts";
import { escapeHtml } from "../../../domain/text/escape-html.ts";
import { documentLanguage } from "../../../domain/text/locale.ts";

/** The inline style of all documents without external files; their CSP allows it by its hash. */
export const STANDALONE_STYLE = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 20vh 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; font-weight: 500 }
a { color: ${palette.action} }
fieldset { margin: 1rem 0; border: 0; padding: 0 }
label:not([hidden]) { display: block; padding: .375rem 0 }
input, button { font: inherit }
[type=email] { display: block; box-sizing: border-box; width: 100%; padding: .5rem }
[type=checkbox] { width: 1.25rem; height: 1.25rem; vertical-align: -.2rem }
button { padding: .5rem 1.5rem }
li + li { margin-top: 1rem }`;

/**
 * A complete document without external files, which search engines leave out.
 *
 * @param main - HTML below the title.
 */
export function standaloneDocument(title: string, main: string, { brand }: Locale): string {
  return `<!doctype html>
<html ${documentLanguage(brand.locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STANDALONE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
}
