import type { JsonObject } from "../../../sandbox/content/json.ts";
import { siteTime } from "../../unit/sample-content.ts";
import { document, stored } from "./release-site.ts";
import { linkTo, slice } from "./site-of-documents.ts";

// What visitors see, and something hidden of every kind. Its words are those of `SECRET`.

/** What nobody may read before: words of titles, a figure, names of files, events. */
export const SECRET = /windfall|9[.,]?876|q7-figures|quorum|(?<!de)merger/i;

/** When what visitors see was published first and last. */
const DATED = {
  first_publication_date: stored(new Date(siteTime("2026-02-03T09:00:00"))),
  last_publication_date: stored(new Date(siteTime("2026-10-20T09:00:00"))),
};

const known = (type: string, uid: string, data: JsonObject) => ({ ...document(type, uid, data), ...DATED });

const hosted = (name: string) => ({ url: `https://larkfield.cdn.prismic.io/${name}` });
const paragraph = (text: string, spans: readonly JsonObject[] = []) => [
  { type: "paragraph", text, spans: [...spans] },
];

const figures = (value: string, times: JsonObject = {}) =>
  slice("statistics", { ...FIGURES, figures: [{ value, label: "Revenue" }], ...times });
const FIGURES = { heading: "Key figures", source: "Report" };

const calendarOf = (date: string, title: string, times: JsonObject = {}) =>
  slice("calendar", { heading: "Dates", events: [{ date, title }], ...times });

const debtTo = (name: string, times: JsonObject = {}) => {
  const instruments = [{ name, volume: 9_876, currency: "AUD", maturity: "2031-06-30" }];
  return slice("debt", { heading: "Debt", instruments, ...times });
};

const cards = (...titles: readonly string[]) =>
  slice("cards", {
    heading: "News",
    cards: titles.map((title) => ({ title, text: [], link: linkTo("news-article", "fy27") })),
  });

const menu = (title: string, uid: string, times: JsonObject = {}) => ({
  ...slice("menu_group", { title, ...times }),
  items: [{ title, link: linkTo("page", uid) }],
});

const files = (...uids: readonly string[]) =>
  slice(
    "document_list",
    { heading: "Files", documents: uids.map((uid) => ({ document: linkTo("pdf", uid) })) },
    "picked",
  );

const dividend = (uid: string, data: JsonObject) =>
  document("dividend", uid, { ex: "2026-12-01", record: "2026-12-02", ...data });

/** A section with news that shows more if one of them leads to something hidden. */
const homeOf = (...slices: readonly ReturnType<typeof slice>[]) =>
  known("home", "home", {
    title: "Home",
    slices: [figures("1,234.5"), ...slices, slice("latest_news", { heading: "News" })],
  });

const LISTS = [
  slice("dividends", { heading: "Dividends" }),
  slice("general_meetings", { heading: "Meetings" }),
  slice("document_centre", { heading: "Documents" }),
  slice("press_kit", { heading: "Images" }),
  slice("announcements", { heading: "Announcements" }, "all"),
  slice("corporate_actions", { heading: "Changes of shares" }),
  slice("buy_backs", { heading: "Buy-backs" }),
];
const investorsOf = (...slices: readonly ReturnType<typeof slice>[]) =>
  known("investors-page", "investors", { title: "Investors", slices: [...slices, ...LISTS] });

const optionsOf = (data: JsonObject) =>
  known("site-options", "site-options", {
    topics: [{ name: "Results" }],
    slices2: [menu("Footer", "company")],
    slices4: [menu("Company", "company")],
    slices5: [menu("Legal", "company")],
    redirects: [{ from: "/about-us", to: linkTo("page", "company") }],
    ...data,
  });

/** A meeting of the week before, with or without votes. */
const meetingOf = (data: JsonObject, votes: JsonObject = {}) =>
  known("general-meeting", "agm", {
    title: "Annual general meeting",
    date: "2026-11-17",
    resolutions: [{ number: "1", title: "Accounts", ...votes }],
    ...data,
  });

const archiveOf = (spans: readonly JsonObject[]) =>
  known("news-archive", "news", { title: "News", intro: paragraph("All that is new.", spans) });

const contactOf = (...slices: readonly ReturnType<typeof slice>[]) =>
  known("contact-page", "contact", { title: "Contact", slices: [...slices] });

/** An article with documents, and a page that is moved: each as visitors see it, or with what waits. */
const openingOf = (...uids: readonly string[]) =>
  known("news-article", "opening", {
    title: "An opening",
    date: "2026-10-20",
    body: [],
    related: uids.map((uid) => ({ document: linkTo("pdf", uid) })),
  });
const asset = (data: JsonObject) =>
  known("media-asset", "chair", {
    title: "The chair",
    caption: "Of the board",
    file: hosted("chair.eps"),
    ...data,
  });
const movedPage = (uid: string, data: JsonObject = {}) => ({
  ...known("page", uid, { title: "Services", slices: [], ...data }),
  id: "page_services",
});
/** A page that leads to the one that is moved, and below it. */
const leadingToMoved = () =>
  known("page", "leading", {
    title: "Leading",
    intro: paragraph("Our services.", [
      { start: 4, end: 12, type: "hyperlink", data: linkTo("page", "services") },
    ]),
    parent: linkTo("page", "services"),
    slices: [],
  });
/** Like the one of every page before, which shows votes of its own once the meeting is over. */
const correctedPdf = (data: JsonObject) =>
  known("pdf", "report", { title: "Report", date: "2026-10-20", file: hosted("report.pdf"), ...data });

