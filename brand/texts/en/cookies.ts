/** The table of the cookies that the site sets. */
export const cookies = {
  heading: "Cookies of this site",
  /** Name of the table. */
  table: "Cookies: names, purposes and lifetimes",
  name: "Name",
  purpose: "What it notes",
  lifetime: "How long",
  session: "Until you close the browser",
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  /** What each of them is for, by its name. */
  purposes: {
    visited: "You have been here today, so that the notices of a first visit are not repeated.",
    "cookie-notice-closed": "You have closed the notice about cookies.",
    "announcement-closed": "You have closed the announcement at the edge of the page.",
    "modal-closed": "You have closed the announcement over the page.",
    "tracking-consent": "Whether you allow measurements, if you have been asked.",
  },
};
