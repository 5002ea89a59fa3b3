import { newsletter as texts } from "#texts/newsletter.ts";
import { pages } from "#texts/pages.ts";
import { palette } from "../../../../brand/palette.ts";
import { documentLanguage } from "../../../domain/text/locale.ts";
import { SITE_LOCALE } from "../contract/site.ts";
import { escapeHtml } from "./escape-html.ts";

/** A newsletter form as it was sent, to be corrected and sent again. What is in it is escaped. */
export interface NoticeForm {
  readonly email: string;
  /** The topics that the site offers. */
  readonly topics: readonly { readonly name: string; readonly isChosen: boolean }[];
  /** Whether it has the field that only bots fill in. Without it, a password manager cannot fill it in again. */
  readonly hasHoneypot: boolean;
}

const HONEYPOT = `<label hidden>${escapeHtml(texts.honeypot)} <input name="comment" autocomplete="off" tabindex="-1"></label>\n`;

/** Texts of a self-contained page without external files. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
  /** Default: there is none. */
  readonly form?: NoticeForm | undefined;
}

/** The link of a notice that has no page to go back to. */
export const HOME_LINK = { label: pages.home, href: "/" } as const;

/** The inline style of all notices; the CSP of the document allows it by its hash. */
export const NOTICE_STYLE = `
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

/** The complete document of a notice, without external files. */
export function noticePage({ title, text, link, form }: Notice): string {
  return `<!doctype html>
<html ${documentLanguage(SITE_LOCALE)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${NOTICE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form ? formOf(form) : ""}<p><a href="${link.href}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>
`;
}

/** The same fields as in the page that it was sent from. */
function formOf({ email, topics, hasHoneypot }: NoticeForm): string {
  const boxes = topics.map(({ name, isChosen }) => {
    const value = escapeHtml(name);
    return `<label><input type="checkbox" name="topics" value="${value}"${isChosen ? " checked" : ""}> ${value}</label>`;
  });
  return `<form method="post" action="/api/newsletterPost">
${hasHoneypot ? HONEYPOT : ""}<label>${escapeHtml(texts.address)} <input type="email" name="email" required autocomplete="email" value="${escapeHtml(email)}"></label>
${boxes.length === 0 ? "" : `<fieldset><legend>${escapeHtml(texts.topics)}</legend>\n${boxes.join("\n")}\n</fieldset>\n`}<button type="submit">${escapeHtml(texts.submit)}</button>
</form>
`;
}
