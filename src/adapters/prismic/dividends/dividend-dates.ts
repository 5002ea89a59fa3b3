import type { Locale } from "../../../../brand/locale.ts";
import type { CalendarEvent } from "../../../domain/content/calendar-event.ts";
import { slugOf } from "../../../domain/content/slug.ts";
import { wordsOfTitle } from "../../../domain/content/translatable.ts";
import {
  DIVIDEND_DAYS,
  type Dividend,
  type DividendDay,
  EXCHANGE_DAYS,
  eventStateOf,
} from "../../../domain/dividends/dividend.ts";
import { isNil, isSameMoney } from "../../../domain/money/money.ts";
import type { Complete } from "../field.ts";
import { writtenForShare } from "./dividend-amounts.ts";

type Dated = Pick<
  Dividend,
  | "id"
  | "title"
  | "inTitle"
  | "wordsIn"
  | "status"
  | "amount"
  | "perShare"
  | "before"
  | "exchanges"
  | DividendDay
>;

/** All days, each once: exchanges that have the day of another one are not listed again. */
export function datesOf(dividend: Dated, locale: Locale): readonly Complete<DatedDay>[] {
  const { dividends: texts } = locale.texts;
  return DIVIDEND_DAYS.flatMap((day) => {
    const { [day]: main } = dividend;
    const name = texts.days[day];
    const own = main === undefined ? [] : [eventOf(dividend, { day, date: main, locale })];
    if (!isExchangeDay(day)) return own;
    const others = dividend.exchanges.flatMap(({ exchange, [day]: date }, index) => {
      if (date === undefined || date === main) return [];
      const key = `${dividend.id}-${slugOf(exchange ?? "") || `other-${index + 1}`}-${day}`;
      return { exchange: exchange ?? texts.otherExchange, date, key };
    });
    const byDate = [...Map.groupBy(others, ({ date }) => date)];
    const elsewhere = byDate.map(([date, all]) => ({
      ...eventOf(dividend, { day, date, locale }),
      key: all[0]?.key ?? `${dividend.id}-${day}`,
      title: `${name} (${all.map(({ exchange }) => exchange).join(", ")}): ${dividend.title}`,
      ...(dividend.before[day] === undefined
        ? {}
        : { ...eventStateOf(dividend.status), previousDay: undefined }),
    }));
    return [...own, ...elsewhere];
  });
}

type DatedDay = Pick<
  CalendarEvent,
  "key" | "date" | "title" | "inTitle" | "wordsIn" | "note" | "status" | "previousDay" | "isCertain"
> & { readonly date: string };

const isExchangeDay = (day: DividendDay): day is (typeof EXCHANGE_DAYS)[number] =>
  EXCHANGE_DAYS.some((one) => one === day);

interface DayOptions {
  readonly day: DividendDay;
  readonly date: string;
  readonly locale: Locale;
}

/** A day for calendars, with what it was before a change. */
function eventOf(dividend: Dated, { day, date, locale }: DayOptions): Complete<DatedDay> {
  const { content, dividends: texts } = locale.texts;
  const { id, title, status, before, amount: paid, perShare } = dividend;
  const state = eventStateOf(status);
  const previousDay = isExchangeDay(day) ? before[day] : undefined;
  const hasMoved = previousDay !== undefined && previousDay !== date;
  const isOtherAmount = before.amount && !(paid && isSameMoney(before.amount, paid));
  const change = day === "payment" && isOtherAmount ? "Changed" : undefined;
  const amountText = perShare && (paid && isNil(paid) ? texts.nilNote : texts.aShare(perShare));
  const former = isOtherAmount && texts.wasBefore(writtenForShare(before.amount, locale));
  const provisional = state.isCertain === false ? texts.statuses[status] : undefined;
  return {
    key: `${id}-${day}`,
    date,
    title: `${texts.days[day]}${content.colon}${title}`,
    ...wordsOfTitle(dividend),
    note: [provisional, amountText, former].filter(Boolean).join(", ") || undefined,
    status: state.status ?? (hasMoved ? "Moved" : change),
    previousDay: hasMoved ? previousDay : undefined,
    isCertain: state.isCertain,
  };
}
