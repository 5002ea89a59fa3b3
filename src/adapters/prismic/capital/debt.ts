import { z } from "zod";
import {
  COUPON_KINDS,
  type DebtInstrument,
  PERPETUAL,
  RATING_KINDS,
  type Rating,
} from "../../../domain/capital/debt.ts";
import { isOfOtherScale } from "../../../domain/capital/rating-scales.ts";
import type { SectionOf } from "../../../domain/content/section.ts";
import { isNamedTotal } from "../../../domain/content/total-among.ts";
import { isCurrencyCode } from "../../../domain/money/currency.ts";
import { comparableName } from "../../../domain/text/comparable-name.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { type Field, from, list, ofAll, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { link } from "../link-field.ts";
import { currency } from "../money-fields.ts";
import { boolean, distantDate, factDate, isin, select, text } from "../simple-fields.ts";
import { namedInOtherUnit } from "./named-volume.ts";
import { once } from "./once.ts";

/** In millions: no bond has more, also of yen. */
const volume = valid(z.number().nonnegative().max(10_000_000, "is in millions, and cannot be as much"));

const maturityFields = record({ maturity: distantDate, isPerpetual: from("is_perpetual", boolean) });

/** Either a day or none for ever: what says both says neither. */
const maturity = (values: unknown, path: FieldPath) => {
  const { maturity: day, isPerpetual } = maturityFields(values, path) ?? {};
  if (!isPerpetual) return day;
  if (day === undefined) return PERPETUAL;
  path.at("is_perpetual").report(`is perpetual, but has a maturity, ${day}: neither is shown`);
  return undefined;
};

