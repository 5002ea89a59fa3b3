/** What stands around the content of pages: files, dates and times, figures and charts, events, news. */
export const content = {
  /** Between a name and what it is the name of: `Payment date: 24 March 2027`. */
  colon: ": ",
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  /** Before the date and time of a correction: `Updated 20 August 2026, 9:00 am AEST`. */
  updated: "Updated",
  /** Before a date and time: `Under embargo: visitors see this page from 24 November 2026, 8:30 am`. */
  underEmbargo: "Under embargo: visitors see this page from",
  awaits: {
    exchange: "Visitors see this page once the exchange has released its announcement.",
    editor:
      "Visitors do not see this page until an editor corrects its time or reference: see the content report.",
  },
  photos: (credits: string) => `Photos: ${credits}`,
  news: "News",
  /** Title of a list's document: `News: 2026, Results, page 2`. */
  listTitle: (title: string, choices: readonly string[], page: number) =>
    [[title, choices.join(", ")].filter(Boolean).join(": "), ...(page > 1 ? [`page ${page}`] : [])].join(
      ", ",
    ),
  noNews: "There is no news here at the moment.",
  articleCount: (count: number) => (count === 1 ? "1 article" : `${count} articles`),
  noSuchNews: "There is no news of that choice.",
  allNews: "All news",
  seeAllNews: "See all news",
  announcements: "Announcements",
  announcementCount: (count: number) => (count === 1 ? "1 announcement" : `${count} announcements`),
  noSuchAnnouncements: "There are no announcements of that choice.",
  seeAllAnnouncements: "See all announcements",
  /** Before and after a date and time: `As at 20 August 2026, 9:00 am AEST. Newer announcements …` */
  asAt: "As at",
  notUpdated: ". Newer announcements could not be loaded.",
  /** Instead of {@link notUpdated}, if other sources work. */
  notUpdatedFrom: (sources: string) => `. Newer announcements from ${sources} could not be loaded.`,
  /** Of a link to another language, in that language. */
  notTranslated: (title: string) => `This page is not available in English. The link leads to “${title}”.`,
  /** Of a translation. Default: nobody knows in which language the version is that prevails. */
  convenienceTranslation: (language?: string) =>
    language === undefined
      ? "Convenience translation; the version in the original language prevails."
      : `Convenience translation; the ${language} version prevails.`,
  /** Of a disclosure that some languages of the site do not have: `German and French`. */
  notYetIn: (languages: string) => `Not yet available in ${languages}.`,
  priceSensitive: "Price-sensitive",
  /** The mark of an announcement that is withdrawn. */
  retracted: "Retracted",
  announcementFeeds: "Read the announcements in a feed reader:",
  /** Before links to the feeds: `RSS or Atom.` */
  feeds: "Read the news in a feed reader:",
  or: "or",
  share: "Share this article",
  byMail: "E-mail",
  copyAddress: "Copy address",
  copied: "Copied",
  print: "Print",
  relatedDocuments: "Related documents",
  documents: "Documents",
  documentCount: (count: number) => (count === 1 ? "1 document" : `${count} documents`),
  noDocuments: "There are no documents here at the moment.",
  noSuchDocuments: "There are no documents of that choice.",
  seeAllDocuments: "See all documents",
  downloadAll: "Download all",
  directionsTo: (place: string) => `Directions to ${place}`,
  more: "More",
  /** Read by screen readers after `more`. */
  about: (name: string) => `about ${name}`,
  source: (source: string) => `Source: ${source}`,
  figuresAs: "Figures as",
  /** Read by screen readers after a format: `CSV file of Results`. */
  fileOf: (heading: string) => `file of ${heading}`,
  figures: "Figures",
  financialSummary: "Financial summary",
  amounts: (heading: string) => `${heading}: amounts`,
  against: (heading: string, period: string, previous: string) => `${heading}: ${period} against ${previous}`,
  change: "Change",
  /** Name of a table without a caption, for screen readers. */
  table: "Table",
  notStated: "not stated",
  /** Under an amount that replaces a published one. */
  restated: "restated",
  restatement: (before: string | undefined, since: string | undefined, reason: string | undefined) =>
    [`restated${since ? ` on ${since}` : ""}`, before && `before: ${before}`, reason]
      .filter(Boolean)
      .join("; "),
  /** In place of the name of a measure. */
  allMeasures: "All figures",
  /** By their values in the content model. */
  assurances: { Audited: "Audited", Reviewed: "Reviewed by the auditor", Unaudited: "Not audited" },
  reconciliation: "Reconciliation",
  ofMeasure: (measure: string) => `of ${measure}`,
  /** Names of the measures of a financial year, by their values in the content model. */
  measures: {
    Revenue: "Revenue",
    EBITDA: "EBITDA",
    "Net profit after tax": "Net profit after tax",
    Dividend: "Dividend",
  },
  units: ({ sign, hundredths }: { sign: string; hundredths?: string | undefined }) => ({
    millions: `${sign}m`,
    /** Around a large figure, as in running text: `A$2,318.7 million`. */
    around: { before: sign, after: "million" },
    perShare: `${hundredths ?? sign} a share`,
  }),
  percent: (number: string) => `${number}%`,
  /** Units of ratios, as editors write them, and of their changes. */
  points: "points",
  times: "times",
  /** Text alternative of a chart: `Revenue, FY22 1,842.6 to FY26 2,318.7. The table has all amounts.` */
  chart: (name: string, first: string | undefined, last: string | undefined) =>
    `${[name, [first, last].filter(Boolean).join(" to ")].filter(Boolean).join(", ")}. The table has all amounts.`,
  resultsByPeriod: "Results by period",
  periods: {
    /** With two digits of the year, as companies here write it. */
    year: (year: FinancialYearName) => `FY${shortYear(year)}`,
    half: (half: number, year: FinancialYearName) => `${half}H${shortYear(year)}`,
    /** The half-year of a company that reports one. */
    halfYear: (year: FinancialYearName) => `HY${shortYear(year)}`,
    quarter: (quarter: number, year: FinancialYearName) => `Q${quarter} ${yearOf(year)}`,
    /** From the beginning of the year. */
    months: (months: number, year: FinancialYearName) => `${months}M ${yearOf(year)}`,
  },
  dates: "Dates",
  /** The dates around today, of a calendar with a filter by year. */
  currentDates: "Current",
  dateCount: (count: number) => (count === 1 ? "1 date" : `${count} dates`),
  /** Before the next date of a calendar. */
  nextDate: "Next:",
  noDates: "No dates have been announced yet.",
  moreDates: (count: number) => `${count} more dates`,
  subscribe: "Subscribe in your calendar",
  /** What has happened to an event, by the values in the content model. */
  eventStatus: {
    Postponed: "Postponed",
    Moved: "Moved",
    Online: "Now online",
    Cancelled: "Cancelled",
    Changed: "Changed",
  },
  /** A date that is planned or proposed. */
  provisional: "Provisional",
  /** Between the status of an event and the date and time that it had: `Moved, before: 3 March 2027, 10:00 am AEST`. */
  before: "before:",
  subscribeToDates: "Add these dates to your calendar",
  addToCalendar: "Add to calendar",
  live: "Live now",
  /** Between two times or a time and a day. */
  to: "to",
  localTime: (city: string) => `, ${city} time`,
  /** Before the last day of an event. */
  until: "Until",
  awaitsRecording: "The recording will be here soon.",
  offers: {
    registration: "Register",
    webcast: "Webcast",
    recording: "Recording",
    /** To the page of the event, such as that of a general meeting. */
    details: "Agenda and documents",
    slides: "Slides",
    transcript: "Transcript",
  },
};

function shortYear({ year }: FinancialYearName): string {
  return String(year).slice(2);
}

/** A year that does not begin in January is called a financial one: `FY26`. */
function yearOf({ year, isSplit }: FinancialYearName): string {
  return isSplit ? `FY${String(year).slice(2)}` : String(year);
}

/** A financial year by the calendar year in which it ends; split, if it begins in the one before. */
interface FinancialYearName {
  readonly year: number;
  readonly isSplit?: boolean | undefined;
}
