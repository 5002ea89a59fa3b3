import { palette } from "../../../../brand/palette.ts";
import { SITE_LOCALE } from "../contract/site.ts";

/** Texts of a self-contained page without external files. Not escaped: must not contain user input. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** The inline style of all notices; the CSP of the document allows it by its hash. */
export const NOTICE_STYLE = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 20vh 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; font-weight: 500 }
a { color: ${palette.action} }`;

/** The complete document of a notice. */
export function noticePage({ title, text, link }: Notice): string {
  return `<!doctype html>
<html lang="${SITE_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${NOTICE_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.label}</a></p>
</main>
</body>
</html>
`;
}
