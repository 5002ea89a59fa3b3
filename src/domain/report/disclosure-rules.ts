import { isOver } from "../content/calendar-event.ts";
import { Content as SiteContent } from "../content/content.ts";
import type { ContentItem } from "../content/content-item.ts";
import { dayAt } from "../content/day.ts";
import { datesIn } from "../content/events-of.ts";
import { openingOfItem, visibleFrom } from "../content/item-opening.ts";
import type { ItemOpening } from "../content/last-opening.ts";
import type { NewsCategory } from "../content/news.ts";
import { type Page, periodOfPage } from "../content/page.ts";
import { ownerOf } from "../content/part-gates.ts";
import type { PdfCategory, PdfDocument } from "../content/pdf-document.ts";
import { zonedMoment } from "../content/release.ts";
import { plainText, type RichText } from "../content/rich-text.ts";
import { shownContacts } from "../content/section.ts";
import { isShown } from "../content/shown-times.ts";
import { linksIn, richTextsIn, valuesIn } from "./field-values.ts";
import { type ContentProblem, error, problemsOf, warning } from "./problem.ts";

/** When and where the content is examined. */
export interface Circumstances {
  /** The current time in milliseconds of Unix time. */
  readonly now: number;
  /** The time zone of days; a name of the IANA database. */
  readonly timeZone: string;
  /** Market identifier codes (ISO 10383) of the exchanges at which the company is listed; empty for others. */
  readonly exchanges: readonly string[];
}

interface Content extends Circumstances {
  readonly isListed: boolean;
  readonly items: readonly ContentItem[];
  readonly snapshot: SiteContent;
}

interface Rule {
  /** The law or rule. Reports name it, so that editors can read it. */
  readonly source: string;
  /** Market identifier codes of the exchanges that it is for. Default: all sites, also of companies that are not listed. */
  readonly exchanges?: readonly string[] | "any";
  readonly find: (content: Content) => readonly ContentProblem[];
}

const ASX = ["XASX"];
const AIM = ["AIMX"];

/** Exchanges under the Market Abuse Regulation, that of the EU and the EEA, or the United Kingdom's. */
export const MAR: readonly string[] = [
  "AIMX XLON XDUB XETR XFRA XBER XDUS XHAM XHAN XMUN XSTU XWBO XPAR ALXP XAMS XBRU XLIS XMIL MTAA XMAD XBAR XLUX",
  "XATH XCYS XMAL XSTO FNSE XCSE XHEL XICE XOSL XTAL XRIS XLIT XWAR XPRA XBRA XBUD XLJU XZAG XBSE XBUL",
].flatMap((codes) => codes.split(" "));

/**
 * Rules for the websites of listed companies, as far as the content shows whether they are met. A site without these problems
 * may still break a rule, and for some of them a company may explain why it does not follow it.
 */
const RULES: readonly Rule[] = [
  { source: "EU regulation 2016/1055, article 3", exchanges: "any", find: untimedDisclosures },
  { source: "ASX listing rule 15.7, guidance note 14", find: differentEmbargoes },
  { source: "ASX listing rule 15.7", exchanges: ASX, find: atTime },
  { source: "Frankfurt exchange rules, Prime Standard", find: pastCalendars },
  { source: "AIM rule 26: every six months", exchanges: AIM, find: outdatedFacts(150) },
  // The annual report has these facts, and may take some weeks.
  { source: "ASX listing rule 4.10: every year", exchanges: "any", find: outdatedFacts(400) },
  { source: "MAR article 17(1): five years", exchanges: MAR, find: shortArchive },
  { source: "ASX recommendation 6.2", exchanges: "any", find: pagesWithoutTelephone },
  {
    source: "ASX Corporate Governance Principles and Recommendations, 4th edition; appendix 4G",
    exchanges: ASX,
    find: missingDocuments([
      ["board charter, recommendation 1.1", /board charter|charter of the board/i],
      ["diversity policy, recommendation 1.5", /diversity/i],
      ["code of conduct, recommendation 3.2", /code of (?:\w+ )?(?:conduct|ethics)/i],
      ["whistleblower policy, recommendation 3.3", /whistle-?blow|speak(?:ing)?[ -]up/i],
      ["anti-bribery and corruption policy, recommendation 3.4", /brib|corruption/i],
      ["committee charter, recommendations 2.1, 4.1, 7.1, 8.1", /committee.*charter|charter.*committee/i],
      ["continuous disclosure policy, recommendation 5.1", /disclosure policy|continuous disclosure/i],
      ["securities trading policy, listing rule 12.9", /trading policy|(?:securities|share) dealing/i],
    ]),
  },
  {
    source: "AIM rule 26",
    exchanges: AIM,
    find: missingDocuments([
      ["document of the articles of association", /articles of association|constitution/i],
      ["admission document", /admission document/i],
      ["corporate governance statement", /corporate governance/i],
      ["list of the nominated adviser and other advisers", /advis[eo]r/i],
      ["list of significant shareholders", /(?:significant|major|substantial) shareholders/i],
    ]),
  },
];

