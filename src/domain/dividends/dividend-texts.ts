import { type ContentItem, documentOf, sectionsOf } from "../content/content-item.ts";
import { periodOfPage } from "../content/page.ts";
import { endOfPeriod, writtenPeriodTime } from "../content/reporting-period.ts";
import { type Money, numberOf } from "../money/money.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { type ItemText, textsOf } from "../report/item-texts.ts";
import { type ContentProblem, error, type Found, problemsOf } from "../report/problem.ts";
import { datesInText, daysBetween } from "../text/dates-in-text.ts";
import { alternatives, literally } from "../text/patterns.ts";
import type { DateFormat } from "../text/written-date.ts";
import { type Dividend, dividendDay, EXCHANGE_DAYS } from "./dividend.ts";
import { amountsIn } from "./stated-amounts.ts";

/** By which words sentences state facts of a dividend, of several with commas between them. */
export interface DividendWording {
  /** Names by the kinds of the content model: `Final dividend`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Between the name of a dividend and its amount: `of`. */
  readonly amount: string;
  /** After an amount in whole units of the currency: `a share`. */
  readonly perShare: string;
  /** Before a day: `paid on`. */
  readonly days: Readonly<Record<(typeof EXCHANGE_DAYS)[number], string>>;
  /** In a line that begins with a day, what it is the day of: `payment`. */
  readonly namesOfDays: Readonly<Record<(typeof EXCHANGE_DAYS)[number], string>>;
}

type Company = Pick<ReportedCompany, "sign" | "currency" | "hundredths" | "numbers">;

interface Language {
  readonly dates: Pick<DateFormat, "months">;
  readonly wording: DividendWording;
}

/** A day in a text is one of a dividend whose own is so near. Those of one kind are at least a quarter apart. */
const NEAR_DAYS = 45;
/** Those of months are nearer. */
const NEAR_DAYS_OF_MONTHS = 10;

/**
 * Texts of articles, pages and PDF documents that name a dividend by its kind, and state another amount or another day than it has.
 * A sentence that could be of any other dividend is no contradiction.
 */
export function dividendTextProblems(
  items: readonly ContentItem[],
  dividends: readonly Dividend[],
  company: Company & Pick<ReportedCompany, "dates" | "wording">,
): readonly ContentProblem[] {
  const { dates } = company;
  const wording = company.wording?.dividends;
  if (wording === undefined || dates === undefined) return [];
  if (dividends.length === 0) return [];
  return items.flatMap((item) => {
    if (item.kind !== "page" && item.kind !== "pdf") return [];
    const all = textsOf(item);
    const [{ text: title = "" } = {}] = all.filter(({ field }) => /^\.(?:page|pdf)\.title$/.test(field));
    const found = all.flatMap((text) => {
      const kind = kindIn(text.text, wording) ?? (item.kind === "pdf" ? kindIn(title, wording) : undefined);
      const alike = dividends.filter((one) => one.kind === kind && one.status !== "Cancelled");
      return kind === undefined || alike.length === 0
        ? []
        : [
            ...dayProblems(text, alike, { wording, dates }),
            ...amountProblems(text, { item, kind, alike, company: { ...company, wording, dates } }),
          ];
    });
    return problemsOf(item, found);
  });
}

/** The one kind of dividend that a text names; `undefined` if it names none or several. */
function kindIn(text: string, { kinds }: DividendWording): string | undefined {
  const spelt = text.toLowerCase();
  const [named, ...others] = Object.entries(kinds).filter(([, name]) => spelt.includes(name.toLowerCase()));
  return others.length > 0 ? undefined : named?.[0];
}

/** `paid on 27 September 2024`, where the dividend nearest to that is paid on another day. */
function dayProblems(
  { field, text }: ItemText,
  alike: readonly Dividend[],
  { dates, wording }: Language,
): readonly Found[] {
  const stated = datesInText(text, dates);
  return EXCHANGE_DAYS.flatMap((name) => {
    const isBefore = new RegExp(
      `(?:^|[\\s(])(?:${alternatives(wording.days[name])})[\\s:]+(?:\\p{L}+,?\\s)?$`,
      "iu",
    );
    return stated.flatMap(({ day, start }) => {
      const isLine = start === 0 && dayOfLine(text, wording) === name;
      if (!isLine && !isBefore.test(text.slice(0, start))) return [];
      const known = alike.filter((one) => one[name] !== undefined);
      const own = (one: Dividend) => one[name] ?? "";
      const [nearest] = known.toSorted((a, b) => daysBetween(own(a), day) - daysBetween(own(b), day));
      if (nearest === undefined || daysBetween(own(nearest), day) > nearDays(nearest)) return [];
      const right = known.flatMap((one) => [
        one[name],
        one.before[name],
        ...one.exchanges.map((elsewhere) => elsewhere[name]),
      ]);
      // A meeting that votes on a dividend has a register of its own: beside the day of the payment, it is that of the dividend.
      const isOfMeeting = name === "record" && !isLine && !stated.some((one) => one.day === nearest.payment);
      if (right.includes(day) || isOfMeeting) return [];
      return error(
        `says ${day}, but ${own(nearest)} is in ${nearest.id}, data.${name}: one of them is wrong`,
        field,
      );
    });
  });
}

