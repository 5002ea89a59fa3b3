/** General meetings of shareholders: their dates, resolutions and votes. */
export const meetings = {
  liveNow: "The meeting is live",
  watch: "Watch the webcast",
  attend: "How to attend the meeting",
  dates: "Date, place and deadlines",
  /** Of a meeting that is over, whose deadlines nobody needs. */
  pastDate: "Date and place",
  /** Names of what shareholders must know or do before a meeting, by their values in the content model. */
  deadlines: {
    "Record time": "Record time",
    Proxies: "Proxy forms due",
    Questions: "Written questions due",
    Registration: "Registration closes",
    "Agenda items": "Requests for the agenda due",
    Nominations: "Nominations of directors due",
  },
  /** For all who have a right to vote, or for some of them: `Proxy forms due (holders of depositary interests)`. */
  deadlineOf: (deadline: string, holders: string | undefined) =>
    holders === undefined ? deadline : `${deadline} (${holders})`,
  /** A deadline in a calendar: `Record time: Annual general meeting 2027`. */
  ofMeeting: (deadline: string, meeting: string) => `${deadline}: ${meeting}`,
  documents: "Documents of the meeting",
  shareClasses: "Shares and voting rights",
  sharesTable: "Shares and votes of each class",
  shares: "Shares",
  votes: "Votes",
  resolutions: "Resolutions",
  results: "How the resolutions went",
  resultsTable: "Votes on each resolution",
  agenda: "Text of the resolutions",
  /** Kinds and outcomes of resolutions, by their values in the content model. */
  kinds: {
    "Ordinary resolution": "Ordinary resolution",
    "Special resolution": "Special resolution",
    "Advisory resolution": "Advisory resolution",
  },
  outcome: "Outcome",
  outcomes: { Carried: "Carried", "Not carried": "Not carried", Withdrawn: "Withdrawn" },
  columns: {
    for: "For",
    forShare: "For, %",
    against: "Against",
    againstShare: "Against, %",
    withheld: "Withheld",
    valid: "Valid votes",
    capitalShare: "Share of capital, %",
  },
  votesFor: "Votes for",
  ofValid: "% of the votes for and against, by resolution",
  turnout: "Votes cast",
  ofCapital: "% of the share capital, by resolution",
  /** Text alternative of a chart of a poll. */
  chart: (name: string) => `${name}, by resolution. The table has every number.`,
  withheldNote: "A vote withheld is not a vote in law, and is not counted in the votes for and against.",
  /** After the date of a meeting in a list. */
  carried: (carried: number, decided: number) => {
    if (carried < decided) return `${carried} of ${decided} resolutions carried`;
    return decided === 1 ? "1 resolution, carried" : `${decided} resolutions, all carried`;
  },
  none: "No general meeting has been announced yet.",
};
