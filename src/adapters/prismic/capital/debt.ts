import { z } from "zod";
import {
  COUPON_KINDS,
  type DebtInstrument,
  PERPETUAL,
  RATING_KINDS,
  type Rating,
} from "../../../domain/capital/debt.ts";
import type { SectionOf } from "../../../domain/content/section.ts";
import { isNamedTotal } from "../../../domain/content/total-among.ts";
import { comparableName } from "../../../domain/text/comparable-name.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { type Field, from, list, ofAll, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { link } from "../link-field.ts";
import { currency } from "../money-fields.ts";
import { boolean, distantDate, factDate, isin, select, text } from "../simple-fields.ts";
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

/** Debt without days that contradict each other. A volume in no known currency is none. */
const debtInstrument: Field<DebtInstrument | undefined> = (value, path) => {
  const read = instrument(value, path);
  if (!read) return undefined;
  const { issued, firstCall, maturity: due, currency: code, volume: owed } = read;
  const days = { issued, first_call: firstCall, maturity: due === PERPETUAL ? undefined : due };
  const known = daysInOrder(days, [["issued", "first_call", "maturity"]], path);
  return {
    ...read,
    issued: known.issued,
    firstCall: known.first_call,
    maturity: due === PERPETUAL ? due : known.maturity,
    volume: code === undefined ? undefined : owed,
  };
};

/** The fields of a section of ratings and debt. */
export const debtFields = {
  ratings: list(
    record({
      agency: required(text),
      kind: select(RATING_KINDS),
      grade: required(text),
      outlook: text,
      date: factDate,
      link,
    }),
  ),
  instruments: once(debtInstrument),
};

/** The largest bond of a company is not so many times its smallest one. */
const OTHER_UNIT_OF_BONDS = 300;

type Debt = Pick<SectionOf<"debt">, "asAt" | "ratings" | "instruments">;

/** Debt without sums, volumes in another unit, years of its names that are not those in which it is due, and earlier ratings. */
export function debtInOrder<Section extends Debt>(section: Section, path: FieldPath): Section {
  const at = path.at("instruments");
  const instruments = section.instruments.flatMap((one, index) => {
    const { name, maturity: due, volume: owed, isin: code } = one;
    if (isNamedTotal(one) && code === undefined && due === undefined) {
      at.at(index).report(`“${name}” is no debt: it is not shown`);
      return [];
    }
    const named = dueYearOf(one, section.asAt);
    const isOtherYear = named !== undefined && due !== undefined && due !== PERPETUAL;
    if (isOtherYear)
      at.at(index)
        .at("maturity")
        .report(`“${name}” is due on ${due}, but its name says ${named}: the day is not shown`);
    const far = code === undefined ? undefined : volumeBeside(one, section.instruments);
    if (far !== undefined)
      at.at(index)
        .at("volume")
        .report(
          `“${name}” has ${owed} million, but “${far.name}” ${far.volume}: it is in millions. It is not shown`,
        );
    return {
      ...one,
      maturity: isOtherYear ? undefined : due,
      volume: far === undefined ? owed : undefined,
    };
  });
  return { ...section, instruments, ratings: latestRatings(section.ratings, path.at("ratings")) };
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

/** A bond whose volume is in another unit than one's own, if all others are so far from it. */
function volumeBeside(own: DebtInstrument, all: readonly DebtInstrument[]): DebtInstrument | undefined {
  const others = all.filter(
    ({ isin: code, volume: other, currency: unit }) =>
      code !== undefined && other !== undefined && other > 0 && unit === own.currency,
  );
  const { volume: owed = 0 } = own;
  const beside = others.filter((one) => one.name !== own.name);
  const isFar = ({ volume: other = 0 }: DebtInstrument) =>
    Math.max(owed, other) >= Math.min(owed, other) * OTHER_UNIT_OF_BONDS;
  return owed > 0 && beside.every(isFar) ? beside[0] : undefined;
}

/** Of several ratings of one agency and kind, the latest one alone is still right. */
function latestRatings(ratings: readonly Rating[], path: FieldPath): readonly Rating[] {
  return ratings.filter((one, index) => {
    const { agency, kind, date: since = "" } = one;
    const later = ratings.find(
      (other) =>
        plainName(other.agency) === plainName(agency) && other.kind === kind && (other.date ?? "") > since,
    );
    if (later === undefined || since === "") return true;
    path
      .at(index)
      .report(
        `“${agency}” has a later rating of one kind, of ${later.date}: that of ${since} is not shown. Take it out, or enter what each is of`,
      );
    return false;
  });
}

/** Letters and digits alone: some write the name of an agency without its apostrophe. */
function plainName(name: string): string {
  return comparableName(name).replace(/[^\p{L}\p{N}]/gu, "");
}
