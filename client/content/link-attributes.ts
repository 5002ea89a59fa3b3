/** Attribute of a link whose address is not resolved yet: its target, as JSON. */
export const UNRESOLVED = "data-unresolved";
