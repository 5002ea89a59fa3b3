import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { locales } from "../../../brand/locales.ts";
import * as german from "../../../brand/texts/de/all.ts";
import * as french from "../../../brand/texts/fr/all.ts";
import { formatsOf } from "../../../scripts/brand.ts";
import { alertMail } from "../../../src/adapters/marketing-audience/alert-mail.ts";
import type { AlertEntry, ChangedEvent } from "../../../src/domain/alerts/alert-entry.ts";
import { WITH_GERMAN } from "../languages.ts";

const SITE = { name: "Larkfield Group", publicUrl: "https://www.larkfield.example" };

function announcement(more: Partial<AlertEntry> = {}): AlertEntry {
  const { href, title } = { href: "/news/hy26-results", title: "Half-year results" };
  const files = [{ title: "Announcement", href: "https://files.example/hy26.pdf" }];
  const shown = { title, summary: "Revenue rose 6.7%.", date: "2026-02-18", href, files };
  return { id: "a", topic: "Results", ...shown, address: href, publishedAt: 0, ...more };
}

function mailOf(...announcements: readonly AlertEntry[]) {
  const postalAddress = ["Level 14, 80 Petrie Crossing", "Brisbane QLD 4000"];
  return alertMail({ key: "k", topics: ["Results"], announcements, postalAddress }, SITE, locales[0]);
}