/** What visitors see. */
export const published = () => [
  homeOf(),
  archiveOf([]),
  investorsOf(calendarOf("2026-12-01", "Annual results")),
  contactOf(),
  known("page", "company", { title: "Company", slices: [] }),
  openingOf("report"),
  known("news-article", "earlier", { title: "Before", date: "2026-10-01", body: [] }),
  correctedPdf({}),
  asset({}),
  movedPage("services"),
  leadingToMoved(),
  known("page", "former", { title: "Former", slices: [] }),
  {
    ...dividend("fy26", { period: "FY26", amount: 0.12, declared: "2026-08-20", payment: "2026-09-30" }),
    ...DATED,
  },
  meetingOf({}),
  optionsOf({}),
];

/** The page that is withdrawn, whose address a hidden one takes. */
export const WITHDRAWN = "page_former";

/** A new file. */
const file = (uid: string, gate: JsonObject) =>
  document("pdf", uid, {
    title: `Windfall ${uid}`,
    date: "2026-11-24",
    ...gate,
    file: hosted(`q7-figures-${uid}.pdf`),
  });

/**
 * What waits for a gate, of every kind: new documents of each type, changes of what visitors see, parts of pages and of the
 * site options, the votes of a meeting, and what leads to something hidden.
 *
 * @param until - When the gate opens, as it is stored.
 */
export function waitingFor(gate: JsonObject, until: string) {
  const { embargo = null, ...waiting } = gate;
  /** The same gate for a part of a page. */
  const part = { ...waiting, shown_from: embargo };
  return [
    file("one", gate),
    file("two", gate),
    document("media-asset", "winner", {
      title: "Portrait of the merger",
      ...gate,
      caption: "Quorum of winners",
      file: hosted("q7-figures-portrait.eps"),
    }),
    dividend("special", {
      ...gate,
      kind: "Special",
      period: "Windfall",
      amount: 9.876,
      declared: "2026-11-24",
      payment: "2026-12-18",
    }),
    // It makes another number of what was paid on a share before.
    document("corporate-action", "split", {
      ...gate,
      kind: "Split",
      name: "Split for the merger",
      new_shares: 2,
      old_shares: 1,
      announced: "2026-11-24",
      ex: "2026-12-08",
    }),
    document("buy-back", "buy-back", {
      title: "Buy-back after the merger",
      ...gate,
      status: "Running",
      from: "2026-11-20",
      to: "2027-06-30",
      transactions: [{ date: "2026-11-23", venue: "XASX", currency: "AUD", shares: 9_876, average: 4.1 }],
    }),
    document("general-meeting", "egm", { title: "Vote on the merger", date: "2026-12-21", ...gate }),
    document("page", "deal", { title: "The merger", ...gate, slices: [] }),
    document("page", "terms", { title: "Terms of the merger", parent: linkTo("page", "deal"), slices: [] }),
    // At an address that editors redirect, and at that of a withdrawn page.
    document("page", "about-us", { title: "About the merger", ...gate, slices: [] }),
    {
      ...document("page", "former", { title: "Formerly the merger", ...gate, slices: [] }),
      id: "page_again",
    },
    document("news-article", "fy27", {
      title: "A windfall",
      date: "2026-11-24",
      ...gate,
      topic: "Results",
      body: [],
      slices: [figures("9,876.5"), files("one", "two")],
    }),
    homeOf(figures("9,876.5", part), cards("A windfall")),
    archiveOf([{ start: 9, end: 15, type: "hyperlink", data: linkTo("news-article", "fy27") }]),
    investorsOf(
      // A date that moves, and one that is over: neither may tell of itself.
      calendarOf("2026-12-01", "Annual results", { shown_until: until }),
      calendarOf("2026-12-03", "Annual results", part),
      calendarOf("2026-11-20", "Quorum briefing", part),
      debtTo("Windfall notes", part),
      slice("call_to_action", {
        heading: "Our windfall",
        text: [],
        action_label: "Read",
        action_link: linkTo("news-article", "fy27"),
      }),
    ),
    contactOf(debtTo("Windfall notes of the registry", part)),
    openingOf("report", "one"),
    known("news-article", "earlier", { title: "Before the windfall", date: "2026-10-01", body: [], ...gate }),
    correctedPdf({ ...gate, title: "Report on the windfall", file: hosted("q7-figures-report.pdf") }),
    asset({ ...gate, caption: "Of the merger", file: hosted("q7-figures-chair.eps") }),
    movedPage("windfall-services", gate),
    meetingOf(
      {
        results_from: embargo,
        results_release: waiting.release ?? null,
        results_reference: waiting.exchange_reference ?? null,
        results_latest: waiting.release_latest ?? null,
      },
      { votes_for: 9_876, votes_against: 12, outcome: "Carried" },
    ),
    optionsOf({
      announcementBarText: paragraph("A windfall"),
      announcementModalText: paragraph("A merger"),
      announcementShownFrom: embargo,
      announcementRelease: waiting.release ?? null,
      announcementReference: waiting.exchange_reference ?? null,
      announcementReleaseLatest: waiting.release_latest ?? null,
      slices2: [menu("Footer", "company"), menu("Windfall in the footer", "company", part)],
      slices4: [
        menu("Company", "company"),
        menu("Windfall in the menu", "company", part),
        menu("The merger", "deal"),
      ],
      slices5: [menu("Legal", "company"), menu("Windfall below", "company", part)],
      redirects: [
        { from: "/about-us", to: linkTo("page", "company") },
        { from: "/takeover", to: linkTo("page", "deal") },
      ],
    }),
  ];
}
