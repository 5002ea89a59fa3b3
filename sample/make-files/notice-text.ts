/** A resolution to vote on, with its reason. */
export interface Resolution {
  readonly title: string;
  readonly kind: "ordinary" | "advisory" | "special";
  readonly words: string;
  readonly notes: readonly string[];
  readonly board: string;
  /** Persons whose votes are excluded. */
  readonly exclusion?: string;
}

/** Texts of a notice of meeting. */
export interface NoticeText {
  readonly year: string;
  readonly date: string;
  readonly meeting: string;
  readonly place: string;
  readonly lodge: string;
  readonly register: string;
  readonly questions: string;
  readonly resolutions: readonly Resolution[];
}

const payExclusion =
  "The company will disregard votes cast by or for a member of the key management personnel named in the remuneration report, or a closely related party, unless the vote is cast for someone entitled to vote and as that person directed, or by the chair of the meeting as an undirected proxy.";

function remuneration(year: string): Resolution {
  return {
    title: "Remuneration report",
    kind: "advisory",
    words: `That the remuneration report for the year ended 30 June ${year} be adopted.`,
    notes: [
      "The remuneration report is part of the annual report. It explains how pay is set, what directors and executives were paid and how that follows from results. The vote is advisory: it does not bind the directors or the company, but the Board takes it into account.",
      "If a quarter or more of the votes cast are against the report at two meetings in a row, shareholders will be asked at the second whether the directors should stand for election again. At the last meeting 95% or more of the votes were in favour.",
    ],
    board: "The Board, noting each director's interest in his or her own pay, recommends a vote in favour.",
    exclusion: payExclusion,
  };
}

function reelection(name: string, since: string, about: string, reason: string): Resolution {
  return {
    title: `Re-election of ${name}`,
    kind: "ordinary",
    words: `That ${name}, who retires by rotation under the constitution and is eligible for re-election, be re-elected as a director.`,
    notes: [`${name} has been a director since ${since} and is independent. ${about}`, reason],
    board: `The Board, ${name} abstaining, recommends a vote in favour.`,
  };
}

function rights(year: string, count: string, value: string, fixed: string, price: string): Resolution {
  return {
    title: "Grant of performance rights to the Managing Director",
    kind: "ordinary",
    words: `That the grant of ${count} performance rights to Daniel Okafor under the long-term incentive plan, on the terms in the explanatory notes, be approved for ASX Listing Rule 10.14.`,
    notes: [
      `The grant is the long-term part of Mr Okafor's pay for FY${year}. Its face value is ${value}, 120% of his fixed pay of ${fixed}, divided by ${price}, the volume-weighted average price of Larkfield shares over the five trading days after the full-year results.`,
      "Rights are granted without payment and carry no vote or dividend. They are tested once, after three years. Half vest on total shareholder return against the ASX 100 without resources companies: none below the median, half at the median and all at the top quarter, in a straight line between. A quarter vest on growth in earnings per share of between 4% and 9% a year. A quarter vest on safer gambling: the share of active customers with a limit, and the time from a first sign of harm to the first contact.",
      "Rights that do not vest lapse. If Mr Okafor resigns or is dismissed for cause, his rights lapse. The Board may reduce or cancel rights for misconduct, for a material misstatement or for harm to customers. If the grant is not approved, the Board will consider paying in cash on the same tests.",
      "Mr Okafor is the only director entitled to take part in the plan. There is no loan. Rights granted will be reported in each annual report for the years they are outstanding.",
    ],
    board: "The Board, Mr Okafor abstaining, recommends a vote in favour.",
    exclusion:
      "The company will disregard votes in favour cast by or for Mr Okafor and his associates, and votes cast as a proxy by members of the key management personnel without a direction, other than by the chair of the meeting.",
  };
}

const ellery = reelection(
  "Margaret Ellery",
  "2015, and Chair since 2018,",
  "She spent three decades in infrastructure and utilities, the last nine years as a chief executive. She is a member of both Board committees and has no other listed directorship.",
  "The other directors reviewed her work and found that she leads the Board openly, prepares well and gives the time that is needed. The Board considered her length of service and is satisfied that it has not made her less independent.",
);
const adeyemi = reelection(
  "Fiona Adeyemi",
  "2021",
  "She is a chartered accountant who was an audit partner for fourteen years, and chairs the Audit and Risk Committee.",
  "The Board values her knowledge of controls and reporting and her plain questions to management and to the auditor.",
);
const tull = reelection(
  "Graham Tull",
  "2019",
  "He ran a regional racing authority and knows the industry's country clubs at first hand. He is a member of the People and Remuneration Committee.",
  "The Board values his knowledge of racing and his care for the towns in which the company works. He declares his interests in bloodstock each year and takes no part in decisions that touch them.",
);
const mak = reelection(
  "Susan Mak",
  "2022",
  "She has led people and public health organisations, chairs the People and Remuneration Committee and is a member of the Audit and Risk Committee.",
  "The Board values her experience of harm prevention from outside the industry, which has shaped Clear Limits and the way executives are paid.",
);
const lindqvist = reelection(
  "Peter Lindqvist",
  "2017",
  "He has worked in payments and consumer technology in Australia and northern Europe, and is a member of the Audit and Risk Committee.",
  "The Board values his knowledge of technology and payments. This would be his last full term under the Board's guide of 12 years' service.",
);

