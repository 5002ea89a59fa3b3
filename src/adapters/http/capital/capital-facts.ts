import { z } from "zod";
import "../../../domain/capital/capital-sections.ts";
import { factPlace } from "../contract/facts.ts";
import { factList } from "../facts/fact-list.ts";

const day = z.iso.date().optional();
const text = z.string().optional();
const count = z.number().optional();
const percent = z.number().optional().describe("In per cent.");

const asAt = {
  ...factPlace,
  asAt: day.describe("The day on which all of it was so."),
  source: text,
};

export const capitalSchema = z.array(
  z.object({
    ...asAt,
    classes: z.array(z.object({ name: z.string(), onIssue: count, treasury: count })),
    notInPublicHands: percent,
    holders: z.array(z.object({ name: z.string(), shares: count, percent })),
  }),
);

export const debtSchema = z.array(
  z.object({
    ...asAt,
    ratings: z.array(
      z.object({ agency: z.string(), grade: z.string(), outlook: text, date: day, link: text }),
    ),
    instruments: z.array(
      z.object({
        name: z.string(),
        isin: text,
        volume: count.describe("In millions of its currency."),
        currency: text.describe("ISO 4217; absent if it is not known."),
        coupon: text,
        maturity: day,
      }),
    ),
  }),
);

/** Shares on issue and who holds them. */
export const capitalFacts = factList(capitalSchema, (section, { place }) => {
  if (section.kind !== "share-capital") return [];
  const { heading: title, asAt: of, source, classes, notInPublicHands, holders } = section;
  const stated = { classes: [...classes], notInPublicHands, holders: [...holders] };
  return [{ ...place, title, asAt: of, source, ...stated }];
});

/** Ratings, bonds and loans. */
export const debtFacts = factList(debtSchema, (section, { place, origin }) => {
  if (section.kind !== "debt") return [];
  const { heading: title, asAt: of, source, ratings, instruments } = section;
  const linked = ratings.map(({ link, ...rating }) => ({
    ...rating,
    link: link && link.kind !== "unresolved" ? new URL(link.href, origin).href : undefined,
  }));
  return [{ ...place, title, asAt: of, source, ratings: linked, instruments: [...instruments] }];
});
