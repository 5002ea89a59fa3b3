import {
  dividendOf,
  earningsPerShare,
  flows,
  profitBeforeAcquired,
  type Split,
  sharesOnIssue,
  totals,
} from "./accounts.ts";
import type { AnnualText, YearFacts } from "./annual-text.ts";
import { annual2024 } from "./annual-text-2024.ts";
import { annual2025 } from "./annual-text-2025.ts";
import { annual2026 } from "./annual-text-2026.ts";
import {
  type Block,
  chapter,
  chart,
  clauses,
  contents,
  figures,
  heading,
  para,
  paras,
  row,
  section,
  signature,
  table,
  total,
} from "./blocks.ts";
import { count, decimals, longDate, million, share, times, upOrDown } from "./format.ts";
import { setPaper } from "./paper.ts";
import { chair, chiefExecutive, executives, independents } from "./people.ts";
import { fiveYears } from "./periods.ts";
import type { Publication } from "./publication.ts";
import { resultsTexts } from "./results-text.ts";
import { contacts, glossaryTable, helpBox, outlookCaution } from "./shared-text.ts";
import { balance, byBusiness, cashFlow, debt, equityChanges, fiveYearSummary, income } from "./statements.ts";

function brief(text: AnnualText): Block[] {
  const { now, before } = text;
  return [
    section("The year in brief"),
    figures(
      { value: `A$${decimals(now.revenue)}m`, label: `Revenue, ${upOrDown(now.revenue, before.revenue)}` },
      { value: `A$${decimals(now.ebitda)}m`, label: `EBITDA, ${upOrDown(now.ebitda, before.ebitda)}` },
      {
        value: `A$${decimals(now.profit)}m`,
        label: `Net profit after tax, ${upOrDown(now.profit, before.profit)}`,
      },
      { value: `${decimals(dividendOf(now))} cents`, label: "Dividends a share, fully franked" },
    ),
    table(fiveYearSummary(now.label)),
  ];
}

function trend(text: AnnualText, measure: "ebitda" | "dividend"): Block {
  const years = fiveYears.slice(0, fiveYears.findIndex((year) => year.label === text.now.label) + 1);
  const cash = measure === "ebitda";
  return chart({
    caption: cash ? "EBITDA" : "Dividends per share",
    unit: cash ? "A$m, years ended 30 June" : "Cents, years ended 30 June, fully franked",
    bars: years.map((year) => ({ label: year.label, value: year[measure] })),
  });
}

function measures(text: AnnualText) {
  const line = (label: string, show: (facts: YearFacts) => string) =>
    row(label, show(text.facts), show(text.factsBefore));
  return {
    caption: "Beyond the accounts",
    unit: "At 30 June, or for the year ended 30 June",
    head: ["", text.now.label, text.before.label],
    current: 1,
    rows: [
      line("People", (f) => count(f.people)),
      line("Venues served", (f) => count(f.venues)),
      line("Gaming machines monitored", (f) => count(f.machines)),
      line("Countries taking pictures and audio", (f) => count(f.countries)),
      line("Active Furlong customers with a deposit limit", (f) => `${f.limits}%`),
      line("Safer-gambling contacts made by trained staff", (f) => count(f.contacts)),
      line("Larkfield Country Fund: grants made", (f) => count(f.grants[1])),
      line("Larkfield Country Fund: value of grants (A$m)", (f) => decimals(f.grants[0])),
    ],
  };
}

function business(text: AnnualText, name: string, key: keyof Split, first: string, second: string): Block[] {
  const { now, before } = text;
  const revenue = now.segmentRevenue[key];
  const ebitda = now.segmentEbitda[key];
  return [
    heading(name),
    figures(
      {
        value: `A$${decimals(revenue)}m`,
        label: `Revenue, ${upOrDown(revenue, before.segmentRevenue[key])}`,
      },
      { value: `A$${decimals(ebitda)}m`, label: `EBITDA, ${upOrDown(ebitda, before.segmentEbitda[key])}` },
      {
        value: share(ebitda, revenue),
        label: `EBITDA margin, from ${share(before.segmentEbitda[key], before.segmentRevenue[key])}`,
      },
      { value: share(revenue, now.revenue), label: "Share of the group's revenue" },
    ),
    para(first),
    para(second),
  ];
}

