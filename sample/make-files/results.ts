import { dividendOf, earningsPerShare, flows, profitBeforeAcquired, sharesOnIssue } from "./accounts.ts";
import { type Block, box, figures, heading, lead, list, para, paras, row, section, table } from "./blocks.ts";
import { decimals, longDate, million, moved, share, upOrDown } from "./format.ts";
import { setPaper } from "./paper.ts";
import type { Publication } from "./publication.ts";
import { type ResultsText, resultsTexts } from "./results-text.ts";
import { basis, outlookCaution, release } from "./shared-text.ts";
import { balance, byBusiness, cashFlow, debt, income, keyResults } from "./statements.ts";

/** "half-year" or "year", the name of the period in a sentence. */
function spell(text: ResultsText): string {
  return text.now.months === 12 ? "year" : "half-year";
}

function dividendTable(text: ResultsText): Block {
  const { now, before } = text;
  const full = now.months === 12;
  const cents = full ? now.dividend.final : now.dividend.interim;
  return table({
    caption: full ? "Final dividend" : "Interim dividend",
    head: ["", now.label],
    widths: [0.6, 0.4],
    cells: "words",
    rows: [
      row("Amount per share", `${decimals(cents)} cents, 100% franked at the 30% company tax rate`),
      row(
        "The same dividend a year before",
        `${decimals(full ? before.dividend.final : before.dividend.interim)} cents`,
      ),
      row("Shares on issue", `${decimals(sharesOnIssue)} million`),
      row("Total", million((cents * sharesOnIssue) / 100)),
      row("Record date", longDate(text.recordDate)),
      row("Payment date", longDate(text.paymentDate)),
      row(
        full ? "Dividends for the year as a share of NPATA" : "Dividend as a share of NPATA",
        share((dividendOf(now) * sharesOnIssue) / 100, profitBeforeAcquired(now)),
      ),
    ],
  });
}

function blocks(text: ResultsText): Block[] {
  const { now, before } = text;
  const cents = now.months === 12 ? now.dividend.final : now.dividend.interim;
  return [
    lead(text.headline),
    para(
      `Larkfield Group Limited (ASX: LKF) today announced its results for the ${spell(text)} ended ${longDate(now.ended)}. Revenue ${moved(now.revenue, before.revenue)} to ${million(now.revenue)}, EBITDA ${moved(now.ebitda, before.ebitda)} to ${million(now.ebitda)} and net profit after tax ${moved(now.profit, before.profit)} to ${million(now.profit)}. Earnings per share were ${decimals(earningsPerShare(now))} cents.`,
    ),
    figures(
      { value: `A$${decimals(now.revenue)}m`, label: `Revenue, ${upOrDown(now.revenue, before.revenue)}` },
      { value: `A$${decimals(now.ebitda)}m`, label: `EBITDA, ${upOrDown(now.ebitda, before.ebitda)}` },
      { value: `A$${decimals(now.profit)}m`, label: `NPAT, ${upOrDown(now.profit, before.profit)}` },
      {
        value: `${decimals(cents)} cents`,
        label: now.months === 12 ? "Final dividend a share" : "Interim dividend a share",
      },
    ),
    list(...text.highlights),
    table(keyResults(now, before)),
    box("Daniel Okafor, Managing Director and Chief Executive Officer", text.quote),
    section("Business by business"),
    table(byBusiness(now, before)),
    heading("Furlong"),
    para(text.furlong),
    heading("Larkfield Venues"),
    para(text.venues),
    heading("Larkfield Gaming Services"),
    para(text.gamingServices),
    heading("Larkfield Racing Media"),
    para(text.racingMedia),
    section("Safer gambling"),
    para(text.saferGambling),
    section("Cash, debt and dividend"),
    para(
      `${text.cashAndDebt} Free cash flow for the ${spell(text)} was ${million(flows(now).free)} (${before.label}: ${million(flows(before).free)}).`,
    ),
    para(
      `The Board has declared a ${now.months === 12 ? "final" : "interim"} dividend of ${decimals(cents)} cents a share, fully franked. It is paid on ${longDate(text.paymentDate)} to shareholders on the register on ${longDate(text.recordDate)}. Larkfield pays out between 70% and 85% of NPATA.`,
    ),
    table(debt(now, text.opening, text.yearEbitda)),
    dividendTable(text),
    section("Outlook"),
    ...paras(...text.outlook),
    para(outlookCaution),
    ...release("the Board"),
    ...basis,
    section("Condensed financial statements"),
    table(income(now, before)),
    table(balance(now, text.opening)),
    table(cashFlow(now, before)),
  ];
}

function title(text: ResultsText): string {
  const year = `20${text.now.label.slice(2)}`;
  return text.now.months === 12 ? `Full-year results ${year}` : `Half-year results ${year}`;
}

function publication(text: ResultsText): Publication {
  const { now, before } = text;
  const name = `${title(text)} announcement`;
  const summary = `Revenue ${million(now.revenue)} (${upOrDown(now.revenue, before.revenue)}), net profit ${million(now.profit)} (${upOrDown(now.profit, before.profit)}).`;
  return {
    uid: text.uid,
    title: name,
    date: text.date,
    category: "Results",
    summary,
    tags: ["results", now.label],
    make: () =>
      setPaper({
        title: name,
        subject: summary,
        date: text.date,
        front: "band",
        label: `ASX announcement, ${longDate(text.date)}`,
        subtitle: `${now.months === 12 ? "Year" : "Half-year"} ended ${longDate(now.ended)}`,
        blocks: blocks(text),
      }),
  };
}

/** The results announcements. */
export const results: readonly Publication[] = resultsTexts.map(publication);
