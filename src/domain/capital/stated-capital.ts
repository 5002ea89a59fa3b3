import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { SectionOf } from "../content/section.ts";
import type { StatedFact } from "../report/stated-fact.ts";
import type { DebtInstrument, Rating } from "./debt.ts";
import { dayOf, type Holder } from "./holder.ts";
import type { ShareClass } from "./share-capital.ts";

/** What the sections of an item state of shares, holders, ratings and debt, to be compared with other sections. */
export function statedCapital(item: ContentItem): readonly StatedFact[] {
  return sectionsOf(item).flatMap((section, index) => {
    const at = `sections[${index}]`;
    switch (section.kind) {
      case "share-capital":
        return sharesIn(section, at);
      case "debt":
        return debtIn(section, at);
      default:
        return [];
    }
  });
}

type Stated = Readonly<Record<string, string | number | undefined>>;

/** A fact of each value that is stated, named by its property. */
function factsOf(of: readonly string[], name: string, field: string, values: Stated): readonly StatedFact[] {
  return Object.entries(values).flatMap(([property, value]) =>
    value === undefined ? [] : { of: [...of, property], name: `the ${property} of ${name}`, value, field },
  );
}

function sharesIn(section: SectionOf<"share-capital">, at: string): readonly StatedFact[] {
  const { asAt, classes, holders, notInPublicHands } = section;
  return [
    ...classes.flatMap((one) => ofClass(one, asAt, `${at}.classes`)),
    ...holders.flatMap((one) => ofHolder(one, `${at}.holders`)),
    ...(asAt === undefined
      ? []
      : factsOf(["shares", asAt], `all shares as at ${asAt}`, `${at}.notInPublicHands`, {
          "part not in public hands": notInPublicHands,
        })),
  ];
}

function ofClass(
  { name, isin, asAt, onIssue, treasury, votesPerShare }: ShareClass,
  asAtSection: string | undefined,
  field: string,
): readonly StatedFact[] {
  const day = asAt ?? asAtSection;
  return [
    ...factsOf(["shares", name], `“${name}”`, field, { ISIN: isin }),
    ...factsOf(["ISIN", isin ?? ""], `the security ${isin}`, field, { kind: isin && "shares" }),
    ...(day === undefined
      ? []
      : factsOf(["shares", name, day], `“${name}” as at ${day}`, field, {
          "number on issue": onIssue,
          "number of treasury shares": treasury,
          "votes a share": votesPerShare,
        })),
  ];
}

/** Of a notification that has a day: of one without, nobody knows which it is. */
function ofHolder(holder: Holder, field: string): readonly StatedFact[] {
  const { name, shares, percent, instruments, total, crossed, threshold, crossing } = holder;
  const day = dayOf(holder);
  return day === ""
    ? []
    : factsOf(["holder", name, day], `“${name}” as notified on ${day}`, field, {
        "number of shares": shares,
        percentage: percent,
        "percentage by instruments": instruments,
        "percentage in all": total,
        "day of crossing": crossed,
        threshold,
        crossing,
      });
}

function debtIn({ asAt, ratings, instruments }: SectionOf<"debt">, at: string): readonly StatedFact[] {
  return [
    ...ratings.flatMap((one) => ofRating(one, asAt, `${at}.ratings`)),
    ...instruments.flatMap((one) => ofInstrument(one, asAt, `${at}.instruments`)),
  ];
}

function ofRating({ agency, kind, grade, outlook, date }: Rating, asAt: string | undefined, field: string) {
  const day = date ?? asAt;
  const named = `“${[agency, kind].filter(Boolean).join(", ")}” of ${day}`;
  return day === undefined
    ? []
    : factsOf(["rating", lettersOf(agency), kind ?? "", day], named, field, { grade, outlook });
}

/** Some write the name of an agency without its apostrophe. */
function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Terms are the same at any time; the volume is that of a day, after some of it was repaid. */
function ofInstrument(
  instrument: DebtInstrument,
  asAt: string | undefined,
  field: string,
): readonly StatedFact[] {
  const { name, isin, volume, ...terms } = instrument;
  const { currency, coupon, couponKind, issued, maturity, firstCall, listing } = terms;
  const known = isin === undefined ? ["debt", name] : ["debt", isin];
  return [
    ...factsOf(known, `“${name}”`, field, {
      currency,
      coupon,
      "kind of coupon": couponKind,
      "day of issue": issued,
      maturity,
      "first call": firstCall,
      listing,
    }),
    ...factsOf(["debt", name], `“${name}”`, field, { ISIN: isin }),
    ...factsOf(["ISIN", isin ?? ""], `the security ${isin}`, field, { kind: isin && "debt" }),
    ...(asAt === undefined ? [] : factsOf([...known, asAt], `“${name}” as at ${asAt}`, field, { volume })),
  ];
}
