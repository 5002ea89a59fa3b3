import { type Block, heading, lead, list, para, paras, row, section, signature, table } from "./blocks.ts";
import { setPaper } from "./paper.ts";
import { secretary } from "./people.ts";
import type { Publication } from "./publication.ts";

const date = "2026-09-16";
const summary = "How Larkfield followed the ASX Corporate Governance Principles in FY26.";

const blocks: readonly Block[] = [
  lead(
    "In the year to 30 June 2026 Larkfield Group Limited followed every recommendation of the fourth edition of the ASX Corporate Governance Principles and Recommendations that applies to it.",
  ),
  para(
    "This statement was approved by the Board and is current at 16 September 2026. The charters and policies it names are on the company's website. An Appendix 4G, which shows where each disclosure can be found, was lodged with the ASX on the same day.",
  ),
  section("Principle 1. Lay solid foundations"),
  ...paras(
    "The Board charter says what the Board keeps to itself and what it leaves to management. Directors and executives have written agreements. Before a director is put forward the company checks character, experience, and criminal and insolvency history, and shareholders are given what they need to decide.",
    "The Company Secretary, Ingrid Solheim, is accountable to the Board through the Chair. In FY26 an outside adviser assessed the Board, its committees and each director. The Board agreed to spend more time on technology and to shorten its papers. The chief executive and each executive were assessed in July and August 2026.",
  ),
  table({
    caption: "Diversity objectives for FY26",
    head: ["Objective", "Result at 30 June 2026"],
    widths: [0.6, 0.4],
    cells: "words",
    rows: [
      row("Women in 40% of senior roles", "41%, met"),
      row("At least 40% women and 40% men on the Board", "50% and 50%, met"),
      row("Median pay gap below 10%", "9.8%, met"),
      row("Women to be 15% of technicians", "12%, not met"),
      row("Engagement scores within three points across groups", "Within four points, not met"),
    ],
    note: "Senior roles are executives and those who report to them. Women were 46% of all employees.",
  }),
  section("Principle 2. A Board that adds value"),
  table({
    caption: "The directors",
    unit: "Meetings attended of those held while a member, year ended 30 June 2026",
    head: ["Director", "Since", "Independent", "Board", "Audit and Risk", "People and Rem."],
    widths: [0.27, 0.1, 0.15, 0.13, 0.17, 0.18],
    rows: [
      row("Margaret Ellery (Chair)", "2015", "Yes", "10 of 10", "5 of 5", "5 of 5"),
      row("Daniel Okafor", "2021", "No", "10 of 10", "\u2013", "\u2013"),
      row("Fiona Adeyemi", "2021", "Yes", "10 of 10", "5 of 5 (chair)", "\u2013"),
      row("Peter Lindqvist", "2017", "Yes", "10 of 10", "5 of 5", "\u2013"),
      row("Susan Mak", "2022", "Yes", "9 of 10", "5 of 5", "5 of 5 (chair)"),
      row("Graham Tull", "2019", "Yes", "10 of 10", "\u2013", "5 of 5"),
    ],
  }),
  para(
    "The People and Remuneration Committee also acts as the nomination committee. The Board considered Margaret Ellery's service of 11 years and is satisfied that she remains independent. Graham Tull's interests in bloodstock are small, are declared each year, and do not touch his independence; he leaves the room when they could matter.",
  ),
  table({
    caption: "Skills of the Board",
    unit: "Number of the six directors with high or moderate skill, by their own assessment as tested by the outside adviser",
    head: ["Skill", "High", "Moderate"],
    rows: [
      row("Leading a large organisation", "5", "1"),
      row("Accounting, audit and finance", "3", "3"),
      row("Risk, regulation and compliance", "4", "2"),
      row("Technology, data and security", "2", "3"),
      row("Wagering, racing and gaming", "2", "3"),
      row("Safer gambling and public health", "2", "4"),
      row("People, culture and pay", "4", "2"),
    ],
  }),
  section("Principle 3. Lawful, ethical and responsible"),
  para(
    "The code of conduct states the company's values. The Board was told of four material breaches of it in the year: two of the betting rules for employees, one of privacy and one of expenses. Three people were dismissed. The whistleblower service received 23 reports; seven were upheld in whole or part. There were no breaches of the anti-bribery and corruption policy.",
  ),
  section("Principle 4. Integrity of corporate reports"),
  para(
    "The Audit and Risk Committee has four members, all of them independent, and is chaired by Fiona Adeyemi, a chartered accountant. Before approving the accounts the Board received the declarations of the chief executive and the Chief Financial Officer under section 295A of the Corporations Act 2001. Reports that are not audited are checked line by line against their sources by finance and approved by the Disclosure Committee.",
  ),
  section("Principles 5 and 6. Disclosure and shareholders"),
  list(
    "Directors receive every material announcement promptly after it is made, and new presentations are lodged before they are given.",
    "Shareholders may write to the Chair, ask questions before and at meetings, and hear from the company electronically. All resolutions are decided by poll.",
    "The Chair and the chair of the People and Remuneration Committee met holders of about half of the shares before the 2025 annual general meeting.",
  ),
  section("Principle 7. Recognise and manage risk"),
  para(
    "The Audit and Risk Committee reviewed the risk framework in May 2026 and found it sound and within the Board's appetite. Internal audit has its own head, who reports to the Committee, and carried out 26 reviews. Environmental and social risks, of which harm to customers is the greatest, are described in the annual report and the sustainability report.",
  ),
  section("Principle 8. Remunerate fairly"),
  para(
    "Non-executive directors receive fees only. Executives receive fixed pay, a yearly bonus and rights that are tested after three years. A quarter of the bonus and of the rights depends on measures of safer gambling. Hedging of unvested rights is forbidden. In FY26 the Board reduced one former executive's deferred shares by 20% after a review of an older promotion.",
  ),
  heading("By order of the Board"),
  signature(secretary.name, secretary.role, "16 September 2026"),
];

/** The corporate governance statement. */
export const governance: Publication = {
  uid: "corporate-governance-statement-2026",
  title: "Corporate governance statement 2026",
  date,
  category: "Policy",
  summary,
  tags: ["governance", "FY26"],
  make: () =>
    setPaper({
      title: "Corporate governance statement 2026",
      subject: summary,
      date,
      front: "band",
      label: "ASX: LKF",
      subtitle: "Year ended 30 June 2026",
      blocks,
    }),
};
