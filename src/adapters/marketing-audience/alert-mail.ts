import { palette } from "../../../brand/palette.ts";
import type { Announcement } from "../../domain/alerts/announcement.ts";
import { fileFormat } from "../../domain/content/file-format.ts";
import type { Alert } from "../../ports/alert-sender.ts";

/** The site that sends the alerts. */
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

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif";
/** Dark mode. The inline styles are the light mode, for e-mail clients that ignore style sheets. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
a { color: ${palette.action} }
@media (max-width: 480px) { .cell { padding-left: 20px !important; padding-right: 20px !important } }
@media (prefers-color-scheme: dark) {
  .ground { background: ${palette.ink} !important }
  .sheet { background: ${palette.forest} !important }
  .title, .title a { color: ${palette.white} !important }
  .words, .words a { color: ${palette.mint} !important }
  .button { background: ${palette.lime} !important; color: ${palette.ink} !important }
}`;

/** Maximum length of a subject; the provider rejects the campaign of a longer one. Clients show less of a preview. */
const MAX_LINE_LENGTH = 150;

export function alertMail(alert: Alert, site: AlertSite): AlertMail {
  const { announcements } = alert;
  const topics = LIST.format(alert.topics);
  const [first] = announcements;
  const others = announcements.length - 1;
  const title = first?.title ?? topics;
  const more = others > 0 ? `, and ${others} more` : "";
  const subject = shortened(withoutTags(title), MAX_LINE_LENGTH - more.length) + more;
  const preview = shortened(withoutTags(first?.summary ?? `${topics}: ${site.name}`), MAX_LINE_LENGTH);
  return {
    subject,
    preview,
    html: htmlOf(alert, site, { subject, preview }),
    text: textOf(alert, site),
  };
}

function htmlOf(
  { announcements, topics, postalAddress }: Alert,
  site: AlertSite,
  { subject, preview }: Pick<AlertMail, "subject" | "preview">,
): string {
  const items = announcements.map((one) => itemOf(one, site)).join("");
  const address = [site.name, ...postalAddress].map(escaped).join("<br>");
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${palette.sand}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="ground" style="background:${palette.sand}"><tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" class="sheet" style="width:100%;max-width:600px;background:${palette.paper}">
<tr><td class="cell" style="padding:24px 40px;background:${palette.forest};${FONT}">
<a href="${escaped(site.publicUrl)}/" style="color:${palette.white};font-size:20px;font-weight:600;text-decoration:none">${escaped(site.name)}</a>
<h1 style="margin:4px 0 0;color:${palette.lime};font-size:16px;font-weight:400">${escaped(LIST.format(topics))}</h1>
</td></tr>
${items}<tr><td class="cell words" style="padding:24px 40px 32px;border-top:1px solid ${palette.line};${FONT};font-size:14px;line-height:1.5;color:${palette.inkSoft}">
<p style="margin:0 0 12px">${escaped(reasonOf(topics, site))}</p>
<p style="margin:0 0 12px"><a href="*|UPDATE_PROFILE|*">Change what you hear of</a> or <a href="*|UNSUB|*">unsubscribe</a>.</p>
<p style="margin:0">${address}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function itemOf({ title, summary, date, href, files }: Announcement, { publicUrl }: AlertSite): string {
  const address = escaped(absolute(href ?? files[0]?.href ?? "/", publicUrl));
  const listed = href === undefined ? [] : files;
  const action =
    href === undefined ? `Open the document (${fileFormat(files[0]?.href ?? "")})` : "Read the announcement";
  const links = listed.map(
    (file) =>
      `<li style="margin:0 0 8px"><a href="${escaped(absolute(file.href, publicUrl))}">${escaped(file.title)} (${fileFormat(file.href)})</a></li>`,
  );
  return `<tr><td class="cell" style="padding:32px 40px 24px;${FONT}">
<h2 class="title" style="margin:0 0 8px;font-size:24px;line-height:1.25;font-weight:500;color:${palette.ink}"><a href="${address}" style="color:${palette.ink};text-decoration:none">${escaped(title)}</a></h2>
${date === undefined ? "" : `<p class="words" style="margin:0 0 12px;font-size:14px;color:${palette.inkSoft}">${dayOf(date)}</p>\n`}${summary === undefined ? "" : `<p class="words" style="margin:0 0 20px;font-size:16px;line-height:1.5;color:${palette.inkSoft}">${escaped(summary)}</p>\n`}<p style="margin:0 0 16px"><a href="${address}" class="button" style="display:inline-block;padding:12px 20px;background:${palette.green};color:${palette.white};font-size:16px;text-decoration:none">${action}</a></p>
${links.length === 0 ? "" : `<ul class="words" style="margin:0;padding:0 0 0 20px;font-size:16px;line-height:1.5">${links.join("")}</ul>\n`}</td></tr>
`;
}

function textOf({ announcements, topics, postalAddress }: Alert, site: AlertSite): string {
  const items = announcements.map(({ title, summary, date, href, files }) =>
    [
      title,
      ...(date === undefined ? [] : [dayOf(date)]),
      ...(summary === undefined ? [] : ["", summary]),
      "",
      ...(href === undefined ? [] : [absolute(href, site.publicUrl)]),
      ...files.map(
        (file) => `${file.title} (${fileFormat(file.href)}): ${absolute(file.href, site.publicUrl)}`,
      ),
    ]
      .map(withoutTags)
      .join("\n"),
  );
  const end = [
    withoutTags(reasonOf(topics, site)),
    "Change what you hear of: *|UPDATE_PROFILE|*",
    "Unsubscribe: *|UNSUB|*",
    "",
    ...[site.name, ...postalAddress].map(withoutTags),
  ].join("\n");
  const topline = withoutTags(`${site.name}: ${LIST.format(topics)}`);
  return `${[topline, ...items, end].join("\n\n----\n\n")}\n`;
}

function reasonOf(topics: readonly string[], { name, publicUrl }: AlertSite): string {
  const chosen = LIST.format(topics.map((topic) => `“${topic}”`));
  return `You get this e-mail because you asked ${name} at ${new URL(publicUrl).host} to tell you of ${chosen}.`;
}

const LIST = new Intl.ListFormat("en-AU");
const DAY = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

function dayOf(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

function absolute(href: string, publicUrl: string): string {
  return new URL(href, publicUrl).href;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  // The provider replaces merge tags: `*|NAME|*`.
  "|": "&#124;",
};

/** Escapes a text for HTML, and so that the provider finds no merge tag in it. */
function escaped(text: string): string {
  return text.replace(/[&<>"'|]/g, (character) => ENTITIES[character] ?? character);
}

/** Removes merge tags from a plain text, in which entities cannot escape them. */
function withoutTags(text: string): string {
  return text.replace(/\*\|/g, "* ").replace(/\|\*/g, " *");
}

/** A text on one line, cut after a word if it is too long. */
function shortened(text: string, maxLength: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).replace(/ \S*$/, "")}…`;
}