/** Problems of a listed company's content with the rules of its exchanges, each with the source of the rule. */
export function disclosureProblems(
  items: readonly ContentItem[],
  {
    snapshot = SiteContent.everything(items),
    ...circumstances
  }: Circumstances & {
    /** The lists of the items, if they are known. */
    readonly snapshot?: SiteContent | undefined;
  },
): readonly ContentProblem[] {
  const isListed = circumstances.exchanges.length > 0;
  const content = { ...circumstances, isListed, items, snapshot };
  const applies = ({ exchanges }: Rule) =>
    exchanges === undefined ||
    circumstances.exchanges.some((mic) => exchanges === "any" || exchanges.includes(mic));
  return RULES.filter(applies).flatMap(({ source, find }) =>
    find(content).map((found) => ({ ...found, problem: `${found.problem} (${source})` })),
  );
}

/** Categories of articles that are disclosures to the market. All others are stories. */
const REGULATED_NEWS = new Set<NewsCategory | undefined>(["Results", "Investors"]);
const DISCLOSING_DOCUMENTS = new Set<PdfCategory | undefined>([
  "Annual report",
  "Results",
  "Presentation",
  "Notice of meeting",
  "Market announcement",
]);

/** The article or document of an item that is a disclosure. */
function disclosureOf(item: ContentItem) {
  if (item.kind === "pdf") return DISCLOSING_DOCUMENTS.has(item.pdf.category) ? item.pdf : undefined;
  if (item.kind !== "page" || item.page.type !== "news-article") return undefined;
  return REGULATED_NEWS.has(item.page.category) ? item.page : undefined;
}

/** The day five years ago: what is older may be removed. */
function keptSince({ now, timeZone }: Content): string {
  return Temporal.PlainDate.from(dayAt(now, timeZone)).subtract({ years: 5 }).toString();
}

/** Disclosures of which only the day is known: imported ones without a time of release. */
function untimedDisclosures(content: Content): ContentProblem[] {
  return content.items.flatMap((item) => {
    const { date = "", released, exchange } = disclosureOf(item) ?? {};
    const isKnown = released !== undefined || exchange?.isAwaited || date < keptSince(content);
    return problemsOf(item, [
      !isKnown && warning("only the day of its release is known: enter the time", "data.released"),
    ]);
  });
}

const DAY_MS = 86_400_000;
/** An undated document that was published this long before a page that lists it is not part of its announcement. */
const EARLIER_MS = 14 * DAY_MS;

/** Whether a document was already published before the day of a release. */
function isOlder(
  { date, published = "" }: PdfDocument,
  release: number,
  { now, timeZone }: Content,
): boolean {
  const day = Number.isFinite(release) ? release : now;
  return date === undefined ? Date.parse(published) < day - EARLIER_MS : date < dayAt(day, timeZone);
}

/** Pages that wait, and list or link documents that are shown at another time. */
function differentEmbargoes(content: Content): ContentProblem[] {
  const documents = content.items.filter((item) => item.kind === "pdf");
  return content.items.flatMap((item) => {
    const opening = openingOfItem(item, content);
    const time = opening.from;
    if (item.kind !== "page" || !(time > content.now)) return [];
    const addresses = new Set(linksIn(item.page).map(({ href }) => href));
    const listed = documents.filter(({ pdf }) => addresses.has(pdf.href));
    const found = listed.map((document) => {
      const other = openingOfItem(document, content);
      const isEarlier = other.from <= content.now && isOlder(document.pdf, time, content);
      if (other.from === time || isEarlier) return undefined;
      const times = { page: shownAt(opening, content), document: shownAt(other, content) };
      const problem = `is shown ${times.page}, but its document “${document.pdf.title}” ${times.document}`;
      return other.from < time ? error(problem, "data.embargo") : warning(problem, "data.embargo");
    });
    return problemsOf(item, found);
  });
}

function shownAt({ from, doubt }: ItemOpening, { now, timeZone }: Content): string {
  if (doubt) return "once an editor has corrected it";
  if (from === Number.POSITIVE_INFINITY) return "once the exchange has released it";
  return from > now ? `from ${zonedMoment(from, timeZone)}` : "already";
}

