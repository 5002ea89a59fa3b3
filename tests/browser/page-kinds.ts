/**
 * One page of each layout, for tests of what every page has; pages of one layout differ only in their text, and in the
 * order of their sections.
 */
export const ONE_OF_EACH_KIND = [
  "/",
  "/company",
  "/company/leadership",
  "/careers/our-culture",
  "/investors",
  "/results/fy26",
  "/site-map",
  "/assistance",
  "/privacy-policy",
  "/news",
  "/news/fy26-results",
  "/contact",
  "/search",
  "/search?s=dividend&t=page",
  "/search?s=report&t=pdf",
  "/nope",
];
