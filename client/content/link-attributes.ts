/** Attribute of a link whose address is not resolved yet: its target, as JSON. */
export const UNRESOLVED = "data-unresolved";

/** What screen readers read after the text of a link that opens in a new tab. */
export const NEW_TAB_LABEL = " (opens in a new tab)";
