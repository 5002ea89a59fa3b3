/** The search panel and the search page. */
export const search = {};
