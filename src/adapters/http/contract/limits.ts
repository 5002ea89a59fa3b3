/** The last page that a list is asked for. A number beyond it is a slip, and no content service would take it. */
export const LAST_LIST_PAGE = 10_000;
