import { OPEN_STATES } from "../../scripts/screenshots/open-states.ts";

/** One page of each layout by its name: others differ in their text, and in the order of their sections. */
export const PAGE_KINDS = {
  home: "/",
  composed: "/company",
  people: "/company/leadership",
  investors: "/investors",
  results: "/results/fy26",
  "general-meeting": "/agm-2026",
  "site-map": "/site-map",
  questions: "/assistance",
  terms: "/terms",
  news: "/news",
  article: "/news/fy26-results",
  contact: "/contact",
  search: "/search?s=dividend&t=page",
  "search-in-vain": "/search?s=xylophone&t=page",
  "not-found": "/nope",
};

export const ONE_OF_EACH_KIND = Object.values(PAGE_KINDS);

/** Every open state (a menu, a panel, a form's result, a notice), at each width at which it can be opened. */
export const EVERY_STATE = Object.entries(OPEN_STATES).flatMap(([name, state]) =>
  state.screens.map((width) => ({ name, state, width })),
);
