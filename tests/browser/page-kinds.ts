import { OPEN_STATES } from "../../scripts/screenshots/open-states.ts";

/**
 * One page of each layout, for tests of what every page has; pages of one layout differ only in their text, and in the
 * order of their sections.
 */
export const ONE_OF_EACH_KIND = [
  "/",
  "/company",
  "/company/leadership",
  "/investors",
  "/results/fy26",
  "/agm-2026",
  "/site-map",
  "/assistance",
  "/terms",
  "/news",
  "/news/fy26-results",
  "/contact",
  "/search?s=dividend&t=page",
  "/search?s=xylophone&t=page",
  "/nope",
];

/** Every open state (a menu, a panel, a form's result, a notice), at each width at which it can be opened. */
export const EVERY_STATE = Object.entries(OPEN_STATES).flatMap(([name, state]) =>
  state.screens.map((width) => ({ name, state, width })),
);
