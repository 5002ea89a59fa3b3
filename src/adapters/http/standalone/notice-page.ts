import type { Locale } from "../../../../brand/locale.ts";
import { localPath } from "../../../domain/links/address.ts";
import { escapeHtml } from "../../../domain/text/escape-html.ts";
import { apiPath } from "../contract/site.ts";
import { standaloneDocument } from "./standalone-document.ts";

/** A newsletter form as it was sent, to be corrected and sent again. What is in it is escaped. */
export interface NoticeForm {
  readonly email: string;
  /** The topics that the site offers. */
  readonly topics: readonly { readonly name: string; readonly isChosen: boolean }[];
  /** Whether it has the field that only bots fill in. Without it, a password manager cannot fill it in again. */
  readonly hasHoneypot: boolean;
}

/** Texts of a self-contained page without external files. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
  /** Default: there is none. */
  readonly form?: NoticeForm | undefined;
}

/** The link of a notice that has no page to go back to. */
export function homeLink({ language, texts }: Locale): Notice["link"] {
  return { label: texts.pages.home, href: localPath("/", language) };
}

/** The complete document of a notice, without external files. */
export function noticePage({ title, text, link, form }: Notice, locale: Locale): string {
  const main = `<p>${escapeHtml(text)}</p>
${form ? formOf(form, locale) : ""}<p><a href="${link.href}">${escapeHtml(link.label)}</a></p>`;
  return standaloneDocument(title, main, locale);
}

/** The form with the same fields as on the page that it was sent from. */
function formOf({ email, topics, hasHoneypot }: NoticeForm, locale: Locale): string {
  const { newsletter: texts } = locale.texts;
  const honeypot = `<label hidden>${escapeHtml(texts.honeypot)} <input name="comment" autocomplete="off" tabindex="-1"></label>\n`;
  const boxes = topics.map(({ name, isChosen }) => {
    const value = escapeHtml(name);
    return `<label><input type="checkbox" name="topics" value="${value}"${isChosen ? " checked" : ""}> ${value}</label>`;
  });
  return `<form method="post" action="${apiPath("newsletterPost", locale.language)}">
${hasHoneypot ? honeypot : ""}<label>${escapeHtml(texts.address)} <input type="email" name="email" required autocomplete="email" value="${escapeHtml(email)}"></label>
${boxes.length === 0 ? "" : `<fieldset><legend>${escapeHtml(texts.topics)}</legend>\n${boxes.join("\n")}\n</fieldset>\n`}<button type="submit">${escapeHtml(texts.submit)}</button>
</form>
`;
}
