/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";
