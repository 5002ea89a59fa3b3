import { z } from "zod";
import { boughtBackIn } from "../../../domain/capital/capital-sections.ts";
import { COUPON_KINDS, PERPETUAL, RATING_KINDS } from "../../../domain/capital/debt.ts";
import { CROSSINGS, totalOf } from "../../../domain/capital/holder.ts";
import { capitalDays } from "../../../domain/capital/share-capital.ts";
import type { Link } from "../../../domain/links/link.ts";
import { factPlace } from "../contract/facts.ts";
import { factList } from "../facts/fact-list.ts";

const day = z.iso.date().optional();
const text = z.string().optional();
const count = z.number().optional();
const percent = z.number().optional().describe("In per cent.");
const link = text.describe("Absolute URL.");

const asAt = {
  ...factPlace,
  asAt: day.describe("Day on which all of this was true, unless an entry has a day of its own."),
  source: text,
};

const votes = z
  .object({
    all: z.number().describe("Votes of all shares, including suspended ones."),
    suspended: z.number().describe("Votes of the shares that the company itself holds."),
    castable: z.number(),
  })
  .optional();

export const capitalSchema = z.array(
  z.object({
    ...asAt,
    classes: z
      .array(
        z.object({
          name: z.string(),
          isin: text,
          asAt: day,
          onIssue: count,
          treasury: count.describe("Number of shares that the company itself holds."),
          votesPerShare: count,
          votes,
        }),
      )
      .describe("Classes of shares, by day, the latest day first."),
    totals: z
      .array(z.object({ asAt: day, onIssue: z.number(), treasury: count, votes }))
      .describe("Totals of all classes, by day, the latest day first."),
    boughtBack: z
      .array(z.object({ name: z.string(), since: day, until: day, shares: z.number(), treasury: count }))
      .describe(
        "Shares that the company has bought back and holds, by class, since the latest day of the class.",
      ),
    notInPublicHands: percent,
    holders: z
      .array(
        z.object({
          name: z.string(),
          notified: day,
          crossed: day,
          threshold: percent,
          crossing: z.enum(CROSSINGS).optional(),
          shares: count,
          percent: percent.describe("Held as shares, in per cent."),
          instruments: percent.describe("Held through financial instruments, in per cent."),
          total: percent,
          link,
        }),
      )
      .describe("Notifications of major holdings. A holder with several has a history."),
  }),
);

export const debtSchema = z.array(
  z.object({
    ...asAt,
    ratings: z.array(
      z.object({
        agency: z.string(),
        kind: z.enum(RATING_KINDS).optional(),
        grade: z.string(),
        outlook: text,
        date: day,
        link,
      }),
    ),
    instruments: z.array(
      z.object({
        name: z.string(),
        isin: text,
        volume: count.describe("Volume in millions of the currency."),
        currency: text.describe("Currency of the volume, ISO 4217; absent if it is not known."),
        coupon: text,
        couponKind: z.enum(COUPON_KINDS).optional(),
        issued: day,
        maturity: day.describe(
          "Day of repayment; absent if the debt is perpetual, or if the day is not stated.",
        ),
        perpetual: z.literal(true).optional(),
        firstCall: day,
        listing: text,
        prospectus: link,
      }),
    ),
  }),
);

/** Shares on issue, their votes and who holds them. */
export const capitalFacts = factList(capitalSchema, (section, { place, content, origin }) => {
  if (section.kind !== "share-capital") return [];
  const { heading: title, asAt: asAtDay, source, notInPublicHands } = section;
  const days = capitalDays(section);
  const holders = section.holders.map((holder) => ({
    ...holder,
    total: totalOf(holder),
    link: addressOf(holder.link, origin),
  }));
  return [
    {
      ...place,
      title,
      asAt: asAtDay,
      source,
      classes: days.flatMap(({ classes }) => classes),
      totals: days.flatMap(({ day: classDay, total }) => (total ? { asAt: classDay, ...total } : [])),
      boughtBack: [...boughtBackIn(section, content)],
      notInPublicHands,
      holders,
    },
  ];
});

/** Ratings, bonds and loans. */
export const debtFacts = factList(debtSchema, (section, { place, origin }) => {
  if (section.kind !== "debt") return [];
  const { heading: title, asAt: asAtDay, source } = section;
  const ratings = section.ratings.map((rating) => ({ ...rating, link: addressOf(rating.link, origin) }));
  const instruments = section.instruments.map(({ maturity, ...instrument }) => ({
    ...instrument,
    ...(maturity === PERPETUAL ? { perpetual: true as const } : { maturity }),
    prospectus: addressOf(instrument.prospectus, origin),
  }));
  return [{ ...place, title, asAt: asAtDay, source, ratings, instruments }];
});

/** `undefined` for an address that is not known yet. */
function addressOf(target: Link | undefined, origin: string): string | undefined {
  return target && target.kind !== "unresolved" ? new URL(target.href, origin).href : undefined;
}
