import { z } from "zod";
import {
  CROSSINGS,
  type Holder,
  shareBesideThreshold,
  sumOfCurrent,
  totalOf,
  totalsAmong,
} from "../../../domain/capital/holder.ts";
import { hasMoreThanAll, partBesidePercent } from "../../../domain/capital/holder-share.ts";
import { type CapitalDay, capitalDays, type ShareClass } from "../../../domain/capital/share-capital.ts";
import type { SectionOf } from "../../../domain/content/section.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { certain, type Field, from, record, required, valid, whole } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { link } from "../link-field.ts";
import { percentAbove } from "../percent-field.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { checked, introduced, plain } from "../section-reader.ts";
import { factDate, isin, select, text } from "../simple-fields.ts";
import { INTRODUCTION, TEXT, WRITTEN } from "../text-fields.ts";
import { debtFields, debtInOrder } from "./debt.ts";
import { once } from "./once.ts";

/** A number of shares. */
const count = valid(z.int().nonnegative());

/** A share of all, in per cent. */
const percent = valid(z.number().min(0).max(100));

/** No class of shares has more. */
const MAX_VOTES_PER_SHARE = 1_000;

const votes = valid(z.number().min(0).max(MAX_VOTES_PER_SHARE));

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

/** Classes with votes and classes without them that have one ISIN are without it. Loyal holders have more votes of one security. */
function withoutSharedCodes(classes: readonly ShareClass[], path: FieldPath): readonly ShareClass[] {
  const alike = Map.groupBy(classes, ({ isin: code }) => code);
  return classes.map((one, index) => {
    const { isin: code, name, votesPerShare: each } = one;
    const other = alike.get(code)?.find(({ votesPerShare: votesOfOther }) => {
      return each !== undefined && votesOfOther !== undefined && votesOfOther > 0 !== each > 0;
    });
    if (code === undefined || other === undefined) return one;
    path.at(index).at("isin").report(`“${name}” has the ISIN of “${other.name}”: neither is shown`);
    return { ...one, isin: undefined };
  });
}

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
  return withoutSharedCodes(read, path).map((one, index) => {
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
  const { name, threshold, crossing } = read;
  const held = totalOf(read);
  if (held !== undefined && held > 100) {
    path
      .at("percent_instruments")
      .report(`“${name}” has ${held}% by shares and by instruments together: neither of them is shown`);
    return { ...read, percent: undefined, instruments: undefined, total: undefined };
  }
  const beside = shareBesideThreshold(read);
  if (beside === undefined) return read;
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

/** No number of shares changes as much: one of both has a digit too many, or is in another unit. */
const OTHER_UNIT = 7;

/** Holders without a number of shares and a percentage that cannot both be right. */
function holdersInOneUnit<Section extends Pick<SectionOf<"share-capital">, "asAt" | "classes" | "holders">>(
  section: Section,
  path: FieldPath,
): Section {
  const [today] = capitalDays(section);
  const parts = section.holders.map((one) => partBesidePercent(one, today ?? {}, OTHER_UNIT));
  const compared = section.holders.filter(({ shares, percent: held }) => shares && held).length;
  const isOfClasses = compared > 1 && parts.filter((part) => part !== undefined).length === compared;
  const holders = section.holders.map((one, index) => {
    const at = path.at("holders").at(index);
    const { [index]: part } = parts;
    if (!isOfClasses && hasMoreThanAll(one, today ?? {})) {
      at.at("shares").report(
        `“${one.name}” has ${one.shares} shares, but there are ${today?.total?.onIssue}: they are not shown`,
      );
      return { ...one, shares: undefined };
    }
    if (part === undefined) return one;
    at.at("percent").report(
      `“${one.name}” has ${one.shares} shares, ${part}% of all, but ${one.percent}%: neither of them is shown`,
    );
    return { ...one, shares: undefined, percent: undefined, total: undefined };
  });
  const classes = isOfClasses ? withoutCounts(section.classes, today, path) : section.classes;
  return { ...section, classes, holders };
}

/** Who has so much controls the company in most countries, and is not the public. */
const CONTROL = 30;

type Held = Pick<SectionOf<"share-capital">, "notInPublicHands" | "holders">;

/** Shares without the part that is not in public hands, if one holder has far more: it may be a fraction. */
function withPublicPart<Section extends Held>(section: Section, path: FieldPath): Section {
  const { notInPublicHands: stated, holders } = section;
  const largest = holders.find(({ percent: held = 0 }) => held >= CONTROL && held > 2 * (stated ?? held));
  if (largest === undefined) return section;
  path
    .at("not_in_public_hands")
    .report(`${stated}% is less than the ${largest.percent}% of “${largest.name}”: it is not shown`);
  return { ...section, notInPublicHands: undefined };
}

/** Classes without the counts of a day that no holder's shares and percentage agree with. */
function withoutCounts(
  classes: readonly ShareClass[],
  today: CapitalDay | undefined,
  path: FieldPath,
): readonly ShareClass[] {
  const counted = today?.classes.map(({ name }) => name) ?? [];
  path
    .at("classes")
    .report(
      `the number of shares, ${today?.total?.onIssue}, agrees with no holder's shares and percentage: it may be in another unit. It is not shown`,
    );
  const isOfToday = ({ name, asAt: day = today?.day }: ShareClass) =>
    counted.includes(name) && day === today?.day;
  return classes.map((one) => (isOfToday(one) ? { ...one, onIssue: undefined, treasury: undefined } : one));
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
      (section, path) => withPublicPart(holdersInOneUnit(section, path), path),
    ),
    debt: checked(plain("debt", { ...asAt, ...debtFields }), debtInOrder),
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
