import type { Locale } from "../../../brand/locale.ts";
import { palette } from "../../../brand/palette.ts";
import { type AlertEntry, type ChangedEvent, isOfExchange } from "../../domain/alerts/alert-entry.ts";
import { dayAt } from "../../domain/content/day.ts";
import { fileFormat } from "../../domain/content/file-format.ts";
import { releaseTime } from "../../domain/content/release.ts";
import { localPath } from "../../domain/links/address.ts";
import { cut } from "../../domain/text/cut.ts";
import { escapeHtml } from "../../domain/text/escape-html.ts";
import { documentLanguage, otherLanguage } from "../../domain/text/locale.ts";
import { writtenDate, writtenMoment } from "../../domain/text/written-date.ts";
import type { Alert } from "../../ports/alert-sender.ts";

export interface AlertSite {
  readonly name: string;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
}

/** An alert as an e-mail. The links that differ for each recipient are merge tags of the provider. */
export interface AlertMail {
  readonly subject: string;
  /** The preview text that e-mail clients show next to the subject. */
  readonly preview: string;
  readonly html: string;
  readonly text: string;
}

/** The part of a language that e-mails need. */
type MailLanguage = Pick<Locale, "language" | "brand" | "formats" | "texts">;

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif";
/** Dark mode. The inline styles are the light mode, for e-mail clients that ignore style sheets. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
a { color: ${palette.action} }
@media (max-width: 480px) { .cell { padding-left: 20px !important; padding-right: 20px !important } }
@media (prefers-color-scheme: dark) {
  .page { background: ${palette.ink} !important }
  .card { background: ${palette.forest} !important }
  .title, .title a { color: ${palette.white} !important }
  .text, .text a { color: ${palette.mint} !important }
  .button { background: ${palette.lime} !important; color: ${palette.ink} !important }
}`;

/** The provider rejects campaigns with a longer subject. For previews it is more than clients show. */
const MAX_LINE_LENGTH = 150;

/**
 * Writes the e-mail of an alert.
 *
 * @param language - The language of the subscribers.
 * @param mainLanguage - The language of documents that are not translated. Default: all are.
 */
export function alertMail(
  given: Alert,
  site: AlertSite,
  language: MailLanguage,
  mainLanguage = language,
): AlertMail {
  const { announcements, topicNames } = given;
  const alert = { ...given, topics: given.topics.map((topic) => topicNames?.get(topic) ?? topic) };
  const words = mailWords(language, mainLanguage);
  const topics = words.list(alert.topics);
  const first = announcements.find(({ isPriceSensitive }) => isPriceSensitive) ?? announcements[0];
  const others = announcements.length - 1;
  const title = first ? words.title(first) : topics;
  const withOthers = (name: string) => (others > 0 ? words.andMore(name, others) : name);
  const subject = withOthers(shortened(withoutTags(title), MAX_LINE_LENGTH - withOthers("").length));
  const about = first?.event ? words.dates(first).join("; ") : words.about(topics, site.name);
  const preview = shortened(withoutTags(first?.summary ?? about), MAX_LINE_LENGTH);
  return {
    subject,
    preview,
    html: htmlOf(alert, site, words, { subject, preview }),
    text: textOf(alert, site, words),
  };
}

type Words = ReturnType<typeof mailWords>;

/** When an event is now, with what its status says of that. */
function statusText(status: ChangedEvent["status"], when: string, words: Locale["texts"]["mail"]): string {
  switch (status) {
    case "Moved":
      return words.newDate(when);
    case "Postponed":
    case "Cancelled":
      return words.planned(when);
    case "Online":
    case "Changed":
      return when;
  }
}

