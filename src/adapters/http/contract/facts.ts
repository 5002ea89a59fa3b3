import { z } from "zod";
import { EVENT_STATUSES } from "../../../domain/content/calendar-event.ts";
import { figuresSchema } from "./figures.ts";

export const FACTS_PATH = "/facts.json";

/** Path of the JSON schema, {@link factsSchema} with the lists that capabilities add. */
export const FACTS_SCHEMA_PATH = "/facts.schema.json";

const text = z.string().optional();

/** Where a fact stands. */
export const factPlace = {
  page: z.string().describe("Address of the page that states it."),
  title: text.describe("Heading of its part of the page."),
  published: figuresSchema.shape.published,
};

/** The company's facts as its pages state them: figures and dates. Capabilities add lists of their own. */
export const factsSchema = z.object({
  $schema: z.string().describe("Address of this schema."),
  language: z.string().describe("Language of all texts, BCP 47."),
  figures: z
    .array(figuresSchema.omit({ $schema: true }))
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
      status: z.enum(EVENT_STATUSES).optional().describe("Absent if it takes place as planned."),
      note: text,
    }),
  ),
});

export type Facts = z.input<typeof factsSchema>;
