/** Feeds, tables and files to download, and what search engines show of a page. */
export const feeds = {
  /** The title of the news feeds. */
  newsOf: (company: string) => `${company} news`,
  aboutNewsOf: (company: string) => `Announcements, results and stories of ${company}`,
  /** The title of the feeds of announcements at the exchange. */
  announcementsOf: (company: string) => `${company} announcements`,
  aboutAnnouncementsOf: (company: string) => `What ${company} has announced to the market`,
  /** The breadcrumb in results of search engines. */
  home: "Home",
  news: "News",
  /** The columns of figures as CSV. */
  columns: {
    list: "list",
    measure: "measure",
    unit: "unit",
    period: "period",
    value: "value",
    note: "note",
    definition: "definition",
    assurance: "assurance",
    reconciliation: "reconciliation",
    source: "source",
    published: "published",
    page: "page",
  },
  /** Figures as a workbook. */
  workbook: {
    sheet: "Figures",
    measure: "Measure",
    unit: "Unit",
    value: "Value",
    note: "Note",
    source: "Source",
    published: "Published (UTC)",
    page: "Page",
  },
  /** The text file in a ZIP file that lists the documents which are missing there. */
  notIncluded: "not-included.txt",
};
