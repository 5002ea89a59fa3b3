import type { PolicyText } from "./policy-text.ts";

/** Policies on the market for the company's shares and on the Board. */
export const marketPolicies: readonly PolicyText[] = [
  {
    uid: "policy-disclosure",
    title: "Continuous disclosure policy",
    approved: "2025-12-11",
    owner: "Company Secretary",
    review: "December 2027",
    related: "Securities trading policy, Board charter, Code of conduct",
    summary: "How the market learns at once what may affect the price of Larkfield shares.",
    tags: ["governance", "investors"],
    purpose:
      "Everyone who buys or sells Larkfield shares should be able to do so on the same information. This policy says how the company meets ASX Listing Rules 3.1 to 3.1B and the Corporations Act 2001.",
    parts: [
      [
        "The rule",
        "Once the company is or becomes aware of information that a reasonable person would expect to have a material effect on the price or value of its shares, it tells the ASX at once.",
        "The company is aware of information when a director or executive has it, or ought reasonably to have come to have it in the course of his or her work.",
        "Information may be held back only while all three of these hold: it is within a class in Listing Rule 3.1A.1, such as an incomplete negotiation; it is confidential and the ASX has not formed the view that it is not; and a reasonable person would not expect it to be disclosed.",
      ],
      [
        "What may be material",
        "Results that differ materially from guidance or from what the market expects; as a guide, EBITDA that differs by 5% or more from guidance is presumed to be material.",
        "The grant, loss or change of a licence or a major contract, a change in wagering tax or in law, or the start of action by a regulator.",
        "An acquisition or sale, a change in capital, borrowings or dividends, a change of a director, the chief executive or the auditor.",
        "A serious failure of systems, loss of customer data, or an event that harms customers or employees.",
      ],
      [
        "Who decides",
        "The Disclosure Committee is the chief executive, the Chief Financial Officer and the General Counsel; two of them may act. It decides whether information must be disclosed and approves announcements.",
        "The Board decides on matters of great importance, among them results, guidance, dividends, takeover offers and changes of chief executive. If the Board cannot meet in time, the Committee acts and tells the Board at once.",
        "The Company Secretary lodges announcements, keeps the record of decisions, including decisions not to disclose, and gives directors a copy of each material announcement promptly after it is made.",
      ],
      [
        "What everyone else does",
        "Anyone who learns of something that may be material tells a member of the Committee at once, and does not judge for himself or herself whether it is.",
        "Each executive confirms every quarter that what should have been reported has been. Minutes of executive meetings record whether anything discussed needs disclosure.",
      ],
      [
        "Keeping information confidential",
        "Projects that may be material have a code name, an insider list and controlled access. If confidence is lost, or the ASX asks, the Committee prepares an announcement or a trading halt.",
        "The company does not comment on rumour. It will answer a question from the ASX about a false market.",
      ],
      [
        "Dealing with investors and the media",
        "Only the Chair, the chief executive, the Chief Financial Officer and people they authorise speak to investors and analysts. New and substantive presentations are lodged with the ASX before they are given.",
        "Meetings with analysts are attended by two people where possible and noted. If material information slips out, it is released to the ASX at once.",
        "From the end of each half until the results are out, no meetings on results are held. Analysts' drafts are corrected only for facts that are public.",
        "Results briefings are webcast and may be attended by anyone. Recordings stay on the website for 12 months.",
      ],
      [
        "Trading halts and breaches",
        "The Committee may ask for a trading halt when an announcement cannot be made at once and the market may be trading on uneven information.",
        "Breach of this policy may make the company and individuals liable, and may end in dismissal. The policy is reviewed every two years and after any material event.",
      ],
    ],
  },
  {
    uid: "policy-securities-trading",
    title: "Securities trading policy",
    approved: "2025-12-11",
    owner: "Company Secretary",
    review: "December 2027",
    related: "Continuous disclosure policy, Code of conduct",
    summary: "When directors and employees may buy or sell Larkfield shares.",
    tags: ["governance", "investors"],
    purpose:
      "Insider trading is a crime, and even the look of it harms trust. This policy tells directors, employees and contractors when they may deal in Larkfield securities.",
    parts: [
      [
        "The law, at all times",
        "A person who has information that is not generally available, and that a reasonable person would expect to have a material effect on the price of securities, may not deal in them, get someone else to deal, or pass the information to someone who may deal.",
        "The rule applies to everyone, to the securities of Larkfield and of any other company about which the information is held, and during open periods as well as closed ones.",
      ],
      [
        "Closed periods",
        "Designated people may not deal from 1 January until the second trading day after the half-year results, from 1 July until the second trading day after the full-year results, and at any other time the Board declares.",
        "Designated people are directors, executives, those who report to executives, everyone in finance, legal, investor relations and company secretarial work, and anyone on an insider list. The rules extend to their spouses, dependent children, and companies and trusts they control.",
      ],
      [
        "Clearance",
        "Outside closed periods designated people need written clearance before they deal. Directors ask the Chair; the Chair asks the chair of the Audit and Risk Committee; the chief executive asks the Chair; others ask the Company Secretary.",
        "Clearance lasts five trading days. It may be refused without a reason, the refusal is confidential, and clearance does not excuse a breach of the law.",
        "After dealing, the person tells the Company Secretary within two trading days, so that notices for directors can be given to the ASX within five business days.",
      ],
      [
        "Exceptional circumstances",
        "In a closed period the Chair may allow a sale by someone in severe financial hardship, or under a court order, who has no inside information. The request is in writing and the reasons are recorded.",
      ],
      [
        "Dealings that are not restricted",
        "Taking up a rights issue or a share purchase plan open to all holders, accepting a takeover offer, the vesting of rights under an employee plan (but not the sale of the shares), investments in a fund where others decide, and transfers that do not change who benefits.",
      ],
      [
        "Dealings that are never allowed",
        "Short selling, dealing for a gain within three months, and the use of Larkfield shares as security for a margin loan.",
        "Hedging the value of unvested rights, or of shares that must be held. A breach forfeits them.",
      ],
      [
        "Records and breaches",
        "The Company Secretary keeps a register of clearances and dealings and reports to the Board twice a year. Designated people confirm each year that they have kept to the policy.",
        "Breach may end in dismissal, apart from penalties under the Corporations Act 2001. A material change to this policy is lodged with the ASX within five business days.",
      ],
    ],
  },
  {
    uid: "board-charter",
    title: "Board charter",
    approved: "2026-06-18",
    owner: "Company Secretary",
    review: "June 2028",
    related: "Continuous disclosure policy, Code of conduct, Corporate governance statement",
    summary: "What the Board is for, what it keeps to itself, and what it leaves to management.",
    tags: ["governance", "board"],
    purpose:
      "The Board governs Larkfield Group Limited for its shareholders and with regard to its customers, people and communities. This charter says how.",
    parts: [
      [
        "What the Board does",
        "Approves strategy, the budget and the risk appetite, and watches how management carries them out.",
        "Appoints, assesses and if need be replaces the chief executive; approves the appointment and pay of executives and of the Company Secretary; and plans for their succession.",
        "Approves the accounts, dividends, changes in capital, borrowings above A$50 million, and acquisitions, sales and contracts above A$25 million.",
        "Sets the standard for safer gambling, receives the measures of Clear Limits at every meeting, and hears from the outside panel at least once a year.",
        "Watches the systems of control, compliance and disclosure, including those against money laundering.",
        "Sets the company's values, approves the code of conduct and is told of material breaches of it.",
      ],
      [
        "What management does",
        "The Board leaves the running of the company to the chief executive within written limits of authority. The chief executive may pass authority on but stays answerable for it.",
        "Management gives the Board accurate, timely and clear information. Directors may ask any employee for more and may take independent advice at the company's cost with the Chair's agreement.",
      ],
      [
        "Who sits on the Board",
        "At least five and at most nine directors, most of them independent and non-executive. Together they hold the skills in a matrix that is published each year.",
        "The Chair is an independent director and is not the chief executive.",
        "Independence is assessed each year. A director who has served 12 years is normally no longer considered independent.",
        "New directors are checked for character, experience, and criminal and insolvency history, are approved by gambling regulators where the law requires it, receive a letter of appointment, and follow an induction that includes days in venues and in the safer-gambling team.",
        "A director other than the chief executive stands for election at the first annual general meeting after appointment and at least every third one after that.",
      ],
      [
        "The Chair and the Company Secretary",
        "The Chair leads the Board, settles its agenda with the chief executive and the Company Secretary, makes sure that every director is heard, and speaks for the Board to shareholders.",
        "The Company Secretary is accountable to the Board, through the Chair, on all matters to do with its proper functioning.",
      ],
      [
        "Committees",
        "The **Audit and Risk Committee** oversees reporting, audit, risk and compliance. The **People and Remuneration Committee** oversees pay, succession, culture, diversity and the nomination of directors.",
        "Each has at least three members, all non-executive and most of them independent, and an independent chair who is not the Chair of the Board. Their minutes go to the Board.",
      ],
      [
        "Meetings and conduct",
        "The Board meets at least eight times a year and spends two days on strategy. The non-executive directors meet without management at every meeting.",
        "Directors declare conflicts and leave the room while the matter is discussed. They hold no betting account with a competitor and bet with the company only as the betting register allows.",
        "Non-executive directors hold shares worth at least one year's base fee within four years of appointment.",
      ],
      [
        "Review",
        "The Board assesses itself, its committees and each director every year, and every third year with outside help. It reviews this charter every two years.",
      ],
    ],
  },
];
