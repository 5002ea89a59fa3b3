/** Pages that the site itself leads to, whatever its menus have: they are at `/news` and `/contact`. */
export const OWN_PAGES = ["news", "contact"] as const;

export type OwnPage = (typeof OWN_PAGES)[number];
