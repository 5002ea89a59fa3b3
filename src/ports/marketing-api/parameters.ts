/** Query parameters of reading one resource. */
export const FIELDS = ["fields", "exclude_fields"] as const;

/** Query parameters of the lists that take no fields. */
export const PAGE_ONLY = ["count", "offset"] as const;

/** Query parameters of a list. */
export const PAGE = [...FIELDS, ...PAGE_ONLY] as const;
