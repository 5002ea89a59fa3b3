/** The frame of each page: header, menus, footer, links to parts of the page, dialogs, sharing and printing, progress. */
export const shell = {
  /** Name of the navigation in the footer. */
  footer: "Footer",
  followOn: (network: string) => `Follow us on ${network}`,
  cookieSettings: "Cookie settings",
};