function businesses(text: AnnualText): Block[] {
  const said = resultsTexts.find((each) => each.now === text.now);
  if (said === undefined) throw new Error(`No results announcement for ${text.now.label}`);
  return [
    chapter("Our businesses"),
    para(
      "Larkfield earns revenue in four businesses: **Furlong**, a digital wagering app on racing and sport; **Larkfield Venues**, wagering terminals and televised racing in pubs, clubs and agencies; **Larkfield Gaming Services**, monitoring, maintenance and systems for gaming machines; and **Larkfield Racing Media**, pictures and audio of Australian racing for broadcasters abroad.",
    ),
    table(byBusiness(text.now, text.before)),
    ...business(text, "Furlong", "furlong", said.furlong, text.furlong),
    ...business(text, "Larkfield Venues", "venues", said.venues, text.venues),
    ...business(
      text,
      "Larkfield Gaming Services",
      "gamingServices",
      said.gamingServices,
      text.gamingServices,
    ),
    ...business(text, "Larkfield Racing Media", "racingMedia", said.racingMedia, text.racingMedia),
  ];
}

function responsibility(text: AnnualText): Block[] {
  return [
    chapter("Customers, people and community"),
    heading("Safer gambling"),
    ...paras(...text.saferGambling),
    helpBox(text.year),
    heading("People and community"),
    ...paras(...text.people),
    table(measures(text)),
  ];
}

function finances(text: AnnualText): Block[] {
  const { now, before } = text;
  return [
    chapter("Financial review"),
    ...paras(...text.financial),
    para(
      `NPATA was ${million(profitBeforeAcquired(now))}, and the dividends for the year, ${million((dividendOf(now) * sharesOnIssue) / 100)} in all, are ${share((dividendOf(now) * sharesOnIssue) / 100, profitBeforeAcquired(now))} of it. Free cash flow was ${million(flows(now).free)} (${before.label}: ${million(flows(before).free)}). Earnings per share were ${decimals(earningsPerShare(now))} cents (${before.label}: ${decimals(earningsPerShare(before))} cents).`,
    ),
    table(debt(now, before, [now.ebitda, before.ebitda])),
    para(
      `Net debt of ${million(totals(now).netDebt)} was ${times(totals(now).netDebt / now.ebitda)} EBITDA. The Board wants it between 1.5 and 2.0 times. The company's banks require it to be below 3.5 times.`,
    ),
    para(outlookCaution),
    heading("Risks the Board watches"),
    table({
      caption: "Principal risks",
      head: ["Risk", "What the company does about it"],
      widths: [0.3, 0.7],
      cells: "words",
      rows: [
        row("Harm to customers", text.risks.harm),
        row(
          "Changes in law, tax or licences",
          "Early and open submissions, planning for several outcomes, and a spread of states and businesses",
        ),
        row("Failure or misuse of systems", text.risks.systems),
        row(
          "Money laundering",
          "Checks of identity and source of funds, monitoring of transactions, and a compliance officer who reports to the Board",
        ),
        row(
          "Loss of racing rights",
          "Contracts that end in different years, and shared returns with the racing bodies",
        ),
        row("Injury at work or on the road", text.risks.injury),
      ],
    }),
    chapter("Financial statements"),
    table(income(now, before)),
    table(equityChanges(now, before)),
    table(balance(now, before)),
    table(cashFlow(now, before)),
    section("Notes to the statements"),
    ...notes(text),
  ];
}

function notes(text: AnnualText): Block[] {
  const { now, before } = text;
  const own = now.depreciation - now.acquiredAmortisation;
  const ownBefore = before.depreciation - before.acquiredAmortisation;
  return [
    clauses(
      "",
      "**Preparation.** The statements are a summary of the consolidated financial report, which was prepared under Australian Accounting Standards and the Corporations Act 2001 and audited without qualification.",
      "**Revenue.** Wagering revenue is recognised when the event is decided, after customers' winnings and promotions. Fees for services are recognised as the service is given.",
      "**Tax.** The rate of income tax is 30% and no items made the effective rate differ from it in a material way.",
      `**Earnings per share.** There were ${decimals(sharesOnIssue)} million shares on issue throughout the year. Performance rights did not dilute earnings by as much as 0.1 cents.`,
      "**Customer accounts.** Money held for customers is kept in separate bank accounts and is included in cash with a matching liability.",
    ),
    table({
      caption: "Depreciation and amortisation",
      unit: "A$m",
      head: ["", now.label, before.label],
      current: 1,
      rows: [
        row("Equipment, leases and software", decimals(own), decimals(ownBefore)),
        row(
          "Acquired intangibles",
          decimals(now.acquiredAmortisation),
          decimals(before.acquiredAmortisation),
        ),
        total("Depreciation and amortisation", decimals(now.depreciation), decimals(before.depreciation)),
      ],
    }),
    section("Glossary"),
    glossaryTable("Terms used in this report", text.year),
  ];
}

