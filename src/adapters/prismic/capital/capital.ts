import { z } from "zod";
import { COUPON_KINDS, type DebtInstrument, PERPETUAL, RATING_KINDS } from "../../../domain/capital/debt.ts";
import {
  CROSSINGS,
  type Holder,
  shareBesideThreshold,
  sumOfCurrent,
  totalsAmong,
} from "../../../domain/capital/holder.ts";
import { partBesidePercent } from "../../../domain/capital/holder-share.ts";
import { capitalDays, type ShareClass } from "../../../domain/capital/share-capital.ts";
import type { SectionOf } from "../../../domain/content/section.ts";
import { nameWithoutMarks } from "../../../domain/text/comparable-name.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { certain, type Field, from, list, ofAll, record, required, valid, whole } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { link } from "../link-field.ts";
import { currency } from "../money-fields.ts";
import { percentAbove } from "../percent-field.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { checked, introduced, plain } from "../section-reader.ts";
import { boolean, date, distantDate, factDate, isin, select, text } from "../simple-fields.ts";
import { INTRODUCTION, TEXT, WRITTEN } from "../text-fields.ts";

/** A number of shares. */
const count = valid(z.int().nonnegative());

/** A share of all, in per cent. */
const percent = valid(z.number().min(0).max(100));

/** No class of shares has more. */
const MAX_VOTES_PER_SHARE = 1_000;

const votes = valid(z.number().min(0).max(MAX_VOTES_PER_SHARE));

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

