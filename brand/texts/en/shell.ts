/** The frame of each page: header, menus, footer, links to parts of the page, messages of the browser. */
export const shell = {
  skipToContent: "Skip to content",
  /** Name of the navigation in the header. */
  mainMenu: "Main",
  menu: "Menu",
  close: "Close",
  news: "News",
  contact: "Contact",
  shareholderLogin: "Shareholder Login",
  logIn: "Log in",
  /** Read by screen readers after `logIn`. */
  asShareholder: "as a shareholder",
  search: "Search",
  /** Name of the navigation in the footer. */
  footer: "Footer",
  followOn: (network: string) => `Follow us on ${network}`,
  cookieSettings: "Cookie settings",
  /** Who the company is by law, under the copyright notice. */
  identity: {
    registeredIn: (place: string) => `Registered in ${place}`,
    seat: (seat: string) => `Seat: ${seat}`,
    office: (address: string) => `Registered office: ${address}`,
    vatId: (id: string) => `VAT number ${id}`,
  },
  /** Read by screen readers after the text of a link. */
  opensInNewTab: "(opens in a new tab)",
  /** Name of the links to other languages. */
  languages: "Language",
  offline: "You are offline. This can be shown once you are connected again.",
};
