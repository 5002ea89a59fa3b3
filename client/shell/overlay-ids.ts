/** Ids of the overlays that the header opens. */
export const MOBILE_MENU_ID = "mobile-menu";
export const MOBILE_SEARCH_ID = "mobile-search";
export const SEARCH_PANEL_ID = "search-panel";

/** Attributes of the elements in the header that JavaScript replaces by buttons. */
export const OPENS_MENU_ATTRIBUTE = "data-opens-menu";
export const OPENS_SEARCH_ATTRIBUTE = "data-opens-search";

/** Attribute of the header while the main menu does not fit in it. */
export const NO_ROOM_FOR_MENU = "data-no-room-for-menu";
