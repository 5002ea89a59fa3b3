import { z } from "zod";
import type { PageType } from "../../../domain/links/address.ts";
import { SEARCH_KINDS, SEARCH_PAGE_SIZE } from "../../../domain/search/search.ts";
import { LAST_LIST_PAGE } from "./limits.ts";

const kindSchema = z.enum(SEARCH_KINDS);
const pageNumber = z.int().min(1);
const count = z.int().min(0);
const text = z.string().optional();

/** Body of `POST /api/globalSearch` (specification, section 7). */
export const searchRequestSchema = z.object({
  searchInput: z.string().meta({ description: "The text to search for.", examples: ["annual report"] }),
  searchPages: z.boolean().describe("`true` for pages, `false` for PDF documents."),
  pageSize: pageNumber.max(100).default(SEARCH_PAGE_SIZE),
  currentPage: pageNumber.max(LAST_LIST_PAGE).default(1).describe("From 1."),
  year: z.int().min(1000).max(2999).optional().describe("Filters by year of publication."),
  kind: kindSchema.optional().meta({
    description: "Filters by kind of document, or category of news.",
    examples: ["Annual report"],
  }),
});

export type SearchRequest = z.input<typeof searchRequestSchema>;

export type CompleteSearchRequest = z.output<typeof searchRequestSchema>;

/** A search result (specification, section 3), with its address and an excerpt. */
const searchResultSchema = (types: readonly (PageType | "pdf")[]) =>
  z.object({
    id: z.string(),
    type: z.enum(types),
    uid: z.string(),
    url: z.string().describe("Its address."),
    data: z.object({
      title: z.string(),
      title_language: text.describe(
        "The language of the title (BCP 47), if it is another than that of the page.",
      ),
      parentPage: z.object({ uid: z.string() }).optional().describe("The parent page."),
      pdf: z.object({ url: z.string() }).optional().describe("The file of a PDF document."),
    }),
    excerpt: z
      .array(z.object({ text: z.string(), hit: z.boolean() }))
      .describe("A part of its text; `hit` marks the words that were found."),
    within: text.describe("Title of the page above it."),
    kind: kindSchema.optional().describe("Kind of the document, or category of the news."),
    date: text.describe("Day of its release, or of the date of a calendar, `YYYY-MM-DD`."),
    released: z.iso.datetime().optional().describe("Time of its release, if it is known."),
    time: text.describe("That time in the site's time zone, as it is shown."),
    page: pageNumber.optional().meta({
      description:
        "Page of the PDF document with the excerpt; absent if only the document's own fields match.",
    }),
    pages: z
      .array(pageNumber)
      .optional()
      .describe("The first pages of the PDF document that contain the words."),
  });

export type SearchResult = z.output<ReturnType<typeof searchResultSchema>>;

/**
 * The response to a search.
 *
 * @param pageTypes - Those of the site.
 */
export const searchResponseSchema = (pageTypes: readonly PageType[]) =>
  z.object({
    data: z.object({
      total_results_size: count.describe("Total number of results."),
      results_size: count.describe("Number of results on this page."),
      results: z.array(searchResultSchema([...pageTypes, "pdf"])).describe("Best match first."),
      years: z.array(z.int()).describe("Years of the results of the chosen `kind`, newest first."),
      kinds: z.array(kindSchema).describe("Kinds of the results of the chosen `year`."),
      totals: z
        .object({ page: count, pdf: count })
        .optional()
        .meta({
          description:
            "Number of results among pages and among PDF documents, for the text without filters. Absent while the search " +
            "index is not ready, and in a preview.",
        }),
      corrected_query: text.meta({
        description:
          "The text that was searched instead, if words of the text occur nowhere and were misspelt.",
        examples: ["annual report"],
      }),
      is_incomplete: z.boolean().optional().meta({
        description:
          "`true` while the text of PDF documents is still being read: there may be more results soon.",
      }),
    }),
  });

export type SearchResponse = z.output<ReturnType<typeof searchResponseSchema>>;