function mailWords(
  { language, brand, formats, texts: { content, mail: words } }: MailLanguage,
  main: MailLanguage,
) {
  const { locale } = brand;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", calendar: "gregory", timeZone: "UTC" });
  const lists = new Intl.ListFormat(locale);
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  const moment = (date: string, time?: string) =>
    time === undefined
      ? writtenDate(date, formats)
      : writtenMoment(date, releaseTime(time, brand.timeZone, locale), formats);
  const datesOf = ({ status, date, lastDay, starts, previousStart, previousDay, note }: ChangedEvent) => {
    const now = lastDay === undefined ? moment(date, starts) : days.formatRange(day(date), day(lastDay));
    return [
      statusText(status, now, words),
      ...(previousStart === undefined
        ? []
        : [words.before(moment(dayAt(previousStart, brand.timeZone), starts && previousStart))]),
      ...(previousDay === undefined ? [] : [words.before(moment(previousDay))]),
      // The note says what has changed.
      ...(status === "Changed" && note !== undefined ? [note] : []),
    ];
  };
  /** When a document was released; for an event, its date and the previous one. */
  const datesIn = ({ date, released, event }: AlertEntry) => {
    if (event) return datesOf(event);
    return date === undefined ? [] : [moment(date, released)];
  };
  const foreignLanguage = otherLanguage(main.brand.locale, locale);
  /** The language of announcements of the exchange is unknown: they are not marked as foreign. */
  const isForeign = (one: AlertEntry) => one.language !== language && !isOfExchange(one.id);
  return {
    ...words,
    colon: content.colon,
    home: localPath("/", language),
    attributes: documentLanguage(locale),
    /** HTML attributes for the text of a document, if that is in another language than the e-mail. */
    attributesOf: (one: AlertEntry) => (isForeign(one) ? ` ${documentLanguage(main.brand.locale)}` : ""),
    /** The same for its title, which an editor may have left untranslated in an event. */
    attributesOfTitle: (one: AlertEntry) => {
      const left = one.event?.wordsIn?.inTitle ?? one.event?.wordsIn?.title;
      if (left !== undefined) return ` ${documentLanguage(left)}`;
      return isForeign(one) ? ` ${documentLanguage(main.brand.locale)}` : "";
    },
    list: (parts: readonly string[]) => lists.format(parts),
    title: ({ title, isPriceSensitive, event }: AlertEntry) => {
      if (event) return words.changed[event.status](title);
      return isPriceSensitive ? words.priceSensitive(title) : title;
    },
    dates: datesIn,
    /** The same, with the language of the document if it is another one than that of the e-mail. */
    notes: (one: AlertEntry) => [
      ...datesIn(one),
      ...(isForeign(one) && foreignLanguage !== undefined ? [foreignLanguage] : []),
    ],
  };
}

