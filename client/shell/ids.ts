/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";

/** Attribute of a link that opens a dialog, whose id it has, instead of its page, before the application has started. */
export const OPENS = "data-opens";
