/** Class of the body while the announcement bar is open: what has the focus is scrolled clear of it. */
export const BAR_OPEN = "announcement-bar-open";
