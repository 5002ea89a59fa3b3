import type { Locale } from "../../../../brand/locale.ts";
import type { Candidate, UnmatchedRelease } from "../../../domain/content/unmatched-releases.ts";
import { suggestionFor } from "../../../domain/content/unmatched-releases.ts";
import { cut } from "../../../domain/text/cut.ts";
import { escapeHtml } from "../../../domain/text/escape-html.ts";
import { SITE_TIME_ZONE } from "../contract/site.ts";
import { standaloneDocument } from "./standalone-document.ts";

/** Announcements of a document that are listed: the most alike. */
const MAX_CANDIDATES = 10;
const MAX_TITLE_LENGTH = 200;

/** The page on which a person opens what waits for the exchange without a reference, with one press. */
export function releasesPage(releases: readonly UnmatchedRelease[], locale: Locale): string {
  const { releases: texts } = locale.texts.standalone;
  const waiting = releases.map((release) => releaseOf(release, locale)).join("");
  const none = `<p>${escapeHtml(texts.none)}</p>`;
  return standaloneDocument(texts.title, `<p>${escapeHtml(texts.intro)}</p>\n${waiting || none}`, locale);
}

function releaseOf(release: UnmatchedRelease, locale: Locale): string {
  const { releases: texts } = locale.texts.standalone;
  const timeOf = (moment: number) => timeText(moment, locale);
  const { document, part, expected } = release;
  const title = cut(release.title, MAX_TITLE_LENGTH);
  const when = expected.length === 0 ? texts.unexpected : texts.expected(expected.map(timeOf).join(", "));
  return `<h2>${escapeHtml(part === "results" ? texts.votesOf(title) : title)}</h2>
<p>${escapeHtml(texts.document(document))} ${escapeHtml(when)}</p>
<form method="post" action="/api/releases">
<input type="hidden" name="document" value="${escapeHtml(document)}">
<input type="hidden" name="part" value="${part}">
${candidatesOf(release, locale)}
</form>
`;
}

function candidatesOf(release: UnmatchedRelease, locale: Locale): string {
  const { releases: texts } = locale.texts.standalone;
  const shown = release.candidates.slice(0, MAX_CANDIDATES);
  if (release.expected.length === 0) return "";
  if (shown.length === 0) return `<p>${escapeHtml(texts.nothingReleased)}</p>`;
  const suggested = suggestionFor(release);
  const entries = shown.map((candidate) =>
    candidateOf(candidate, candidate.announcement === suggested, locale),
  );
  return `<ul>\n${entries.join("")}</ul>`;
}

function candidateOf({ announcement, others }: Candidate, isSuggested: boolean, locale: Locale): string {
  const { releases: texts } = locale.texts.standalone;
  const { reference, title, href, kind, releasedAt } = announcement;
  const details = [timeText(Date.parse(releasedAt), locale), kind, reference].filter(
    (text) => text !== undefined,
  );
  return `<li>${isSuggested ? `<strong>${escapeHtml(texts.suggested)}</strong> ` : ""}<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(title)}</a><br>
${escapeHtml(details.join(" · "))}<br>
${others.map((other) => `${escapeHtml(texts.alsoOf(cut(other, MAX_TITLE_LENGTH)))}<br>\n`).join("")}<button name="reference" value="${escapeHtml(reference)}" aria-label="${escapeHtml(texts.openWith(title))}">${escapeHtml(texts.open)}</button></li>
`;
}

function timeText(moment: number, { brand: { locale } }: Locale): string {
  return new Date(moment).toLocaleString(locale, {
    timeZone: SITE_TIME_ZONE,
    dateStyle: "medium",
    timeStyle: "long",
  });
}
