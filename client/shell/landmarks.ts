/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";

/** Id of the element whose text is read out when it changes. */
export const ANNOUNCER_ID = "announcer";

/** Attribute of that which holds the page, for the first frame of a page that is arrived at. */
export const ARRIVING = "data-arriving";
