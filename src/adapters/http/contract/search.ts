import { z } from "zod";
import { SEARCH_KINDS, SEARCH_PAGE_SIZE, SEARCHED_PAGE_TYPES } from "../../../domain/search/search.ts";
import { LAST_LIST_PAGE } from "./limits.ts";

const kindSchema = z.enum(SEARCH_KINDS);

/** Request of `POST /api/globalSearch` (specification, section 7). */
export const searchRequestSchema = z.object({
  searchInput: z.string().meta({ description: "What is searched: any text at all.", examples: ["dividend"] }),
  searchPages: z.boolean().meta({ description: "`true` for pages, `false` for PDF documents." }),
  pageSize: z.int().min(1).max(100).default(SEARCH_PAGE_SIZE),
  currentPage: z.int().min(1).max(LAST_LIST_PAGE).default(1).meta({ description: "From 1." }),
  year: z.int().min(1000).max(2999).optional().meta({ description: "Only what was published in this year." }),
  kind: kindSchema.optional().meta({
    description: "Only documents of this kind, or news of this category.",
    examples: ["Annual report"],
  }),
});

export type SearchRequest = z.input<typeof searchRequestSchema>;

/** A request whose defaults are filled in. */
export type CompleteSearchRequest = z.output<typeof searchRequestSchema>;

/** A search result (specification, section 3), its address and an excerpt beside it. */
const searchResultSchema = z.object({
  id: z.string(),
  type: z.enum([...SEARCHED_PAGE_TYPES, "pdf"]),
  uid: z.string(),
  url: z.string().meta({ description: "Its address." }),
  data: z.object({
    title: z.string(),
    parentPage: z
      .object({ uid: z.string() })
      .optional()
      .meta({ description: "The page above a child page." }),
    pdf: z.object({ url: z.string() }).optional().meta({ description: "The file of a PDF document." }),
  }),
  excerpt: z
    .array(z.object({ text: z.string(), hit: z.boolean() }))
    .meta({ description: "Some of its text, in stretches; `hit` marks the words that were found." }),
  kind: kindSchema.optional().meta({ description: "Kind of the document, or category of the news." }),
  date: z.string().optional().meta({ description: "Day of publication, `YYYY-MM-DD`." }),
  page: z.int().min(1).optional().meta({
    description:
      "Page of the PDF document that the excerpt is of; absent where the document itself was found.",
  }),
  pages: z
    .array(z.int().min(1))
    .optional()
    .meta({ description: "The first pages of the PDF document on which the words stand." }),
});

export type SearchResult = z.output<typeof searchResultSchema>;

export const searchResponseSchema = z.object({
  data: z.object({
    total_results_size: z.int().min(0).meta({ description: "Results on all pages." }),
    results_size: z.int().min(0).meta({ description: "Results on this page." }),
    results: z.array(searchResultSchema).meta({ description: "Best match first." }),
    years: z
      .array(z.int())
      .meta({ description: "Years of all that was found, whatever it is narrowed to, newest first." }),
    kinds: z
      .array(kindSchema)
      .meta({ description: "Kinds of all that was found, whatever it is narrowed to." }),
  }),
});

export type SearchResponse = z.output<typeof searchResponseSchema>;
