/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";

/**
 * Attribute of a link that opens a dialog instead of its page, as `commandfor` of a button does: the id of the dialog. It
 * is for the time before the application has started.
 */
export const OPENS = "data-opens";