/** Disclosures to come that appear at a time, whether or not the exchange has released them. */
function atTime(content: Content): ContentProblem[] {
  return content.items.flatMap((item) => {
    const from = disclosureOf(item) ? visibleFrom(item, content) : Number.NEGATIVE_INFINITY;
    if (!(from > content.now) || from === Number.POSITIVE_INFINITY) return [];
    const problem =
      "appears at its time, also if the exchange has not released it: let it wait for the exchange";
    return problemsOf(item, [warning(problem, "data.exchange_reference")]);
  });
}

/** Pages that are kept up to date, with their sections that are shown now: no articles, no results of a period. */
function currentPages(content: Content) {
  return content.items.flatMap((item) => {
    if (item.kind !== "page" || item.page.type === "news-article" || item.page.type === "news-archive")
      return [];
    if (periodOfPage(item.page) !== undefined) return [];
    const sections = item.page.sections.map((section, index) => ({ section, field: `sections[${index}]` }));
    return [{ item, sections: sections.filter(({ section }) => isShown(section, ownerOf(item), content)) }];
  });
}

/** Calendars without a date that is still to come. */
function pastCalendars(content: Content): ContentProblem[] {
  return currentPages(content).flatMap(({ item, sections }) =>
    sections.flatMap(({ section, field }) => {
      const dates = datesIn(section);
      if (dates.length === 0 || dates.some((event) => !isOver(event, content.now))) return [];
      return problemsOf(item, [warning("all dates of the calendar are over", `${field}.events`)]);
    }),
  );
}

/** Facts whose “as at” is older than some days. */
function outdatedFacts(days: number): Rule["find"] {
  return (content) => {
    const oldest = dayAt(content.now - days * DAY_MS, content.timeZone);
    return currentPages(content).flatMap(({ item, sections }) =>
      sections.flatMap(({ section, field }) =>
        valuesIn(section, field).flatMap(({ field: path, value }) => {
          // A part of a section with a day of its own is one of its history.
          if (path !== `${field}.asAt` || typeof value !== "string" || value >= oldest) return [];
          return problemsOf(item, [warning(`facts as at ${value} are older than ${days} days`, path)]);
        }),
      ),
    );
  };
}

/** Fewer than five years of disclosures. */
function shortArchive(content: Content): ContentProblem[] {
  const [oldest] = content.items.flatMap((item) => disclosureOf(item)?.date ?? []).toSorted();
  if (oldest !== undefined && oldest <= keptSince(content)) return [];
  return [
    siteWarning(
      oldest === undefined
        ? "there are no disclosures"
        : `the oldest disclosure is of ${oldest}: intended only if the company is younger`,
    ),
  ];
}

/** A number as it is written: with eight digits or more, which begin with `+`, `(` or `0`, or of a free line. */
const TELEPHONE = /(?<![\d.,])(?:\+|\(?0|1[38]00 )[\d ()/\-\u00a0]{6,}\d/;

function hasTelephone(text: RichText): boolean {
  return linksIn(text).some(({ href }) => href.startsWith("tel:")) || TELEPHONE.test(plainText(text));
}

/** The page of all news and the page for investors, if they have no telephone number. */
function pagesWithoutTelephone({ items, snapshot }: Content): ContentProblem[] {
  const { contacts } = snapshot.siteOptions;
  return items.flatMap((item) => {
    if (item.kind !== "page" || !(item.page.type === "news-archive" || item.page.type === "investors-page"))
      return [];
    const texts = [...richTextsIn(item.page).map(({ text }) => text), ...contactsOn(item.page)];
    return problemsOf(item, [!texts.some(hasTelephone) && warning("no contact with a telephone number")]);
  });

  function contactsOn(page: Page): readonly RichText[] {
    if (page.type === "news-archive") return [];
    return page.sections.flatMap((section) =>
      section.kind === "contact-details"
        ? shownContacts(section, contacts).map(({ content }) => content)
        : [],
    );
  }
}

/** The fields that name pages, documents, sections and links, and the roles of firms in the site options. */
const NAMED = /\.(?:title|heading|label)$|\.parties\[\d+\]\.role$/;

/**
 * Documents of which no page, document, section, contact, link or role of a firm has the name. It is English, as these
 * exchanges ask.
 */
function missingDocuments(required: readonly (readonly [name: string, pattern: RegExp])[]): Rule["find"] {
  return ({ items }) => {
    const names = items
      .flatMap((item) => valuesIn(item))
      .filter(({ field }) => NAMED.test(field))
      .map(({ value }) => String(value));
    return required
      .filter(([, pattern]) => !names.some((name) => pattern.test(name)))
      .map(([name]) => siteWarning(`there is no ${name}`));
  };
}

/** A problem of the content as a whole. */
function siteWarning(problem: string): ContentProblem {
  return { document: "content", type: "site", ...warning(problem) };
}
