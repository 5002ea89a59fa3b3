import { sharesOnIssue } from "./accounts.ts";
import { type Block, box, heading, lead, para, paras, row, section, signature, table } from "./blocks.ts";
import { count, decimals, longDate, million, share } from "./format.ts";
import { setPaper } from "./paper.ts";
import { chair } from "./people.ts";
import { periods } from "./periods.ts";
import type { Publication } from "./publication.ts";
import { outlookCaution, release } from "./shared-text.ts";

interface Announcement {
  readonly uid: string;
  readonly title: string;
  readonly date: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly subtitle: string;
  readonly blocks: readonly Block[];
}

const { fy25, fy26 } = periods;

const dividend: Announcement = {
  uid: "asx-dividend-fy26",
  title: "Final dividend for the year ended 30 June 2026",
  date: "2026-08-19",
  summary: "10.5 cents a share, fully franked, paid on 25 September 2026.",
  tags: ["dividend", "FY26"],
  subtitle: "10.5 cents a share, fully franked",
  blocks: [
    lead("The Board has declared a final dividend of 10.5 cents a share, fully franked, for FY26."),
    para(
      `With the interim dividend of 10.0 cents paid on 27 March 2026, dividends for the year are 20.5 cents a share, against 18.5 cents for FY25. The final dividend comes to ${million((10.5 * sharesOnIssue) / 100)} on ${decimals(sharesOnIssue)} million shares.`,
    ),
    table({
      caption: "Particulars",
      head: ["Item", "Detail"],
      widths: [0.4, 0.6],
      cells: "words",
      rows: [
        row("Class of security", "Fully paid ordinary shares (LKF)"),
        row("Type", "Final, for the year ended 30 June 2026"),
        row("Amount per share", "A$0.105"),
        row("Franking", "100%, at a company tax rate of 30%"),
        row("Conduit foreign income", "None"),
        row("Ex-dividend date", "2 September 2026"),
        row("Record date", "3 September 2026"),
        row("Payment date", "25 September 2026"),
        row("Reinvestment plan", "None in operation"),
        row("Currency", "Australian dollars"),
      ],
    }),
    table({
      caption: "Dividends of the last three years",
      unit: "Cents a share, fully franked",
      head: ["", "FY26", "FY25", "FY24"],
      current: 1,
      rows: [
        row("Interim", ...[fy26, fy25, periods.fy24].map((year) => decimals(year.dividend.interim))),
        row("Final", ...[fy26, fy25, periods.fy24].map((year) => decimals(year.dividend.final))),
        {
          cells: [
            "Year",
            ...[fy26, fy25, periods.fy24].map((year) =>
              decimals(year.dividend.interim + year.dividend.final),
            ),
          ],
          role: "total",
        },
      ],
    }),
    heading("What shareholders need to do"),
    para(
      "Dividends are paid only to bank accounts in Australia and New Zealand. Holders who have not given the registry an account, or have changed it, should do so at https://registry.example/larkfield by 5.00 pm on 18 September 2026. Payments to holders without an account are kept for them until they give one. Dividend statements can be read on the registry's website from the payment date.",
    ),
    ...release("the Board"),
  ],
};

interface Poll {
  readonly item: string;
  readonly text: string;
  /** Votes for, against and abstained, as cast. */
  readonly votes: readonly [number, number, number];
}

const polls: readonly Poll[] = [
  { item: "2", text: "Remuneration report", votes: [566_418_233, 21_307_115, 3_962_480] },
  { item: "3", text: "Re-election of Peter Lindqvist", votes: [583_226_904, 9_114_026, 1_871_338] },
  {
    item: "4",
    text: "Grant of performance rights to the Managing Director",
    votes: [571_044_612, 19_630_447, 2_208_751],
  },
  { item: "5", text: "Limit on non-executive directors' fees", votes: [562_751_089, 27_482_360, 2_415_902] },
  {
    item: "6",
    text: "Renewal of the proportional takeover provisions (special)",
    votes: [586_903_177, 5_346_529, 1_962_643],
  },
];

