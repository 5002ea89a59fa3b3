/** E-mails to subscribers. */
export const mail = {
  /** The subject of several announcements: the title of the first one, and the number of the others. */
  andMore: (title: string, others: number) => `${title}, and ${others} more`,
  /** The title of an announcement that can move the price of the share. */
  priceSensitive: (title: string) => `Price-sensitive: ${title}`,
  /** The title of a date of the calendar, by what has happened to it. */
  changed: {
    Postponed: (title: string) => `Postponed: ${title}`,
    Moved: (title: string) => `Moved: ${title}`,
    Online: (title: string) => `Now online: ${title}`,
    Cancelled: (title: string) => `Cancelled: ${title}`,
    Changed: (title: string) => `Changed: ${title}`,
  },
  newDate: (date: string) => `New date: ${date}`,
  /** The date that was postponed or cancelled. */
  planned: (date: string) => `Was planned for: ${date}`,
  /** The date before a move. */
  before: (date: string) => `Date before: ${date}`,
  openDate: "Read more on our website",
  /** What e-mail clients show beside a subject without a summary. */
  about: (topics: string, company: string) => `${topics}: ${company}`,
  /** The first line of an e-mail as text. */
  topline: (company: string, topics: string) => `${company}: ${topics}`,
  /** With the format of its file in brackets, if that is known: ` (PDF)`. */
  openDocument: (format: string) => `Open the document${format}`,
  readAnnouncement: "Read the announcement",
  /** A topic as the subscriber chose it. */
  quoted: (topic: string) => `“${topic}”`,
  reason: (company: string, host: string, topics: string) =>
    `You get this e-mail because you asked ${company} at ${host} to tell you of ${topics}.`,
  /** The two links below each e-mail: to the preferences of the subscriber, and to leave. */
  choices: (profile: (words: string) => string, leave: (words: string) => string) =>
    `${profile("Change what you hear of")} or ${leave("unsubscribe")}.`,
  /** The choices in a plain-text e-mail, each before its address. */
  profile: "Change what you hear of",
  leave: "Unsubscribe",
  /**
   * The title of the topics on the preferences page of subscribers. The site finds them by it: after a change, rename
   * the group at the provider too.
   */
  topics: "Alerts",
};
