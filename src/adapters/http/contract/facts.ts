import { z } from "zod";
import { ALL_EVENT_STATUSES } from "../../../domain/content/calendar-event.ts";
import { PARTY_ROLES } from "../../../domain/issuer/issuer.ts";
import { figuresSchema } from "./figures.ts";

export const FACTS_PATH = "/facts.json";

/** Path of the JSON schema, {@link factsSchema} with the lists that capabilities add. */
export const FACTS_SCHEMA_PATH = "/facts.schema.json";

const text = z.string().optional();

/** Which page states a fact, and where. */
export const factPlace = {
  id: text.describe("Identifies the fact on this site as long as it keeps its name. Every fact has one."),
  page: z.string().describe("Address of the page that states the fact."),
  title: text.describe("Heading of the part of the page that states the fact."),
  published: figuresSchema.shape.published,
};

/** The issuer: its registration, its listings, its representatives and the firms that act for it. */
const companySchema = z
  .object({
    name: z.string(),
    legalName: z.string().describe("Name under which the company is registered."),
    lei: text.describe("Legal Entity Identifier, ISO 17442."),
    form: text.describe("Legal form, as the country of registration calls it: Aktiengesellschaft."),
    country: text.describe("Country of registration, ISO 3166-1."),
    place: text,
    seat: text,
    registeredOffice: z
      .array(z.string())
      .optional()
      .describe("Address of the registered office, one entry for each line."),
    registerNumbers: z.array(z.object({ name: z.string(), number: z.string(), register: text })),
    vatId: text,
    financialYearEnd: text.describe("Month and day on which the financial year ends: 06-30."),
    reportingCurrency: z.string().describe("Currency of the financial statements, ISO 4217."),
    listings: z.array(
      z.object({
        exchange: z.string(),
        mic: z.string().describe("Market identifier code of the exchange, ISO 10383."),
        ticker: z.string(),
        isin: text.describe("Securities identification number, ISO 6166."),
        priceCurrency: z.string().describe("Currency of the price, ISO 4217."),
        priceIsHundredths: z
          .boolean()
          .describe("Whether prices are in hundredths of the currency, as in pence: 100 is one pound."),
        receipts: z
          .object({ receipts: z.number(), shares: z.number() })
          .optional()
          .describe(
            "Ratio of depositary receipts: this number of receipts stands for this number of shares.",
          ),
      }),
    ),
    parties: z.array(z.object({ role: z.enum(PARTY_ROLES), name: z.string(), details: text, link: text })),
    indices: z.array(z.string()),
    representatives: z.array(z.object({ name: z.string(), role: text })),
  })
  .describe("The issuer, its securities, its representatives and the firms that act for it.");

/** The company's facts as its pages state them: who it is, figures and dates. Capabilities add lists of their own. */
export const factsSchema = z.object({
  $schema: z.string().describe("Address of this schema."),
  language: z.string().describe("Language of all texts in this file, BCP 47."),
  company: companySchema,
  figures: z
    .array(figuresSchema.omit({ $schema: true }).extend(factPlace))
    .describe("Figures of sections that name their source, which may be quoted."),
  periods: z
    .array(
      z.object({
        ...factPlace,
        kind: z
          .enum(["year", "half-year", "half", "quarter", "months", "other"])
          .describe(
            "`half-year`: the first half of a company that reports no second one. `half`: one of two. `months`: from the beginning of the year.",
          ),
        part: z.int().optional().describe("Number of the half or quarter, from 1; for `months`, how many."),
        year: z.int().describe("Financial year, numbered as the company numbers it."),
        ends: z.iso.date().optional().describe("Last day of the period; absent if it is not known."),
        name: text.describe("Name of the period, as the company calls it."),
      }),
    )
    .describe("Reporting periods whose results are on a page."),
  dates: z.array(
    z.object({
      ...factPlace,
      event: z.string(),
      date: z.iso.date(),
      lastDay: z.iso.date().optional().describe("Last day of an event of several days."),
      starts: text.describe("Time of the beginning, ISO 8601 in UTC; absent if only the day is known."),
      ends: text.describe("Time of the end, ISO 8601 in UTC."),
      status: z.enum(ALL_EVENT_STATUSES).optional().describe("Absent if it takes place as planned."),
      note: text,
    }),
  ),
});

export type Facts = z.input<typeof factsSchema>;