const instrument = record({
  name: required(text),
  isin,
  volume,
  currency,
  coupon: text,
  couponKind: from("coupon_kind", select(COUPON_KINDS)),
  issued: date,
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

/** A number of shares, and whether what is typed is none: without it, other numbers would be wrong. */
const knownCount: Field<number | "unreadable" | undefined> = (value, path) => {
  const read = count(value, path);
  return read === undefined && path.hasProblem ? "unreadable" : read;
};

const typedClass = record({
  name: required(text),
  isin,
  asAt: from("as_at", certain(factDate)),
  onIssue: from("on_issue", count),
  treasury: knownCount,
  votesPerShare: from("votes_per_share", votes),
});

/** A class without counts that contradict each other. */
const shareClass: Field<ShareClass | undefined> = (value, path) => {
  const read = typedClass(value, path);
  if (!read) return undefined;
  const { name, onIssue, treasury } = read;
  // Its votes would be as many as if the company held none.
  if (treasury === "unreadable") return { ...read, treasury: undefined, votesPerShare: undefined };
  if (onIssue === undefined || treasury === undefined || treasury <= onIssue) return { ...read, treasury };
  path
    .at("treasury")
    .report(
      `“${name}” has ${treasury} shares of the company itself, more than its ${onIssue}: neither of them is shown`,
    );
  return { ...read, onIssue: undefined, treasury: undefined };
};

/** Counts of one class on two days differ by this if one of them is in thousands: no split has such a ratio. */
const THOUSANDFOLD = { least: 600, most: 1_700 };

/** Classes without the counts of which one may be in thousands: nobody knows which. */
const shareClasses: Field<ShareClass[]> = (values, path) => {
  const read = whole(shareClass)(values, path);
  const byName = Map.groupBy(read, ({ name }) => name);
  const doubtful = (one: ShareClass) => {
    const { name, onIssue = 0 } = one;
    return byName.get(name)?.find(({ onIssue: other = 0 }) => {
      const times = Math.max(onIssue, other) / Math.min(onIssue, other);
      return times >= THOUSANDFOLD.least && times <= THOUSANDFOLD.most;
    });
  };
  return read.map((one, index) => {
    const other = doubtful(one);
    if (other === undefined) return one;
    path
      .at(index)
      .at("on_issue")
      .report(
        `“${one.name}” has ${one.onIssue} shares, and ${other.onIssue} on another day: one of them may be in thousands. Neither is shown`,
      );
    return { ...one, onIssue: undefined, treasury: undefined };
  });
};

/** A list in which what was typed twice is shown, and added up, once. */
function once<Entry extends { readonly name: string }>(entry: Field<Entry | undefined>): Field<Entry[]> {
  return (values, path) => {
    const known = new Set<string>();
    const distinct: Field<Entry | undefined> = (value, at) => {
      const read = entry(value, at);
      const said = JSON.stringify(read && { ...read, name: nameWithoutMarks(read.name) });
      if (read && known.has(said)) at.report(`“${read.name}” is there twice: it counts once`);
      if (known.has(said)) return undefined;
      known.add(said);
      return read;
    };
    return list(distinct)(values, path);
  };
}

/** Articles of association have lower thresholds than laws have, and none is as low. */
const LOWEST_THRESHOLD = 0.2;

const typedHolder = record({
  name: required(text),
  notified: factDate,
  crossed: factDate,
  threshold: percentAbove(LOWEST_THRESHOLD),
  crossing: select(CROSSINGS),
  shares: count,
  percent,
  instruments: from("percent_instruments", percent),
  total: from("percent_total", percent),
  link,
});

/** A notification without what contradicts each other: nobody knows which of both is wrong. */
const holder: Field<Holder | undefined> = (value, path) => {
  const typed = typedHolder(value, path);
  if (!typed) return undefined;
  const { notified, crossed } = typed;
  const read = { ...typed, ...daysInOrder({ crossed, notified }, [["crossed", "notified"]], path) };
  const beside = shareBesideThreshold(read);
  if (beside === undefined) return read;
  const { name, threshold, crossing } = read;
  path
    .at("threshold")
    .report(`“${name}” has ${beside}%, but the threshold of ${threshold}%: “${crossing}”. Neither is shown`);
  const unknown = { threshold: undefined, crossing: undefined, percent: undefined };
  return { ...read, ...unknown, instruments: undefined, total: undefined };
};

const listedHolders = once(holder);

/** Holders without what an editor has typed as their total, which is compared with their sum. */
const withoutTotals: Field<Holder[]> = (values, path) => {
  const all = listedHolders(values, path);
  const totals = totalsAmong(all);
  const holders = all.filter((one) => !totals.includes(one));
  for (const { name, percent: stated } of totals) {
    const sum = sumOfCurrent(holders);
    const isWrong = stated !== undefined && sum !== undefined && Math.abs(stated - sum) > TOTAL_ROUNDING;
    path.report(
      `“${name}” is no holder: it is not shown${isWrong ? `. It is ${stated}%, but the holders have ${sum}% together` : ""}`,
    );
  }
  return holders;
};

/** How far a total may be from the sum of its rounded parts, in per cent. */
const TOTAL_ROUNDING = 0.1;

/** No number of shares changes as much: a percentage is a fraction, or shares are in thousands. */
const OTHER_UNIT = 30;

/** Holders without a number of shares and a percentage that cannot both be right. */
function holdersInOneUnit<Section extends Pick<SectionOf<"share-capital">, "asAt" | "classes" | "holders">>(
  section: Section,
  path: FieldPath,
): Section {
  const [today] = capitalDays(section);
  const holders = section.holders.map((one, index) => {
    const part = partBesidePercent(one, today ?? {}, OTHER_UNIT);
    if (part === undefined) return one;
    path
      .at("holders")
      .at(index)
      .at("percent")
      .report(
        `“${one.name}” has ${one.shares} shares, ${part}% of all, but ${one.percent}%: neither of them is shown`,
      );
    return { ...one, shares: undefined, percent: undefined, total: undefined };
  });
  return { ...section, holders };
}

const asAt = { ...introduced, asAt: from("as_at", factDate), source: text };

/** Shares, their votes and holders, ratings and debt. */
export const capital = {
  sections: {
    share_capital: checked(
      plain("share-capital", {
        ...asAt,
        classes: shareClasses,
        notInPublicHands: from("not_in_public_hands", percent),
        holders: withoutTotals,
      }),
      holdersInOneUnit,
    ),
    debt: plain("debt", {
      ...asAt,
      ratings: list(
        record({
          agency: required(text),
          kind: select(RATING_KINDS),
          grade: required(text),
          outlook: text,
          date,
          link,
        }),
      ),
      instruments: once(debtInstrument),
    }),
  },
  zones: { share_capital: ["page", "investors-page"], debt: ["page", "investors-page"] },
  texts: {
    share_capital: { ...INTRODUCTION, source: TEXT, classes: { name: TEXT }, holders: { link: TEXT } },
    debt: {
      ...INTRODUCTION,
      source: TEXT,
      ratings: { outlook: TEXT, link: TEXT },
      instruments: { name: TEXT, coupon: WRITTEN, prospectus: TEXT },
    },
  },
} satisfies PrismicCapability;
