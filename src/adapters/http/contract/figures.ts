import { z } from "zod";

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

/** Figures of measures as JSON. */
export const figuresSchema = z.object({
  ...common,
  rows: z.array(
    z.object({
      measure: z.string(),
      unit: z.string().optional(),
      period: z.string().optional(),
      value: z.union([z.number(), z.string()]).describe("A number if possible, otherwise a text."),
      note: z.string().optional(),
    }),
  ),
});

export type Figures = z.input<typeof figuresSchema>;

/** Lists of entries as JSON. */
const listsSchema = z.object({
  ...common,
  lists: z.array(
    z.object({
      title: z.string(),
      columns: z
        .record(z.string(), z.string())
        .describe("What its columns are called on the page, by the names of the values of its rows."),
      rows: z.array(
        z
          .record(z.string(), z.union([z.number(), z.string()]))
          .describe("What is not stated is absent. A day is written YYYY-MM-DD, a link as its address."),
      ),
    }),
  ),
});

/** What the address of a section's figures responds with as JSON. */
export const figureFileSchema = z.union([figuresSchema, listsSchema]);

/** Address of the figures of a section: `/figures/investors/five-year-summary.csv`. */
export function figuresHref(pagePath: string, name: string, format: FigureFormat): string {
  return `/figures${pagePath === "/" ? "" : pagePath}/${name}.${format}`;
}

/** Parses such an address; the inverse of {@link figuresHref}. */
export function figuresAt(path: string) {
  const [, pagePath, name = "", ending] =
    /^\/figures((?:\/[^/]+)*)\/([a-z0-9-]+)\.([a-z]+)$/.exec(path) ?? [];
  const format = FIGURE_FORMATS.find((known) => known === ending);
  return format && { pagePath: pagePath || "/", name, format };
}
