/** Maximum page number of lists; content services reject larger ones. */
export const LAST_LIST_PAGE = 10_000;
