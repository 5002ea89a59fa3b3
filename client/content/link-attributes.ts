/** Attribute of a link that has yet to be asked for: its target, as JSON. */
export const UNRESOLVED = "data-unresolved";

/** Heard with a link that leaves the tab. */
export const NEW_TAB_LABEL = " (opens in a new tab)";
