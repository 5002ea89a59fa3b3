/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";

/** Id of the element whose text is read out when it changes. */
export const ANNOUNCER_ID = "announcer";