describe("the e-mail of an alert", () => {
  it.each(["html", "text"] as const)("has, as %s, document, link, reason and how to unsubscribe", (form) => {
    const mail = mailOf(announcement())[form];
    for (const part of [
      "Half-year results",
      "Revenue rose 6.7%.",
      "18 February 2026",
      "https://www.larkfield.example/news/hy26-results",
      "https://files.example/hy26.pdf",
      "You get this e-mail because you asked Larkfield Group at www.larkfield.example to tell you of “Results”.",
      "*|UPDATE_PROFILE|*",
      "*|UNSUB|*",
      "Level 14, 80 Petrie Crossing",
      "Brisbane QLD 4000",
    ])
      expect(mail).toContain(part);
  });

  it("has the title as its subject and the summary as its preview text", () => {
    const { subject, preview } = mailOf(announcement());
    expect([subject, preview]).toEqual(["Half-year results", "Revenue rose 6.7%."]);
    const three = mailOf(announcement(), announcement({ title: "Dividend" }), announcement());
    expect(three.subject).toBe("Half-year results, and 2 more");
  });

  it("says in its subject that an announcement is price-sensitive, whichever of several it is", () => {
    const files = [{ title: "Results", href: "https://exchange.example/r.pdf" }];
    const results = announcement({ title: "Results", href: undefined, files, isPriceSensitive: true });
    const { subject, html, text } = mailOf(announcement(), results);
    expect(subject).toBe("Price-sensitive: Results, and 1 more");
    for (const form of [html, text]) {
      expect(form).toContain("Price-sensitive: Results");
      expect(form).toContain("https://exchange.example/r.pdf");
      expect(form).not.toContain("Price-sensitive: Half-year results");
    }
  });

  it("has a subject and a preview text that are not too long for the provider", () => {
    const title = "Results of the general meeting. ".repeat(10);
    const { subject, preview, html } = mailOf(announcement({ title, summary: title }), announcement());
    expect(subject).toMatch(/^Results of .* meeting\. Results…, and 1 more$/);
    expect(preview).toMatch(/^Results of .* of the…$/);
    expect([subject, preview].filter(({ length }) => length > 150)).toEqual([]);
    expect(mailOf(announcement({ summary: "👩🏽‍🚀".repeat(60) })).preview).toBe(`${"👩🏽‍🚀".repeat(21)}…`);
    expect(html).toContain(title);
  });

  it("links to the file of a PDF document once", () => {
    const { html, text } = mailOf(announcement({ href: undefined }));
    expect(html).toContain("Open the document (PDF)");
    expect(html).not.toContain("<ul");
    expect(text.match(/hy26\.pdf/g)).toHaveLength(1);
  });

  it("says which format a file has, if it is no PDF document", () => {
    const files = [{ title: "Briefing", href: "https://files.example/briefing.mp4?v=1" }];
    const article = mailOf(announcement({ files }));
    expect(article.html).toContain("Briefing (MP4)");
    expect(article.text).toContain("Briefing (MP4): ");
    expect(mailOf(announcement({ href: undefined, files })).html).toContain("Open the document (MP4)");
  });

  it("has a subject of one line, without control characters", () => {
    expect(mailOf(announcement({ title: "Up\u000b6.7%\u0007\r\nBcc: x" })).subject).toBe("Up 6.7% Bcc: x");
  });

  it("has texts, dates and lists of another language", () => {
    const announcements = [announcement({ title: "Dividende" }), announcement()];
    const alert = { key: "k", topics: ["News", "Ergebnisse"], announcements, postalAddress: [] };
    const { subject, html, text } = alertMail(alert, SITE, {
      brand: { ...brand, locale: "de-DE" },
      formats: formatsOf("de-DE"),
      texts: german,
    });
    expect(subject).toBe("Dividende und 1 weitere Mitteilung");
    for (const part of [html, text]) {
      expect(part).toContain("18. Februar 2026");
      expect(part).toContain("von Larkfield Group zu „News“ und „Ergebnisse“ abonniert");
    }
    expect(html).toContain('<html lang="de-DE">');
    expect(html).toContain('<a href="*|UNSUB|*">alle abbestellen</a>');
    expect(text).toContain("Alle Benachrichtigungen abbestellen: *|UNSUB|*");
  });

  it("leads to the pages of its language, and says in which a document is that has no translation", () => {
    const [main, own] = WITH_GERMAN;
    const translated = announcement({ language: "de", href: "/de/news/zahlen", title: "Halbjahreszahlen" });
    const alert = { key: "k", topics: ["Results"], announcements: [translated, announcement()] };
    const { html, text } = alertMail({ ...alert, postalAddress: [] }, SITE, own, main);
    expect(html).toContain('<a href="https://www.larkfield.example/de"');
    expect(html).toMatch(
      /<h2 class="title"[^>]*><a href="https:\/\/www.larkfield.example\/de\/news\/zahlen"/,
    );
    expect(html).toContain('<span lang="en-AU">Half-year results</span></a></h2>');
    expect(html.match(/Englisch/g)).toHaveLength(1);
    expect(text).toMatch(/Half-year results\n18. Februar 2026\nEnglisch\n/);
  });

  it("marks the title alone in its sentence, where nobody has translated it", () => {
    const [main, own] = WITH_GERMAN;
    const event = { date: "2026-10-01", title: "Investor day", status: "Cancelled" } as const;
    const changed = announcement({
      language: "de",
      title: event.title,
      event: { ...event, wordsIn: { title: "en-AU" } },
    });
    const urgent = announcement({ title: "Half-year results", isPriceSensitive: true });
    const alert = { key: "k", topics: ["Results"], announcements: [changed, urgent], postalAddress: [] };
    const { html } = alertMail(alert, SITE, own, main);
    const titles = [...html.matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a><\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      own.texts.mail.changed.Cancelled('<span lang="en-AU">Investor day</span>'),
      own.texts.mail.priceSensitive('<span lang="en-AU">Half-year results</span>'),
    ]);
  });

  it("has the plurals and the marks of another language", () => {
    const first = announcement({ title: "Dividende", isPriceSensitive: true, date: "2026-10-01" });
    const announcements = [first, announcement(), announcement()];
    const alert = { key: "k", topics: ["Actualités", "Résultats"], announcements, postalAddress: [] };
    const { subject, text } = alertMail(alert, SITE, {
      brand: { ...brand, locale: "fr-FR" },
      formats: formatsOf("fr-FR"),
      texts: french,
    });
    expect(subject).toBe("Information privilégiée : Dividende et 2 autres communiqués");
    expect(text).toContain("sur «\u202fActualités\u202f» et «\u202fRésultats\u202f»");
    expect(text).toContain("1er octobre 2026");
    expect(text).toContain("18 février 2026");
    expect(text).toContain("Vous désabonner\u202f: *|UNSUB|*");
  });

  it.each<[Partial<ChangedEvent>, ...string[]]>([
    [
      { status: "Moved", starts: "2027-10-21T00:00:00Z", previousStart: "2027-10-14T00:00:00Z" },
      "New date: 21 October 2027, 10:00 am AEST",
      "Date before: 14 October 2027, 10:00 am AEST",
    ],
    [{ status: "Cancelled", lastDay: "2027-10-22" }, "Was planned for: 21–22 October 2027"],
    [{ status: "Postponed" }, "Was planned for: 21 October 2027"],
    [{ status: "Online" }, "21 October 2027"],
    [
      { status: "Moved", previousDay: "2027-10-14" },
      "New date: 21 October 2027",
      "Date before: 14 October 2027",
    ],
    [
      { status: "Changed", note: "11 cents, before: 10 cents" },
      "21 October 2027",
      "11 cents, before: 10 cents",
    ],
  ])("says what has happened to a date, when it was and is, and leads to it: %o", (more, ...dates) => {
    const event = { status: "Moved" as const, title: "Meeting", date: "2027-10-21", ...more };
    const change = event.status === "Online" ? "Now online" : event.status;
    const subject = `${change}: Meeting`;
    const preview = dates.join("; ");
    const about = { title: event.title, event, href: "/agm", files: [], summary: undefined };
    const mail = mailOf(announcement(about));
    expect(mail).toMatchObject({ subject, preview });
    expect(mail.text).toContain([subject, ...dates, "", "https://www.larkfield.example/agm"].join("\n"));
    for (const part of [subject, dates.join("<br>")]) expect(mail.html).toContain(part);
  });

  it("counts the years as the site does, where the language has a calendar of its own", () => {
    const event: ChangedEvent = {
      status: "Cancelled",
      title: "Meeting",
      date: "2027-10-21",
      lastDay: "2027-10-22",
    };
    const alert = {
      key: "k",
      topics: [],
      announcements: [announcement({ event, summary: undefined })],
      postalAddress: [],
    };
    const thai = { ...locales[0], brand: { ...brand, locale: "th-TH" }, formats: formatsOf("th-TH") };
    expect(alertMail(alert, SITE, thai).preview).toMatch(/21\D+22 .* 2027$/);
  });

  it("works without summary, date, files and postal address", () => {
    const bare = announcement({ summary: undefined, date: undefined, files: [] });
    const alert = { key: "k", topics: ["Results"], announcements: [bare], postalAddress: [] };
    const { html, text } = alertMail(alert, SITE, locales[0]);
    expect(`${html}${text}`).not.toContain("undefined");
  });

  it("escapes markup and merge tags in the content", () => {
    const hostile = `<b onclick="x">'&*|EMAIL|*`;
    const files = [{ title: hostile, href: "https://f.example/?a=1&b='" }];
    const { html, text, subject, preview } = mailOf(
      announcement({ title: hostile, summary: hostile, files }),
    );
    expect(html).not.toContain("<b onclick");
    expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;'&amp;*&#124;EMAIL&#124;*");
    for (const part of [html, text, subject, preview]) expect(part).not.toContain("*|EMAIL");
    expect(html.match(/\*\|\w+\|\*/g)).toEqual(["*|UPDATE_PROFILE|*", "*|UNSUB|*"]);
  });

  it("has layout tables that screen readers ignore, a language, and a light and a dark mode", () => {
    const { html } = mailOf(announcement());
    expect(html).toContain('<html lang="en-AU">');
    expect(html.match(/<table/g)).toEqual(html.match(/<table role="presentation"/g)?.map(() => "<table"));
    expect(html).toContain("prefers-color-scheme: dark");
  });
});