function htmlOf(
  { announcements, topics, postalAddress }: Alert,
  site: AlertSite,
  words: Words,
  { subject, preview }: Pick<AlertMail, "subject" | "preview">,
): string {
  const items = announcements.map((one) => itemOf(one, site, words)).join("");
  const address = [site.name, ...postalAddress].map(escaped).join("<br>");
  return `<!doctype html>
<html ${words.attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${palette.sand}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="page" style="background:${palette.sand}"><tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" class="card" style="width:100%;max-width:600px;background:${palette.paper}">
<tr><td class="cell" style="padding:24px 40px;background:${palette.forest};${FONT}">
<a href="${escaped(site.publicUrl + words.home)}" style="color:${palette.white};font-size:20px;font-weight:600;text-decoration:none">${escaped(site.name)}</a>
<h1 style="margin:4px 0 0;color:${palette.lime};font-size:16px;font-weight:400">${escaped(words.list(topics))}</h1>
</td></tr>
${items}<tr><td class="cell text" style="padding:24px 40px 32px;border-top:1px solid ${palette.line};${FONT};font-size:14px;line-height:1.5;color:${palette.inkSoft}">
<p style="margin:0 0 12px">${escaped(reasonOf(topics, site, words))}</p>
<p style="margin:0 0 12px">${words.choices(linkTo("*|UPDATE_PROFILE|*"), linkTo("*|UNSUB|*"))}</p>
<p style="margin:0">${address}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function linkTo(href: string): (text: string) => string {
  return (text) => `<a href="${href}">${escaped(text)}</a>`;
}

function itemOf(announcement: AlertEntry, { publicUrl }: AlertSite, words: Words): string {
  const { summary, event, href, files } = announcement;
  const title = titleIn(announcement, words);
  const attributes = words.attributesOf(announcement);
  const notes = words.notes(announcement).map(escaped).join("<br>");
  const address = escaped(absolute(href ?? files[0]?.href ?? "/", publicUrl));
  const read = event ? words.openDate : words.readAnnouncement;
  const action = href === undefined ? words.openDocument(formatSuffix(files[0]?.href ?? "")) : read;
  const lines = [
    `<tr><td class="cell" style="padding:32px 40px 24px;${FONT}">`,
    `<h2 class="title" style="margin:0 0 8px;font-size:24px;line-height:1.25;font-weight:500;color:${palette.ink}"><a href="${address}" style="color:${palette.ink};text-decoration:none">${title}</a></h2>`,
  ];
  if (notes !== "")
    lines.push(
      `<p class="text" style="margin:0 0 12px;font-size:14px;color:${palette.inkSoft}">${notes}</p>`,
    );
  if (summary !== undefined)
    lines.push(
      `<p${attributes} class="text" style="margin:0 0 20px;font-size:16px;line-height:1.5;color:${palette.inkSoft}">${escaped(summary)}</p>`,
    );
  lines.push(
    `<p style="margin:0 0 16px"><a href="${address}" class="button" style="display:inline-block;padding:12px 20px;background:${palette.green};color:${palette.white};font-size:16px;text-decoration:none">${escaped(action)}</a></p>`,
  );
  if (href !== undefined && files.length > 0) lines.push(filesOf(announcement, publicUrl, attributes));
  return `${lines.join("\n")}\n</td></tr>\n`;
}

/** Stands for the title of a document in a sentence of the e-mail. */
const PLACE = "\uFFFC";

/** The title as HTML, marked with its language if that differs from the sentence around it. */
function titleIn(announcement: AlertEntry, words: Words): string {
  const { title, event } = announcement;
  const own = event?.inTitle ?? title;
  const attributes = words.attributesOfTitle(announcement);
  if (attributes === "") return escaped(words.title(announcement));
  const [before = "", after = ""] = words
    .title({ ...announcement, title: title.replace(own, PLACE) })
    .split(PLACE);
  return `${escaped(before)}<span${attributes}>${escaped(own)}</span>${escaped(after)}`;
}

/** The format of a file, to follow its name: ` (PDF)`; empty if it is unknown. */
function formatSuffix(href: string): string {
  const format = fileFormat(href);
  return format === undefined ? "" : ` (${format})`;
}

function filesOf({ files }: AlertEntry, publicUrl: string, attributes: string): string {
  const items = files.map((file) => {
    const address = escaped(absolute(file.href, publicUrl));
    return `<li${attributes} style="margin:0 0 8px"><a href="${address}">${escaped(file.title)}${formatSuffix(file.href)}</a></li>`;
  });
  return `<ul class="text" style="margin:0;padding:0 0 0 20px;font-size:16px;line-height:1.5">${items.join("")}</ul>`;
}

function textOf({ announcements, topics, postalAddress }: Alert, site: AlertSite, words: Words): string {
  const items = announcements.map((announcement) => {
    const { summary, href, files } = announcement;
    return [
      words.title(announcement),
      ...words.notes(announcement),
      ...(summary === undefined ? [] : ["", summary]),
      "",
      ...(href === undefined ? [] : [absolute(href, site.publicUrl)]),
      ...files.map(
        (file) =>
          `${file.title}${formatSuffix(file.href)}${words.colon}${absolute(file.href, site.publicUrl)}`,
      ),
    ]
      .map(withoutTags)
      .join("\n");
  });
  const end = [
    withoutTags(reasonOf(topics, site, words)),
    `${words.profile}${words.colon}*|UPDATE_PROFILE|*`,
    `${words.leave}${words.colon}*|UNSUB|*`,
    "",
    ...[site.name, ...postalAddress].map(withoutTags),
  ].join("\n");
  const topline = withoutTags(words.topline(site.name, words.list(topics)));
  return `${[topline, ...items, end].join("\n\n----\n\n")}\n`;
}

function reasonOf(topics: readonly string[], { name, publicUrl }: AlertSite, words: Words): string {
  return words.reason(name, new URL(publicUrl).host, words.list(topics.map(words.quoted)));
}

function absolute(href: string, publicUrl: string): string {
  return new URL(href, publicUrl).href;
}

/** Escapes a text for HTML, and so that the provider finds no merge tag (`*|NAME|*`) in it. */
function escaped(text: string): string {
  return escapeHtml(text).replaceAll("|", "&#124;");
}

/** Removes merge tags from a plain text, in which entities cannot escape them. */
function withoutTags(text: string): string {
  return text.replace(/\*\|/g, "* ").replace(/\|\*/g, " *");
}

/** A text on one line, cut after a word if it is too long. */
function shortened(text: string, maxLength: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length <= maxLength ? line : `${cut(line, maxLength - 1).replace(/ \S*$/, "")}…`;
}
