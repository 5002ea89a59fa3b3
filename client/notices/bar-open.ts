/** Class of the body while the announcement bar is open (specification, section 4). */
export const BAR_OPEN = "announcement-bar-open";
