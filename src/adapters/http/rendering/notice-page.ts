import { palette } from "../../../../brand/palette.ts";
/** What a page says that stands alone: no style sheet, no script, nothing that could fail. Never outsiders' words. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** The style sheet of every notice, which the policy of its document names by its hash. */
export const NOTICE_STYLE = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 20vh 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; font-weight: 500 }
a { color: ${palette.action} }`;

/** The whole document of a notice. */
export function noticePage({ title, text, link }: Notice): string {
  return `<!doctype html>
<html lang="en-AU">
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
