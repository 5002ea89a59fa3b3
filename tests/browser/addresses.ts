/** All pages of the main menu (variant B; specification, section 2), in order. */
export const MENU_PAGES = [
  "/company",
  "/company/leadership",
  "/company/corporate-governance",
  "/company/supplier-engagement",
  "/sustainability",
  "/sustainability/customer-care",
  "/sustainability/community",
  "/sustainability/sustainable-future",
  "/sustainability/supporting-our-people",
  "/careers",
  "/careers/our-culture",
  "/careers/our-teams",
  "/careers/how-we-hire",
  "/investors",
  "/investors/shareholder-services",
];

/** At least one page of each route. */
export const ALL_PAGES = [
  ...MENU_PAGES,
  "/",
  "/news",
  "/news/fy26-results",
  "/contact",
  "/results",
  "/results/fy26",
  "/accessibility",
  "/site-map",
  "/assistance",
  "/terms",
  "/privacy-policy",
  "/search",
  "/search?s=dividend&t=page",
  "/search?s=report&t=pdf",
];