/** A number alone may be in per cent or a fraction. */
const coupon: Field<string | undefined> = (value, path) => {
  const read = text(value, path);
  if (read === undefined || !/^[\d\s.,'’]+$/.test(read)) return read;
  path.report(`“${read}” has no unit: is it per cent, as in 4.25%? It is not shown`);
  return undefined;
};

const instrument = record({
  name: required(text),
  isin,
  volume,
  currency,
  coupon,
  couponKind: from("coupon_kind", select(COUPON_KINDS)),
  issued: factDate,
  maturity: ofAll(maturity),
  firstCall: from("first_call", distantDate),
  listing: text,
  prospectus: link,
});

/** Rates in a text, as numbers are written in any language: `4.25%`, `4,25 %`, `%45`. Of `4 1/2%` it has none. */
function ratesIn(written: string): readonly number[] {
  const rates = written.matchAll(/(?<![\d.,/])(\d+(?:[.,]\d+)?)\s?%|%\s?(\d+(?:[.,]\d+)?)/g);
  return [...rates].map(([, before, after]) => Number((before ?? after ?? "").replace(",", ".")));
}

/** No company pays as much in these currencies, of which interest has been low for decades. */
const HIGHEST_COUPON = 25;
const OF_LOW_INTEREST: ReadonlySet<string> = new Set([
  "AUD",
  "CAD",
  "CHF",
  "CNY",
  "CZK",
  "DKK",
  "EUR",
  "GBP",
  "HKD",
  "ILS",
  "JPY",
  "KRW",
  "NOK",
  "NZD",
  "PLN",
  "SEK",
  "SGD",
  "THB",
  "TWD",
  "USD",
]);

/** A coupon that the name of its debt, or all experience of its currency, contradicts is none. */
function couponOf(
  { name, coupon: stated, currency: code }: DebtInstrument,
  path: FieldPath,
): string | undefined {
  if (stated === undefined) return undefined;
  const rates = ratesIn(stated);
  const named = ratesIn(name);
  const high = OF_LOW_INTEREST.has(code ?? "") && rates.find((rate) => rate > HIGHEST_COUPON);
  if (high) path.report(`“${name}” pays ${high}% in ${code}: it is not shown`);
  const isOther = rates.length > 0 && named.length > 0 && !rates.some((rate) => named.includes(rate));
  if (isOther) path.report(`“${name}” pays ${stated}, which is not what its name says: it is not shown`);
  return high || isOther ? undefined : stated;
}

/** The currency of a debt; `undefined` if its name has another one beside an amount: then its volume is none. */
function currencyOf({ name, currency: code }: DebtInstrument, path: FieldPath) {
  const named = [...name.matchAll(/\b([A-Z]{3})(?=\s?\d)|\d\s?(?:m|bn|million|billion)?\s([A-Z]{3})\b/g)]
    .map(([, before, after]) => before ?? after ?? "")
    .filter(isCurrencyCode);
  if (code === undefined || named.length === 0 || named.includes(code)) return code;
  path.report(`“${name}” is in ${code}, which is not what its name says: no volume is shown`);
  return undefined;
}

/** Debt without days that contradict each other, and what its name contradicts. A volume in no known currency is none. */
const debtInstrument: Field<DebtInstrument | undefined> = (value, path) => {
  const typed = instrument(value, path);
  if (!typed) return undefined;
  const read = {
    ...typed,
    currency: currencyOf(typed, path.at("currency")),
    coupon: couponOf(typed, path.at("coupon")),
  };
  const { issued, firstCall, maturity: due, currency: code, volume: owed } = read;
  const days = { issued, first_call: firstCall, maturity: due === PERPETUAL ? undefined : due };
  const known = daysInOrder(days, [["issued", "first_call", "maturity"]], path);
  const named = namedInOtherUnit(read, path.locale);
  if (named !== undefined)
    path
      .at("volume")
      .report(
        `“${read.name}” has ${owed} million, but its name says ${named}: it is in millions. It is not shown`,
      );
  return {
    ...read,
    issued: known.issued,
    firstCall: known.first_call,
    maturity: due === PERPETUAL ? due : known.maturity,
    volume: code === undefined || named !== undefined ? undefined : owed,
  };
};

const typedRating = record({
  agency: required(text),
  kind: select(RATING_KINDS),
  grade: required(text),
  outlook: text,
  date: factDate,
  link,
});

/** A rating with a grade that its agency has. */
const rating: Field<Rating | undefined> = (value, path) => {
  const read = typedRating(value, path);
  if (!read || !isOfOtherScale(read)) return read;
  path.at("grade").report(`“${read.grade}” is no grade of “${read.agency}”: it is not shown`);
  return undefined;
};

/** The fields of a section of ratings and debt. */
export const debtFields = {
  ratings: list(rating),
  instruments: once(debtInstrument),
};

/** The largest bond of a company is not so many times its smallest one. */
const OTHER_UNIT_OF_BONDS = 300;

type Debt = Pick<SectionOf<"debt">, "asAt" | "ratings" | "instruments">;

/** Debt without sums, volumes in another unit, years of its names that are not those in which it is due, and earlier ratings. */
export function debtInOrder<Section extends Debt>(section: Section, path: FieldPath): Section {
  const at = path.at("instruments");
  const far = volumesInOtherUnits(section.instruments);
  const typed = section.instruments.map((one, index) => {
    const { name, maturity: due, volume: owed } = one;
    const named = dueYearOf(one, section.asAt);
    const isOtherYear = named !== undefined && due !== undefined && due !== PERPETUAL;
    if (isOtherYear)
      at.at(index)
        .at("maturity")
        .report(`“${name}” is due on ${due}, but its name says ${named}: the day is not shown`);
    const beside = far.get(one);
    if (beside !== undefined)
      at.at(index)
        .at("volume")
        .report(
          `“${name}” has ${owed} million, but “${beside.name}” ${beside.volume}: it is in millions. It is not shown`,
        );
    return {
      ...one,
      maturity: isOtherYear ? undefined : due,
      volume: beside === undefined ? owed : undefined,
    };
  });
  const instruments = withoutSharedCodes(typed, at).filter((one, index) => {
    const isSum = isNamedTotal(one) && one.isin === undefined && one.maturity === undefined;
    if (isSum) at.at(index).report(`“${one.name}” is no debt: it is not shown`);
    return !isSum;
  });
  return { ...section, instruments, ratings: latestRatings(section.ratings, path.at("ratings")) };
}

/** What is the same for all rows of one bond, such as that of an increase of its volume. */
const TERMS = ["currency", "coupon", "maturity"] as const;

/** Debt without the ISIN of another one; of one that is there twice, without the terms in which its rows differ. */
function withoutSharedCodes(all: readonly DebtInstrument[], path: FieldPath): readonly DebtInstrument[] {
  const alike = [...Map.groupBy(all, ({ isin: code = "" }) => code)].map(([code, same]) => {
    const valuesOf = (term: (typeof TERMS)[number]) => new Set(same.flatMap((one) => one[term] ?? []));
    const isOne = new Set(same.map(({ name }) => comparableName(name))).size === 1;
    return [code, { isOne, differing: TERMS.filter((term) => valuesOf(term).size > 1) }] as const;
  });
  const shared = new Map(alike);
  return all.map((one, index) => {
    const { isOne = false, differing = [] } = (one.isin && shared.get(one.isin)) || {};
    const own = differing.filter((term) => one[term] !== undefined);
    const [first] = own;
    if (first === undefined) return one;
    const wrong = isOne ? own : (["isin"] as const);
    const problem = `“${one.name}” has the ISIN of a row with another ${own.join(", ")}`;
    path
      .at(index)
      .at(isOne ? first : "isin")
      .report(isOne ? `${problem}: neither is shown` : `${problem}: it is not shown`);
    return { ...one, ...Object.fromEntries(wrong.map((name) => [name, undefined])) };
  });
}

/** The year to come that the name of a debt has, if it is neither that of its maturity nor of its first call. */
function dueYearOf(
  { name, maturity: due = "", firstCall = "" }: DebtInstrument,
  day: string | undefined,
): string | undefined {
  const years = name.match(/(?<!\d)20\d{2}(?!\d)/g) ?? [];
  const isOwn = years.some((year) => due.startsWith(year) || firstCall.startsWith(year));
  return isOwn || day === undefined ? undefined : years.find((year) => year > day);
}

/** No debt of so many millions is the next one after one of {@link OTHER_UNIT_OF_BONDS} times less, be that a small loan. */
const LARGE = 20_000;

/**
 * Bonds whose volume is in another unit than those of all others in its currency, and debt of which one is much less than the next
 * larger one, which is large in any currency; each with one of these.
 */
function volumesInOtherUnits(all: readonly DebtInstrument[]): ReadonlyMap<DebtInstrument, DebtInstrument> {
  return new Map([...largeDebt(all), ...bondsInOtherUnits(all)]);
}

function largeDebt(all: readonly DebtInstrument[]): ReadonlyMap<DebtInstrument, DebtInstrument> {
  const owing = all.filter(({ volume: owed = 0 }) => owed > 0);
  const found = [...Map.groupBy(owing, ({ currency: unit }) => unit).values()].flatMap((ofCurrency) => {
    const inOrder = ofCurrency.toSorted((one, other) => volumeOf(one) - volumeOf(other));
    const first = inOrder.findIndex((one, place) => {
      const before = inOrder[place - 1];
      return before && volumeOf(one) >= Math.max(LARGE, volumeOf(before) * OTHER_UNIT_OF_BONDS);
    });
    const beside = inOrder[first - 1];
    return beside === undefined ? [] : inOrder.slice(first).map((one) => [one, beside] as const);
  });
  return new Map(found);
}

function bondsInOtherUnits(all: readonly DebtInstrument[]): ReadonlyMap<DebtInstrument, DebtInstrument> {
  const bonds = all.filter(({ isin: code, volume: owed = 0 }) => code !== undefined && owed > 0);
  const found = [...Map.groupBy(bonds, ({ currency: unit }) => unit).values()].flatMap((ofCurrency) => {
    const inOrder = ofCurrency.toSorted((one, other) => volumeOf(one) - volumeOf(other));
    return inOrder.flatMap((one, place) => {
      // Those beside it are the nearest ones.
      const near = [inOrder[place - 1], inOrder[place + 1]].flatMap((other) => other ?? []);
      const isFar = near.every((other) => {
        const [less = 0, more = 0] = [volumeOf(one), volumeOf(other)].sort((a, b) => a - b);
        return more >= less * OTHER_UNIT_OF_BONDS;
      });
      return near[0] && isFar ? [[one, near[0]] as const] : [];
    });
  });
  return new Map(found);
}

const volumeOf = ({ volume: owed = 0 }: DebtInstrument): number => owed;

/** Of several ratings of one agency and kind, only the latest is still right. */
function latestRatings(ratings: readonly Rating[], path: FieldPath): readonly Rating[] {
  const ofKind = ({ agency, kind }: Rating) => JSON.stringify([plainName(agency), kind]);
  const latest = new Map<string, string>();
  for (const one of ratings)
    if ((one.date ?? "") > (latest.get(ofKind(one)) ?? "")) latest.set(ofKind(one), one.date ?? "");
  return ratings.filter((one, index) => {
    const { agency, date: since = "" } = one;
    const later = latest.get(ofKind(one)) ?? "";
    if (since === "" || later <= since) return true;
    path
      .at(index)
      .report(
        `“${agency}” has a later rating of one kind, of ${later}: that of ${since} is not shown. Take it out, or enter what each is of`,
      );
    return false;
  });
}

/** Only letters and digits: some write the name of an agency without its apostrophe. */
function plainName(name: string): string {
  return comparableName(name).replace(/[^\p{L}\p{N}]/gu, "");
}
