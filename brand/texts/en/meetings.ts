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
  /** How sentences state the day of a meeting, with commas between the words: what a meeting is called, and what is before a day. */
  said: {
    names: "general meeting",
    day: "on, is on, was on, will be on, is held on, was held on, will be held on, takes place on, will take place on",
  },
  documents: "Documents of the meeting",
  shareClasses: "Shares and voting rights",
  sharesTable: "Shares and votes of each class",
  shares: "Shares",
  votes: "Votes",
  resolution: "Resolution",
  resolutions: "Resolutions",
  results: "How the resolutions went",
  resultsTable: "Votes on each resolution",
  agenda: "Text of the resolutions",
  /** Kinds and outcomes of resolutions, by their values in the content model. */
  kinds: {
    "Ordinary resolution": "Ordinary resolution",
    "Special resolution": "Special resolution",
    "Advisory resolution": "Advisory resolution",
    "Remuneration report": "Advisory resolution",
    "Election by plurality": "Election by plurality",
    "Election or appointment, for or withheld": "Election or appointment",
    "Frequency of votes on pay": "Advisory vote on frequency",
  },
  recommendedAgainst: "the board recommends a vote against",
  outcome: "Outcome",
  outcomes: { Carried: "Carried", "Not carried": "Not carried", Withdrawn: "Withdrawn" },
  /** Outcomes of an election by plurality. */
  elected: { Carried: "Elected", "Not carried": "Not elected", Withdrawn: "Withdrawn" },
  /** An outcome that no poll has: `Carried on a show of hands`. */
  byHands: (outcome: string) => `${outcome} on a show of hands`,
  columns: {
    for: "For",
    forShare: "For, %",
    against: "Against",
    againstShare: "Against, %",
    oneYear: "Every year",
    oneYearShare: "Every year, %",
    twoYears: "Every two years",
    twoYearsShare: "Every two years, %",
    threeYears: "Every three years",
    threeYearsShare: "Every three years, %",
    withheldShare: "Withheld, %",
    brokerNonVotes: "Broker non-votes",
    valid: "Votes cast",
    shares: "Shares voted",
    capitalShare: "Share of capital, %",
  },
  /** What votes are called that are neither for nor against, by the law of the main listing. */
  uncounted: { withheld: "Withheld", abstained: "Abstained" },
  /** Text alternative of a chart of a poll. */
  chart: "Votes by resolution. The table has every number.",
  uncountedNotes: {
    withheld: "A vote withheld is not a vote in law, and is not counted in the votes for and against.",
    abstained: "Abstentions are no votes cast, and are not counted in the votes for and against.",
  },
  brokerNote:
    "Broker non-votes are shares that are present, but whose brokers had no instruction on the resolution.",
  proxies: "Proxies received before the meeting",
  instructions: {
    for: "Proxies for",
    against: "Proxies against",
    abstain: "Proxies to abstain",
    discretion: "Proxies at the proxy’s discretion",
  },
  /** Marks of resolutions with many votes against the board. */
  strike: "First strike",
  secondStrike: "Second strike",
  dissent: (share: string) => `${share} against the board’s recommendation`,
  response: (resolution: string) => `The board on the votes against “${resolution}”`,
  /** After the date of a meeting in a list. */
  carried: (carried: number, decided: number) => {
    if (carried < decided) return `${carried} of ${decided} resolutions carried`;
    return decided === 1 ? "1 resolution, carried" : `${decided} resolutions, all carried`;
  },
  none: "No general meeting has been announced yet.",
};
