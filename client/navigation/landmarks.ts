/** Id of the element that holds the page; the skip link leads there. */
export const MAIN_ID = "main";

/** Id of the live region that announces the title of the next page. */
export const ANNOUNCER_ID = "announcer";

/** Id of the element with the offline message. */
export const OFFLINE_ID = "offline";

/** Id of the element that holds the settings of the document's scripts. */
export const SETTINGS_ID = "settings";

/** Attribute of `<main>` in the first frame after a navigation. */
export const ENTERING = "data-entering";

/** Attribute of `<main>` while it fades in. */
export const FADING = "data-fading";