function leaders(text: AnnualText): Block[] {
  return [
    chapter("Directors and executives"),
    ...[chair, chiefExecutive, ...independents].flatMap((person) => [
      para(
        `**${person.name}**, ${person.role.charAt(0).toLowerCase()}${person.role.slice(1)}. ${person.about}`,
      ),
    ]),
    table({
      caption: "Executives who report to the chief executive",
      head: ["Name", "Office"],
      widths: [0.4, 0.6],
      cells: "words",
      rows: executives.map(([name, role]) => row(name, role)),
    }),
    table({
      caption: "What four executives were paid",
      unit: `A$'000, year ended ${longDate(text.now.ended)}`,
      head: ["", "Fixed", "Bonus", "Vested rights", "Total"],
      current: 4,
      rows: text.pay.map(([name, fixed, bonus, rights]) =>
        row(name, count(fixed), count(bonus), count(rights), count(fixed + bonus + rights)),
      ),
      note:
        text.year === "2026"
          ? "Half of each bonus is paid in cash and half in shares held for two years. Safer-gambling measures decide a quarter of it."
          : "Half of each bonus is paid in cash and half in shares held for two years.",
    }),
  ];
}

function holders(text: AnnualText): Block[] {
  const people = text.holders.reduce((sum, [, holdersOf]) => sum + holdersOf, 0);
  const shares = text.holders.reduce((sum, [, , held]) => sum + held, 0);
  if (Math.abs(shares - sharesOnIssue) > 0.01) throw new Error(`${text.uid}: holdings do not add up`);
  return [
    chapter("Shareholder information"),
    table({
      caption: "Spread of holdings",
      unit: `At ${longDate(text.date)}`,
      head: ["Shares held", "Holders", "Shares (million)", "Share of all"],
      rows: [
        ...text.holders.map(([size, holdersOf, held]) =>
          row(size, count(holdersOf), decimals(held), share(held, sharesOnIssue)),
        ),
        total("Total", count(people), decimals(shares), "100.0%"),
      ],
    }),
    table({
      caption: "Dates",
      head: ["Date", "Event"],
      widths: [0.3, 0.7],
      cells: "words",
      rows: text.dates.map(([date, event]) => row(longDate(date), event)),
      note: "Dates to come may change. The company tells the ASX and its website when they do.",
    }),
    para(
      "Every share carries one vote. Dividends are paid to a bank account in Australia or New Zealand; holders can give or change their account, their address and how they hear from the company on the registry's website.",
    ),
    contacts(text.year),
  ];
}

function publication(text: AnnualText): Publication {
  const { now } = text;
  const title = `Annual report ${text.year}`;
  const summary = "Letters, each business, the financial statements, and information for shareholders.";
  return {
    uid: text.uid,
    title,
    date: text.date,
    category: "Annual report",
    summary,
    tags: ["annual report", now.label],
    make: () =>
      setPaper({
        title,
        subject: summary,
        date: text.date,
        front: "page",
        label: "ASX: LKF",
        subtitle: `Year ended ${longDate(now.ended)}`,
        blocks: [
          contents(),
          ...brief(text),
          chapter("Letter from the Chair"),
          ...paras(...text.chair),
          signature(chair.name, "Chair", longDate(text.date)),
          trend(text, "dividend"),
          chapter("Letter from the chief executive"),
          ...paras(...text.chiefExecutive),
          signature(chiefExecutive.name, chiefExecutive.role, longDate(text.date)),
          trend(text, "ebitda"),
          ...businesses(text),
          ...responsibility(text),
          ...finances(text),
          ...leaders(text),
          ...holders(text),
        ],
      }),
  };
}

/** The annual reports. */
export const annualReports: readonly Publication[] = [annual2024, annual2025, annual2026].map(publication);
