import { brand } from "../../../../brand/brand.ts";
import { daysOfHolders, dividendOrders } from "../../../domain/dividends/market-days.ts";
import { isSlipOf } from "../../../domain/text/slip.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { type Field, from, list, record } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { distinctEntries } from "../named-entries.ts";
import { closedDate, date, knownDay, text } from "../simple-fields.ts";

const days = { ex: date, record: date, payment: date };

const typedDays = record({
  kind: text,
  status: text,
  moved: from("previous_payment", text),
  declared: closedDate,
  ...days,
  election: date,
  currency_election: date,
  election_from: date,
  exchanges: list(record({ exchange: text, ...days })),
});

type DividendDates = NonNullable<ReturnType<typeof typedDays>>;

/**
 * The days of a dividend: those at its own exchange, those at others, and `opens`, the day of the decision as it was typed. Days
 * that contradict each other are reported, and neither is a fact. An election may end before the record date.
 */
export const daysOf: Field<ReturnType<typeof ordered> | undefined> = (value, path) => {
  const typed = typedDays(value, path);
  return typed && ordered(typed, path);
};

function ordered(
  { kind, status, moved, exchanges, ...typed }: NonNullable<ReturnType<typeof typedDays>>,
  path: FieldPath,
) {
  const mainExchange = brand.listings[0]?.mic;
  const { ex, payment } = typed;
  const inOrder = daysInOrder(
    { ...typed, declared: knownDay(typed.declared) },
    [
      ...dividendOrders(mainExchange, { isSpecial: kind === "Special", ex, payment }),
      ["election_from", "election", "payment"],
      ["declared", "election"],
      ["declared", "currency_election", "payment"],
    ],
    path,
  );
  const right = status === "Deferred" || moved !== undefined ? inOrder : withoutLongTimes(inOrder, path);
  return {
    declared: right.declared,
    ex: right.ex,
    record: right.record,
    payment: right.payment,
    election: right.election,
    currencyElection: right.currency_election,
    from: right.election_from,
    exchanges: distinctEntries(
      exchanges.map(({ exchange, ...elsewhere }, index) => {
        const mic = micOf(exchange);
        if (exchange !== undefined && mic === undefined)
          warnOfExchange(exchange, path.at("exchanges").at(index));
        const order = daysOfHolders(mic ?? mainExchange);
        const known = daysInOrder<keyof typeof days>(elsewhere, [order], path.at("exchanges").at(index));
        return { exchange, ex: known.ex, record: known.record, payment: known.payment };
      }),
      ({ exchange }) => exchange,
      { path: path.at("exchanges"), what: "days of" },
    ),
    // A wrong day does not open it earlier than the right one would.
    opens: typed.declared,
  };
}

/** The code of an exchange that a brand is listed at, by its name or its code. */
function micOf(exchange: string | undefined): string | undefined {
  return brand.listings.find(({ exchange: name, mic }) => exchange === name || exchange === mic)?.mic;
}

/** Names of exchanges are short: one that is nearly another one has at least as many letters. */
const LETTERS_OF_EXCHANGE = 4;

/** An exchange that is nearly one at which the brand has a listing: it may be mistyped. */
function warnOfExchange(exchange: string, path: FieldPath): void {
  const known = brand.listings.flatMap(({ exchange: name, mic }) => [name, mic]);
  const meant =
    exchange.length < LETTERS_OF_EXCHANGE
      ? undefined
      : known.find((one) => isSlipOf(exchange.toUpperCase(), one.toUpperCase()));
  if (meant !== undefined)
    path.at("exchange").report(`“${exchange}” is nearly ${meant} in brand/brand.ts: one of them is wrong`);
}

/** The most days between two of a dividend, also of one that is declared a year ahead. A mistyped year is more. */
const LONGEST = [
  ["declared", "ex", 366],
  ["declared", "record", 366],
  ["ex", "payment", 300],
  ["record", "payment", 300],
  ["declared", "payment", 400],
] as const;

type OrderedDays = ReturnType<
  typeof daysInOrder<keyof Omit<DividendDates, "kind" | "status" | "moved" | "exchanges" | "wordsIn">>
>;

/** Days without those that are so far from each other that one of them is of another year. */
function withoutLongTimes(known: OrderedDays, path: FieldPath): OrderedDays {
  const wrong = LONGEST.filter(([earlier, later, most]) => {
    const { [earlier]: since, [later]: until } = known;
    if (since === undefined || until === undefined) return false;
    const between = Temporal.PlainDate.from(since).until(until).days;
    if (between <= most) return false;
    path
      .at(later)
      .report(`${later}, ${until}, is ${between} days after ${earlier}, ${since}: neither of them is shown`);
    return true;
  });
  const names = wrong.flatMap(([earlier, later]) => [earlier, later] as const);
  return { ...known, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
