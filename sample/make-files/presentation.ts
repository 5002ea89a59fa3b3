import { dividendOf, flows, profitBeforeAcquired, type Split, sharesOnIssue, totals } from "./accounts.ts";
import type { ChartSpec } from "./blocks.ts";
import { decimals, longDate, million, share, times, upOrDown } from "./format.ts";
import { fiveYears, periods } from "./periods.ts";
import type { Publication } from "./publication.ts";
import { type ResultsText, resultsTexts } from "./results-text.ts";
import { outlookCaution } from "./shared-text.ts";
import { type Column, type Deck, type Slide, setDeck } from "./slides.ts";
import { byBusiness, cashFlow, debt, keyResults } from "./statements.ts";

/** Splits a paragraph into sentences, one for each bullet point. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z0-9])/);
}

function charts(text: ResultsText): readonly ChartSpec[] {
  const full = text.now.months === 12;
  const series = full
    ? fiveYears.slice(0, fiveYears.findIndex((year) => year.label === text.now.label) + 1)
    : [periods.hy24, periods.hy25, periods.hy26].filter((each) => each.ended <= text.now.ended);
  const unit = full ? "A$m, years ended 30 June" : "A$m, half-years ended 31 December";
  return [
    { caption: "Revenue", unit, bars: series.map((each) => ({ label: each.label, value: each.revenue })) },
    { caption: "EBITDA", unit, bars: series.map((each) => ({ label: each.label, value: each.ebitda })) },
    {
      caption: "Net profit after tax",
      unit,
      bars: series.map((each) => ({ label: each.label, value: each.profit })),
    },
  ];
}

function column(text: ResultsText, name: string, key: keyof Split, about: string): Column {
  const { now, before } = text;
  const revenue = now.segmentRevenue[key];
  const ebitda = now.segmentEbitda[key];
  return {
    title: name,
    figures: [
      {
        value: `A$${decimals(revenue)}m`,
        label: `Revenue, ${upOrDown(revenue, before.segmentRevenue[key])}`,
      },
      { value: `A$${decimals(ebitda)}m`, label: `EBITDA, ${upOrDown(ebitda, before.segmentEbitda[key])}` },
      { value: share(ebitda, revenue), label: "EBITDA margin" },
    ],
    points: sentences(about),
  };
}

function resultSlides(text: ResultsText): Slide[] {
  const { now, before } = text;
  const full = now.months === 12;
  const cents = full ? now.dividend.final : now.dividend.interim;
  return [
    {
      kind: "figures",
      title: text.headline,
      figures: [
        { value: `A$${decimals(now.revenue)}m`, label: `Revenue, ${upOrDown(now.revenue, before.revenue)}` },
        { value: `A$${decimals(now.ebitda)}m`, label: `EBITDA, ${upOrDown(now.ebitda, before.ebitda)}` },
        {
          value: `A$${decimals(now.profit)}m`,
          label: `Net profit after tax, ${upOrDown(now.profit, before.profit)}`,
        },
        {
          value: `${decimals(cents)} cents`,
          label: `${full ? "Final" : "Interim"} dividend a share, fully franked`,
        },
      ],
      points: text.highlights,
    },
    {
      kind: "table",
      title: "Group results",
      table: keyResults(now, before),
      points: [
        `EBITDA margin ${share(now.ebitda, now.revenue)}, from ${share(before.ebitda, before.revenue)}`,
        `Depreciation and amortisation ${million(now.depreciation)}, from ${million(before.depreciation)}`,
        `Net finance costs ${million(now.finance)}, from ${million(before.finance)}`,
      ],
    },
    {
      kind: "charts",
      title: full ? "Results over the years" : "Half-year on half-year",
      charts: charts(text),
      points: ["Source: Larkfield annual and half-year reports. Figures are as reported in each period."],
    },
    {
      kind: "table",
      title: "Results by business",
      table: byBusiness(now, before),
      points: [
        `Furlong is ${share(now.segmentRevenue.furlong, now.revenue)} of revenue`,
        `Gaming Services has the highest margin, ${share(now.segmentEbitda.gamingServices, now.segmentRevenue.gamingServices)}`,
        `Corporate costs are ${share(now.corporate, now.revenue)} of revenue, against ${share(before.corporate, before.revenue)}`,
      ],
    },
    {
      kind: "pair",
      title: "Furlong and Venues",
      columns: [
        column(text, "Furlong", "furlong", text.furlong),
        column(text, "Larkfield Venues", "venues", text.venues),
      ],
    },
    {
      kind: "pair",
      title: "Gaming Services and Racing Media",
      columns: [
        column(text, "Larkfield Gaming Services", "gamingServices", text.gamingServices),
        column(text, "Larkfield Racing Media", "racingMedia", text.racingMedia),
      ],
    },
    {
      kind: "figures",
      title: "Safer gambling",
      figures: [
        {
          value: text.limits[0],
          label: `Active Furlong customers with a deposit limit, ${longDate(now.ended)}`,
        },
        { value: text.limits[1], label: `The same, ${longDate(before.ended)}` },
      ],
      points: sentences(text.saferGambling),
    },
  ];
}

function moneySlides(text: ResultsText): Slide[] {
  const { now, before } = text;
  const full = now.months === 12;
  const cents = full ? now.dividend.final : now.dividend.interim;
  const netDebt = totals(now).netDebt;
  return [
    {
      kind: "table",
      title: "Cash flow",
      table: cashFlow(now, before),
      points: [
        `Free cash flow ${million(flows(now).free)}, from ${million(flows(before).free)}`,
        `Capital expenditure ${million(-flows(now).investing)}, ${share(-flows(now).investing, now.revenue)} of revenue`,
        `Dividends paid ${million(-now.cash.dividends)}`,
      ],
    },
    {
      kind: "table",
      title: "Debt and dividend",
      table: debt(now, text.opening, text.yearEbitda),
      points: [
        `Net debt ${million(netDebt)}, ${times(netDebt / text.yearEbitda[0])} EBITDA; the target range is 1.5 to 2.0 times`,
        `${full ? "Final" : "Interim"} dividend of ${decimals(cents)} cents, paid ${longDate(text.paymentDate)} to holders on ${longDate(text.recordDate)}`,
        `${share((dividendOf(now) * sharesOnIssue) / 100, profitBeforeAcquired(now))} of NPATA paid out for the ${full ? "year" : "half"}`,
      ],
    },
    { kind: "points", title: "Outlook", points: text.outlook.flatMap(sentences) },
    {
      kind: "small",
      title: "Important notice",
      texts: [
        "This presentation was prepared by Larkfield Group Limited for investors. It gives general information and is not advice, an offer or an invitation to buy shares. Read it with the results announcement of the same date.",
        outlookCaution,
        "All amounts are in Australian dollars and rounded; totals may differ slightly from the sum of the rows. EBITDA, NPATA, free cash flow and net debt are not defined in Australian Accounting Standards; the results announcement explains them.",
        "Authorised for release by the Board. Investor Relations: (07) 7010 0140, investors@larkfield.example.",
      ],
    },
  ];
}

function publication(text: ResultsText): Publication {
  const full = text.now.months === 12;
  const year = `20${text.now.label.slice(2)}`;
  const title = `${full ? "Full-year" : "Half-year"} results ${year} presentation`;
  const summary = "Slides on the results of each business, cash flow, debt, dividend and outlook.";
  const deck: Deck = {
    title,
    subject: summary,
    date: text.date,
    subtitle: `${full ? "Year" : "Half-year"} ended ${longDate(text.now.ended)}`,
    speakers: `Daniel Okafor, Managing Director and CEO, and Priya Raman, CFO. ${longDate(text.date)}`,
    slides: [...resultSlides(text), ...moneySlides(text)],
  };
  return {
    uid: text.uid.replace("results", "presentation"),
    title,
    date: text.date,
    category: "Presentation",
    summary,
    tags: ["results", text.now.label],
    make: () => setDeck(deck),
  };
}

/** The results presentations; there was none for FY24. */
export const presentations: readonly Publication[] = resultsTexts
  .filter((text) => text.uid !== "results-fy24")
  .map(publication);
