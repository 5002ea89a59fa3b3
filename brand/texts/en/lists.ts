/** Filters and pages of lists: news, documents, results of a search. */
export const lists = {
  filters: {
    year: { label: "Year", all: "All years" },
    kind: { label: "Kind", all: "All kinds" },
    category: { label: "Category", all: "All categories" },
    announcement: { label: "Kind", all: "All kinds" },
  },
  /** Read by screen readers when the order of a table has changed. */
  sorted: {
    ascending: (column: string) => `Sorted by ${column}, ascending`,
    descending: (column: string) => `Sorted by ${column}, descending`,
  },
  /** Names of the categories of documents and news, by their values in the content model. */
  kinds: {
    "Annual report": "Annual report",
    Results: "Results",
    Presentation: "Presentation",
    Policy: "Policy",
    "Notice of meeting": "Notice of meeting",
    "Market announcement": "Market announcement",
    "Sustainability report": "Sustainability report",
    Company: "Company",
    Investors: "Investors",
    Sustainability: "Sustainability",
    Community: "Community",
    Products: "Products",
  },
  /** Name of the navigation between the pages of a list. */
  pagesOf: (list: string) => `${list}, pages`,
  page: (page: number) => `Page ${page}`,
  /** On paper, under a list of which other pages exist. */
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
};
