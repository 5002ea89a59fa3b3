import { z } from "zod";
import { ALL_EVENT_STATUSES } from "../../../domain/content/calendar-event.ts";
import { PARTY_ROLES } from "../../../domain/issuer/issuer.ts";
import { figuresSchema } from "./figures.ts";

export const FACTS_PATH = "/facts.json";

/** Path of the JSON schema, {@link factsSchema} with the lists that capabilities add. */
export const FACTS_SCHEMA_PATH = "/facts.schema.json";

const text = z.string().optional();

/** Where a fact stands. */
export const factPlace = {
  id: text.describe("Identifies it on the site as long as it is called the same. Every fact has one."),
  page: z.string().describe("Address of the page that states it."),
  title: text.describe("Heading of its part of the page."),
  published: figuresSchema.shape.published,
};

/** Who the issuer is, by law and at its exchanges. */
const companySchema = z
  .object({
    name: z.string(),
    legalName: z.string().describe("As it is registered."),
    lei: text.describe("Legal Entity Identifier, ISO 17442."),
    form: text.describe("Legal form, in the words of its country."),
    country: text.describe("In which it is registered, ISO 3166-1."),
    place: text,
    seat: text,
    registeredOffice: z.array(z.string()).optional().describe("Line by line."),
    registerNumbers: z.array(z.object({ name: z.string(), number: z.string(), register: text })),
    vatId: text,
    financialYearEnd: text.describe("Month and day: 06-30."),
    reportingCurrency: z.string().describe("ISO 4217."),
    listings: z.array(
      z.object({
        exchange: z.string(),
        mic: z.string().describe("ISO 10383."),
        ticker: z.string(),
        isin: text.describe("ISO 6166."),
        priceCurrency: z.string().describe("ISO 4217."),
        priceIsHundredths: z.boolean().describe("Whether a price of 100 is one unit of the currency."),
        receipts: z
          .object({ receipts: z.number(), shares: z.number() })
          .optional()
          .describe("So many depositary receipts stand for so many shares."),
      }),
    ),
    parties: z.array(z.object({ role: z.enum(PARTY_ROLES), name: z.string(), details: text, link: text })),
    indices: z.array(z.string()),
    representatives: z.array(z.object({ name: z.string(), role: text })),
  })
  .describe("Who the issuer is.");

/** The company's facts as its pages state them: who it is, figures and dates. Capabilities add lists of their own. */
export const factsSchema = z.object({
  $schema: z.string().describe("Address of this schema."),
  language: z.string().describe("Language of all texts, BCP 47."),
  company: companySchema,
  figures: z
    .array(figuresSchema.omit({ $schema: true }).extend(factPlace))
    .describe("Those with a source, which may be quoted."),
  periods: z
    .array(
      z.object({
        ...factPlace,
        kind: z
          .enum(["year", "half-year", "half", "quarter", "months", "other"])
          .describe(
            "A half-year is that of a company that reports only one; months are from the beginning of the year.",
          ),
        part: z.int().optional().describe("Which half or quarter, or how many months."),
        year: z.int().describe("The financial year, as the company calls it."),
        ends: z.iso.date().optional().describe("Its last day; absent if it is not known."),
        name: text.describe("What the company calls it."),
      }),
    )
    .describe("The periods whose results pages have."),
  dates: z.array(
    z.object({
      ...factPlace,
      event: z.string(),
      date: z.iso.date(),
      lastDay: z.iso.date().optional(),
      starts: text.describe("ISO 8601 in UTC; absent for a whole day."),
      ends: text,
      status: z.enum(ALL_EVENT_STATUSES).optional().describe("Absent if it takes place as planned."),
      note: text,
    }),
  ),
});

export type Facts = z.input<typeof factsSchema>;
