import { z } from "zod";
import { fileBase, localPath, pathWithin } from "../../../domain/links/address.ts";

/** File formats of figures, which are the extensions of their addresses. */
export const FIGURE_FORMATS = ["csv", "xlsx", "json"] as const;

export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/** Path of the JSON schema, {@link figureFileSchema}. */
export const FIGURES_SCHEMA_PATH = "/figures/schema.json";

const common = {
  $schema: z.string().describe("Address of this schema."),
  title: z.string(),
  page: z.string().describe("Address of the page with the figures."),
  source: z.string().optional().describe("Source of the figures."),
  published: z.string().optional().describe("When the page was last published, ISO 8601 in UTC."),
};

const value = z.union([z.number(), z.string()]).describe("A number if possible, otherwise a text.");

const figureFact = z.object({
  id: z.string().describe("Identifies the figure as long as its measure and period keep their names."),
  measure: z.string(),
  unit: z.string().optional().describe("Unit, as the page writes it."),
  unitCode: z
    .string()
    .optional()
    .describe(
      "Code of the unit: ISO 4217 for currencies, UN/CEFACT recommendation 20 for others. Absent for a number without a unit.",
    ),
  factor: z
    .number()
    .optional()
    .describe(
      "The value times this factor is the number in the unit of `unitCode`; absent if the factor is 1.",
    ),
  period: z.string().optional(),
  value,
  note: z.string().optional(),
  definition: z.string().optional().describe("Definition of the measure."),
  reconciliation: z
    .string()
    .optional()
    .describe("Address of the reconciliation of the measure with the accounts."),
  assurance: z.enum(["audited", "reviewed", "unaudited"]).optional(),
  restated: z
    .object({
      former: value.optional().describe("Value that was published before."),
      since: z.iso.date().optional(),
      reason: z.string().optional(),
    })
    .optional()
    .describe("Present if the value replaces one that was published before."),
});

export type FigureFact = z.input<typeof figureFact>;

/** Figures of measures as JSON. */
export const figuresSchema = z.object({ ...common, rows: z.array(figureFact) });

export type Figures = z.input<typeof figuresSchema>;

/** Lists of entries as JSON. */
const listsSchema = z.object({
  ...common,
  lists: z.array(
    z.object({
      title: z.string(),
      columns: z
        .record(z.string(), z.string())
        .describe("Headings of the columns on the page, by the property names of the rows."),
      rows: z.array(
        z
          .record(z.string(), z.union([z.number(), z.string()]))
          .describe("A value that is not stated is absent. Days are YYYY-MM-DD, links are addresses."),
      ),
    }),
  ),
});

/** The figures of a section as JSON. */
export const figureFileSchema = z.union([figuresSchema, listsSchema]);

/** Address of the figures of a section: `/figures/investors/five-year-summary.csv`, `/de/figures/…` in another language. */
export function figuresHref(pagePath: string, name: string, format: FigureFormat, language?: string): string {
  return `${fileBase("/figures", pagePath, language)}/${name}.${format}`;
}

/** Parses such an address; the inverse of {@link figuresHref}. */
export function figuresAt(path: string, language?: string) {
  const [, pagePath = "", name = "", ending] =
    /^\/figures((?:\/[^/]+)*)\/([a-z0-9-]+)\.([a-z]+)$/.exec(pathWithin(path, language) ?? "") ?? [];
  const format = FIGURE_FORMATS.find((known) => known === ending);
  return format && { pagePath: localPath(pagePath || "/", language), name, format };
}
