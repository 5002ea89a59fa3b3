/** The search panel and the search page. */
export const search = {
  title: "Search",
  titleOf: (text: string) => `Search: ${text}`,
  description: (site: string) => `Search the pages, news and documents of ${site}.`,
  /** Name of the search field. */
  field: "Search the site",
  placeholder: "Type to search",
  hint: "Search our pages, news and documents.",
  /** How to search. On a phone it is also the largest text of the page, painted before any notice. */
  tips:
    "Quotes find an exact phrase: “final dividend”. Financial years and halves are found however they are " +
    "written: FY26 or financial year 2026, 1H26 or first half 2026. The text inside PDF files is searched too, and a " +
    "file opens at the page with your words. Results can be narrowed by year and by kind.",
  /** Name of the choice between pages and documents. */
  scopes: "What to search",
  scope: { page: "Page", pdf: "PDF" },
  /** Read by screen readers after the number of results of a scope. */
  counted: (count: number): string => (count === 1 ? "result" : "results"),
  loading: "Loading...",
  tooLong: (limit: number) => `A search has at most ${limit} characters. Please try a few words of it.`,
  notReady: "The search is not ready, or cannot be reached. Please try again in a moment.",
  resultsFor: (text: string) => `Results for “${text}”`,
  /** Instead of `resultsFor`, if a typing error was corrected. */
  correctedTo: (text: string) => `Showing results for “${text}”`,
  notFound: (text: string) => `Nothing was found for “${text}”.`,
  /** A link to a search without the correction. */
  asTyped: (text: string) => `Search for “${text}” as it was typed`,
  noResultsFor: (text: string) => `No results for “${text}”`,
  /** As the specification has it. */
  noResults: "No Results",
  /** Ways on if nothing was found. */
  instead: {
    page: "See results in our pages",
    pdf: "See results in PDF documents",
    unfiltered: "See results of all years and kinds",
    contact: "Ask us",
    language: (name: string) => `Search in ${name}`,
  },
  noSuchPage: (page: number) => `There is no page ${page} of them.`,
  showing: (first: number, last: number, total: number) => `Showing ${first} - ${last} of ${total}`,
  incomplete: "The text of some documents is still being read. There may be more results in a few minutes.",
  seeAll: "See all results",
  /** Name of the list for its navigation. */
  results: "Results",
  /** Where a news article is. */
  news: "News",
  document: (format: string | undefined) => (format ? `${format} document` : "Document"),
  onPage: (page: number) => `page ${page}`,
  alsoOn: "Also on",
};
