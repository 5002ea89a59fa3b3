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
  "/site-map",
  "/assistance",
  "/terms",
  "/news",
  "/news/fy26-results",
  "/contact",
  "/search?s=dividend&t=page",
  "/nope",
];
