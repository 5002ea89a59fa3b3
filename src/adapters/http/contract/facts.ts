import { z } from "zod";
import { DIVIDEND_KINDS } from "../../../domain/dividends/dividend.ts";
import { EVENT_STATUSES } from "../../../domain/content/section.ts";
import { figuresSchema } from "./figures.ts";

export const FACTS_PATH = "/facts.json";

/** Path of the JSON schema, {@link factsSchema}. */
export const FACTS_SCHEMA_PATH = "/facts.schema.json";

const day = z.iso.date();
const someDay = day.optional();
const text = z.string().optional();
const count = z.number().optional();
const amount = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .optional();
const days = { ex: someDay, record: someDay, election: someDay, payment: someDay };
const percent = z.number().optional().describe("In per cent.");

/** Where a fact stands. */
const place = {
  page: z.string().describe("Address of the page that states it."),
  title: text.describe("Heading of its part of the page."),
  published: figuresSchema.shape.published,
};

const asAt = {
  ...place,
  asAt: someDay.describe("The day on which all of it was so."),
  source: text,
};

/** The company's facts as its pages state them. */
export const factsSchema = z.object({
  $schema: z.string().describe("Address of this schema."),
  language: z.string().describe("Language of all texts, BCP 47."),
  figures: z
    .array(figuresSchema.omit({ $schema: true }))
    .describe("Those with a source, which may be quoted."),
  dates: z.array(
    z.object({
      ...place,
      event: z.string(),
      date: day,
      lastDay: someDay,
      starts: text.describe("ISO 8601 in UTC; absent for a whole day."),
      ends: text,
      status: z.enum(EVENT_STATUSES).optional().describe("Absent if it takes place as planned."),
      note: text,
    }),
  ),
  dividends: z
    .array(
      z.object({
        ...place,
        source: text,
        name: z.string(),
        kind: z.enum(DIVIDEND_KINDS).optional(),
        period: text,
        amount: amount.describe("For one share, in whole units of its currency: 0.105."),
        currency: z.string().describe("ISO 4217, or what the company calls it."),
        franked: percent,
        withholding: percent,
        declared: someDay,
        ...days,
        otherExchange: z.object({ exchange: text, ...days }).optional(),
        reinvestmentPrice: amount,
        document: text.describe("Address of its announcement."),
      }),
    )
    .describe("Newest first; what is not known of one is absent."),
  capital: z.array(
    z.object({
      ...asAt,
      classes: z.array(z.object({ name: z.string(), onIssue: count, treasury: count })),
      notInPublicHands: percent,
      holders: z.array(z.object({ name: z.string(), shares: count, percent })),
    }),
  ),
  debt: z.array(
    z.object({
      ...asAt,
      ratings: z.array(
        z.object({ agency: z.string(), grade: z.string(), outlook: text, date: someDay, link: text }),
      ),
      instruments: z.array(
        z.object({
          name: z.string(),
          isin: text,
          volume: count.describe("In millions of its currency."),
          currency: z.string().describe("ISO 4217, or what the company calls it."),
          coupon: text,
          maturity: someDay,
        }),
      ),
    }),
  ),
});

export type Facts = z.input<typeof factsSchema>;
