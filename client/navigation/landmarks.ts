/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";

/** Id of the element whose text is read out when it changes. */
export const ANNOUNCER_ID = "announcer";

/** Id of the element that tells a visitor without a connection that there is none. */
export const OFFLINE_ID = "offline";

/** Id of the element that holds the settings of the document's scripts. */
export const SETTINGS_ID = "settings";

/** Attribute of `<main>` in the first frame of a page that is entered. */
export const ENTERING = "data-entering";
