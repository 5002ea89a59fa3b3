import { z } from "zod";
import { SEARCH_KINDS, SEARCH_PAGE_SIZE, SEARCHED_PAGE_TYPES } from "../../../domain/search/search.ts";
import { LAST_LIST_PAGE } from "./limits.ts";

const kindSchema = z.enum(SEARCH_KINDS);

/** Body of `POST /api/globalSearch` (specification, section 7). */
export const searchRequestSchema = z.object({
  searchInput: z.string().meta({ description: "The text to search for.", examples: ["dividend"] }),
  searchPages: z.boolean().meta({ description: "`true` for pages, `false` for PDF documents." }),
  pageSize: z.int().min(1).max(100).default(SEARCH_PAGE_SIZE),
  currentPage: z.int().min(1).max(LAST_LIST_PAGE).default(1).meta({ description: "From 1." }),
  year: z.int().min(1000).max(2999).optional().meta({ description: "Filters by year of publication." }),
  kind: kindSchema.optional().meta({
    description: "Filters by kind of document, or category of news.",
    examples: ["Annual report"],
  }),
});

export type SearchRequest = z.input<typeof searchRequestSchema>;

export type CompleteSearchRequest = z.output<typeof searchRequestSchema>;

/** A search result (specification, section 3), with its address and an excerpt. */
const searchResultSchema = z.object({
  id: z.string(),
  type: z.enum([...SEARCHED_PAGE_TYPES, "pdf"]),
  uid: z.string(),
  url: z.string().meta({ description: "Its address." }),
  data: z.object({
    title: z.string(),
    parentPage: z.object({ uid: z.string() }).optional().meta({ description: "The parent page." }),
    pdf: z.object({ url: z.string() }).optional().meta({ description: "The file of a PDF document." }),
  }),
  excerpt: z
    .array(z.object({ text: z.string(), hit: z.boolean() }))
    .meta({ description: "A part of its text; `hit` marks the words that were found." }),
  within: z.string().optional().meta({ description: "Title of the page above it." }),
  kind: kindSchema.optional().meta({ description: "Kind of the document, or category of the news." }),
  date: z.string().optional().meta({
    description: "Day of its release, or of the date of a calendar, `YYYY-MM-DD`.",
  }),
  released: z.iso.datetime().optional().meta({ description: "Time of its release, if it is known." }),
  time: z.string().optional().meta({ description: "That time in the site's time zone, as it is shown." }),
  page: z.int().min(1).optional().meta({
    description: "Page of the PDF document with the excerpt; absent if only the document's own fields match.",
  }),
  pages: z
    .array(z.int().min(1))
    .optional()
    .meta({ description: "The first pages of the PDF document that contain the words." }),
});

export type SearchResult = z.output<typeof searchResultSchema>;

export const searchResponseSchema = z.object({
  data: z.object({
    total_results_size: z.int().min(0).meta({ description: "Total number of results." }),
    results_size: z.int().min(0).meta({ description: "Number of results on this page." }),
    results: z.array(searchResultSchema).meta({ description: "Best match first." }),
    years: z.array(z.int()).meta({ description: "Years of the results of the chosen `kind`, newest first." }),
    kinds: z.array(kindSchema).meta({ description: "Kinds of the results of the chosen `year`." }),
    totals: z
      .object({ page: z.int().min(0), pdf: z.int().min(0) })
      .optional()
      .meta({
        description:
          "Number of results among pages and among PDF documents, for the text without filters. Absent while the search " +
          "index is not ready, and in a preview.",
      }),
    corrected_query: z
      .string()
      .optional()
      .meta({
        description:
          "The text that was searched instead, if words of the text occur nowhere and were misspelt.",
        examples: ["dividend"],
      }),
    is_incomplete: z.boolean().optional().meta({
      description:
        "`true` while the text of PDF documents is still being read: there may be more results soon.",
    }),
  }),
});

export type SearchResponse = z.output<typeof searchResponseSchema>;