/** What a line such as `24 March 2027: payment of the interim dividend` has the day of; `undefined` of several. */
function dayOfLine(text: string, { namesOfDays }: DividendWording) {
  const [found, ...others] = EXCHANGE_DAYS.filter((name) =>
    new RegExp(`(?<!\\p{L})(?:${alternatives(namesOfDays[name])})`, "iu").test(text),
  );
  return others.length > 0 ? undefined : found;
}

function nearDays({ kind }: Dividend): number {
  return kind === "Monthly" ? NEAR_DAYS_OF_MONTHS : NEAR_DAYS;
}

interface Context {
  readonly item: ContentItem;
  readonly kind: string;
  readonly alike: readonly Dividend[];
  readonly company: Company & Language;
}

/** `A final dividend of 10.5 cents`, where that of the same day, period or dates has another amount. */
function amountProblems({ field, text }: ItemText, context: Context): readonly Found[] {
  const { item, kind, alike, company } = context;
  const style = { ...company, perShare: company.wording.perShare };
  const own = item.kind === "pdf" ? alike.filter(({ document }) => document?.id === item.pdf.id) : [];
  // All amounts of the announcement of a dividend may be its own; elsewhere those that follow its name are.
  const stated = own.length > 0 ? amountsIn(text, "", style) : amountsIn(text, namedAs(kind, company), style);
  const meant = own.length > 0 ? own : dividendsMeant(text, field, context);
  const known = meant.flatMap(amountsOf).filter(({ currency }) => currency === company.currency);
  const isRight = stated.some(({ value, rounding }) =>
    known.some((one) => Math.abs(numberOf(one) - value) <= rounding),
  );
  const [amount] = stated;
  const other = meant.find((one) => one.amount?.currency === company.currency);
  if (amount === undefined || other?.amount === undefined || isRight) return [];
  return [
    error(
      `says “${amount.written}”, but ${other.amount.amount} is in ${other.id}, data.amount: one of them is wrong`,
      field,
    ),
  ];
}

function amountsOf({ amount, before, parts, currencyChoices }: Dividend): readonly Money[] {
  const own = [amount, before.amount].flatMap((one) => one ?? []);
  return [
    ...own,
    ...parts.map((part) => part.amount),
    ...currencyChoices.flatMap((choice) => choice.amount ?? []),
  ];
}

/**
 * The dividends that a text can only be of: of the day of their declaration, of the period of its page, or with one of their days.
 * What a page says without a day it says of the latest one, which is one of all.
 */
function dividendsMeant(text: string, field: string, { item, alike, company }: Context): readonly Dividend[] {
  const days = datesInText(text, company.dates).map((one) => one.day);
  const document = documentOf(item);
  const released = document !== undefined && "date" in document ? document.date : undefined;
  const period = item.kind === "page" ? periodOfPage(item.page) : undefined;
  const meant = alike.filter(
    (one) =>
      (released !== undefined && one.declared === released) ||
      (period && endOfPeriod(period) === writtenPeriodTime(one.period ?? "")) ||
      EXCHANGE_DAYS.some((name) => days.includes(one[name] ?? "")),
  );
  if (meant.length > 0) return meant;
  const isOfToday = item.kind === "page" && item.page.type !== "news-article" && !isOfPast(field, item);
  const years = (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
  const first = Math.min(
    ...alike.map((one) => Number(dividendDay(one)?.slice(0, "YYYY".length) ?? Number.NaN)),
  );
  // Of one whose amount nobody has entered yet, the page may say it already.
  const isUnknown = alike.some((one) => one.amount === undefined);
  return isOfToday && !period && !isUnknown && years.every((year) => year >= first) ? alike : [];
}

/** A timeline tells what was. */
function isOfPast(field: string, item: ContentItem): boolean {
  const [, index] = /^\.page\.sections\[(\d+)\]/.exec(field) ?? [];
  return index !== undefined && sectionsOf(item)[Number(index)]?.kind === "timeline";
}

/** What is before the amount of a dividend: `final dividend of `. */
function namedAs(kind: string, { wording }: Language): string {
  const { kinds, amount } = wording;
  return `${literally(kinds[kind] ?? "")}(?:,|\\s)+(?:${alternatives(amount)})\\s+`;
}
