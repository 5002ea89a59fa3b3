import { standalone } from "#texts/standalone.ts";
import type { Candidate, UnmatchedRelease } from "../../../domain/content/unmatched-releases.ts";
import { suggestionFor } from "../../../domain/content/unmatched-releases.ts";
import { documentLanguage } from "../../../domain/text/locale.ts";
import { SITE_LOCALE, SITE_TIME_ZONE } from "../contract/site.ts";
import { escapeHtml } from "./escape-html.ts";
import { NOTICE_STYLE } from "./notice-page.ts";

const texts = standalone.releases;

/** Announcements of a document that are listed: the most alike. */
const MAX_CANDIDATES = 10;

/** The page on which a person opens what waits for the exchange without a reference, with one press. */
export function releasesPage(releases: readonly UnmatchedRelease[]): string {
  const content =
    releases.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : releases.map(releaseOf).join("");
  return `<!doctype html>
<html ${documentLanguage(SITE_LOCALE)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style>${NOTICE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.intro)}</p>
${content}
</main>
</body>
</html>
`;
}

function releaseOf(release: UnmatchedRelease): string {
  const { document, part, title, expected, candidates } = release;
  const suggested = suggestionFor(release);
  const times = expected.map(timeOf).join(", ");
  return `<h2>${escapeHtml(part === "votes" ? texts.votesOf(title) : title)}</h2>
<p>${escapeHtml(texts.document(document))} ${escapeHtml(expected.length === 0 ? texts.unexpected : texts.expected(times))}</p>
<form method="post" action="/api/releases">
<input type="hidden" name="document" value="${escapeHtml(document)}">
<input type="hidden" name="part" value="${part}">
${
  candidates.length === 0
    ? `<p>${escapeHtml(texts.nothingReleased)}</p>`
    : `<ul>\n${candidates
        .slice(0, MAX_CANDIDATES)
        .map((candidate) => candidateOf(candidate, candidate.announcement === suggested))
        .join("")}</ul>`
}
</form>
`;
}

function candidateOf({ announcement }: Candidate, isSuggested: boolean): string {
  const { reference, title, href, kind, releasedAt } = announcement;
  const details = [timeOf(Date.parse(releasedAt)), kind, reference].filter((text) => text !== undefined);
  return `<li>${isSuggested ? `<strong>${escapeHtml(texts.suggested)}</strong> ` : ""}<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(title)}</a><br>
${escapeHtml(details.join(" · "))}<br>
<button name="reference" value="${escapeHtml(reference)}" aria-label="${escapeHtml(texts.openWith(title))}">${escapeHtml(texts.open)}</button></li>
`;
}

function timeOf(moment: number): string {
  return new Date(moment).toLocaleString(SITE_LOCALE, {
    timeZone: SITE_TIME_ZONE,
    dateStyle: "medium",
    timeStyle: "long",
  });
}