/** The three notices, oldest first. */
export const noticeTexts: readonly NoticeText[] = [
  {
    year: "2024",
    date: "2024-09-19",
    meeting: "Thursday 24 October 2024 at 10.00 am, Brisbane time",
    place: "Larkfield Group, Level 14, 80 Petrie Crossing, Brisbane, and online",
    lodge: "10.00 am on Tuesday 22 October 2024",
    register: "7.00 pm, Sydney time, on Tuesday 22 October 2024",
    questions: "Thursday 17 October 2024",
    resolutions: [
      remuneration("2024"),
      ellery,
      adeyemi,
      rights("25", "543,624", "A$1,620,000", "A$1,350,000", "A$2.98"),
      {
        title: "Amendment of the constitution",
        kind: "special",
        words:
          "That the constitution be amended as set out in the document tabled at the meeting and signed by the Chair, to provide that shareholders may attend and vote at general meetings online as well as in person.",
        notes: [
          "The Corporations Act already lets the company meet in a place and online at once, as it does this year. The amendment writes that into the constitution. It does not allow meetings that are online only. It also lets documents be sent by electronic means to shareholders who have not asked for paper, as the Act already provides.",
          "A special resolution passes when at least three quarters of the votes cast are in favour. The amended constitution can be read on the company's website or asked for from the Company Secretary.",
        ],
        board: "The Board recommends a vote in favour.",
      },
    ],
  },
  {
    year: "2025",
    date: "2025-09-17",
    meeting: "Thursday 23 October 2025 at 10.00 am, Brisbane time",
    place: "Larkfield Group, Level 14, 80 Petrie Crossing, Brisbane, and online",
    lodge: "10.00 am on Tuesday 21 October 2025",
    register: "7.00 pm, Sydney time, on Tuesday 21 October 2025",
    questions: "Thursday 16 October 2025",
    resolutions: [
      remuneration("2025"),
      tull,
      mak,
      rights("26", "491,228", "A$1,680,000", "A$1,400,000", "A$3.42"),
    ],
  },
  {
    year: "2026",
    date: "2026-09-16",
    meeting: "Thursday 22 October 2026 at 10.00 am, Brisbane time",
    place: "Larkfield Group, Level 14, 80 Petrie Crossing, Brisbane, and online",
    lodge: "10.00 am on Tuesday 20 October 2026",
    register: "7.00 pm, Sydney time, on Tuesday 20 October 2026",
    questions: "Thursday 15 October 2026",
    resolutions: [
      remuneration("2026"),
      lindqvist,
      rights("27", "450,777", "A$1,740,000", "A$1,450,000", "A$3.86"),
      {
        title: "Limit on non-executive directors' fees",
        kind: "ordinary",
        words:
          "That the most that may be paid to non-executive directors in a year be raised by A$250,000, from A$1,600,000 to A$1,850,000.",
        notes: [
          "The limit has stood since 2019. Fees paid in FY26 were A$1,412,000. The rise gives room to appoint a sixth non-executive director before one of the present directors retires, so that knowledge is handed over. It is not a rise in any director's fee.",
          "No securities have been issued to non-executive directors with shareholders' approval in the last three years.",
        ],
        board: "As the directors have an interest, the Board makes no recommendation.",
        exclusion:
          "The company will disregard votes in favour cast by or for a director and his or her associates.",
      },
      {
        title: "Renewal of the proportional takeover provisions",
        kind: "special",
        words:
          "That the proportional takeover provisions in rule 14 of the constitution be renewed for three years from the date of the meeting.",
        notes: [
          "In a proportional takeover bid an offer is made for part of each shareholder's shares. Control may then pass without shareholders being able to sell all their shares. Rule 14 requires the directors to put such a bid to a vote of shareholders, who decide it by a simple majority. The rule does not apply to full bids.",
          "The provisions were last renewed in 2023 and lapse after three years unless renewed. No such bid was made while they applied. They help shareholders to decide together and to bargain for a full price; it can be said against them that they may make proportional bids less likely. When this notice was written no director knew of a proposal to acquire a substantial interest in the company.",
          "A special resolution passes when at least three quarters of the votes cast are in favour.",
        ],
        board: "The Board recommends a vote in favour.",
      },
    ],
  },
];
