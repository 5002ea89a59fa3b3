/** The field of an address that has the ids of chosen assets. It is also there, once empty, if nothing is chosen. */
export const CHOICE_FIELD = "asset";