const votes: Announcement = {
  uid: "asx-agm-results-2026",
  title: "Results of the 2026 annual general meeting",
  date: "2026-10-22",
  summary: "All five resolutions of 22 October 2026 were carried by poll.",
  tags: ["annual general meeting", "FY26"],
  subtitle: "Brisbane, 22 October 2026",
  blocks: [
    lead("All resolutions put to the annual general meeting today were carried. Each was decided by poll."),
    para(
      "Under ASX Listing Rule 3.13.2 and section 251AA of the Corporations Act 2001 the company gives the votes below. Item 1, the reports, was not put to a vote. Holders of 70.6% of the shares on issue voted in person, online or by proxy.",
    ),
    table({
      caption: "Votes cast by poll",
      head: ["Resolution", "For", "", "Against", "", "Abstained"],
      widths: [0.32, 0.17, 0.09, 0.16, 0.08, 0.15],
      rows: polls.map(({ item, text, votes: [agreed, against, abstained] }) =>
        row(
          `${item}. ${text}`,
          count(agreed),
          share(agreed, agreed + against),
          count(against),
          share(against, agreed + against),
          count(abstained),
        ),
      ),
      note: "Shares are of votes cast for and against. Votes of persons excluded under the notice of meeting are not counted. Item 6 needed 75%.",
    }),
    para(
      "Votes against the remuneration report were 3.6% of those cast, so no second-strike provision applies.",
    ),
    heading("Directors"),
    para(
      "Peter Lindqvist was re-elected. The directors are Margaret Ellery (Chair), Daniel Okafor (Managing Director), Fiona Adeyemi, Peter Lindqvist, Susan Mak and Graham Tull.",
    ),
    ...release("Ingrid Solheim, Company Secretary"),
  ],
};

const address: Announcement = {
  uid: "asx-chair-address-2026",
  title: "Chair's address to the 2026 annual general meeting",
  date: "2026-10-22",
  summary: "Margaret Ellery on FY26, the review of Clear Limits, succession, and trading.",
  tags: ["annual general meeting", "FY26"],
  subtitle: "Margaret Ellery, Brisbane, 22 October 2026",
  blocks: [
    lead("Good morning, and welcome to those of you in this room and to those who have joined online."),
    ...paras(
      "I acknowledge the Traditional Owners of the land on which we meet and pay my respects to Elders past and present. A quorum is present and I declare the meeting open. With me are my fellow directors, our Company Secretary and our auditor.",
      "Let me begin with the year. In the 12 months to 30 June 2026 revenue was A$2,318.7 million, up 6.0%. EBITDA was A$421.8 million, up 8.3%, and net profit after tax was A$168.9 million, up 10.9%. All four businesses grew. You received dividends of 20.5 cents a share for the year, 2.0 cents more than for the year before, and net debt fell to 1.6 times EBITDA.",
    ),
    heading("How we earn it"),
    ...paras(
      "Figures like these are worth having only if they last, and in our industry they last only if customers can afford the pleasure they take from it. Last December an outside panel told us what it thought of Clear Limits, in a report that we published in full. It made eleven recommendations. All of them are in place.",
      "Three in five of Furlong's active customers now have a deposit limit that they set themselves. Two years ago it was two in five. When a customer's play changes, one of our people is in touch, in the middle case, within six hours. It used to take more than a day. The panel will return next year, and we will publish what it finds then too.",
    ),
    heading("What you asked us"),
    ...paras(
      "Before this meeting 64 of you wrote with questions. Most were about three things. The first was regulation. We support national rules on advertising and identity, and have said so to every government that has asked. The second was the pace of spending on terminals. We will finish the work by the end of FY28 and will not go faster than venues can take it. The third was succession. Each executive role has at least one person inside the company who could take it up within a year.",
      "You will vote today on the limit on directors' fees. It gives us room to appoint one more director before another retires. Nobody's fee goes up because of it.",
    ),
    heading("The first quarter"),
    ...paras(
      "In the three months to 30 September 2026 revenue was 5.4% higher than in the same quarter a year before, before the spring carnivals. New terminals went into a further 190 venues. We still expect revenue and EBITDA to grow in FY27, and we will report the half-year on 17 February 2027.",
      outlookCaution,
      "Two of our technicians were badly hurt on the road in May. I am glad to say that both are now back at work. On your behalf I thank them, and the other 2,938 people of Larkfield, for a year of steady and decent work.",
    ),
    signature(chair.name, "Chair"),
    section("Release"),
    para(
      "**Authorised for release by the Board.** Investor Relations: (07) 7010 0140, investors@larkfield.example.",
    ),
    box("Webcast", "A recording of the meeting is kept on the company's website for 12 months."),
  ],
};

/** Announcements to the exchange other than results. */
export const announcements: readonly Publication[] = [dividend, votes, address].map((each) => ({
  uid: each.uid,
  title: each.title,
  date: each.date,
  category: "Market announcement" as const,
  summary: each.summary,
  tags: each.tags,
  make: () =>
    setPaper({
      title: each.title,
      subject: each.summary,
      date: each.date,
      front: "band",
      label: `ASX announcement, ${longDate(each.date)}`,
      subtitle: each.subtitle,
      blocks: each.blocks,
    }),
}));
