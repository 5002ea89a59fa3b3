import { z } from "zod";
import { NEWS_CATEGORIES } from "../../../domain/content/news.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import { PDF_CATEGORIES } from "../../../domain/content/pdf-document.ts";
import type { SiteOptions } from "../../../domain/content/site-options.ts";
import { PAGE_TYPES } from "../../../domain/links/address.ts";
import { LAST_LIST_PAGE } from "./limits.ts";

/** Query of `GET /api/page`. */
export const pageQuerySchema = z.object({
  path: z
    .string()
    .startsWith("/")
    .meta({
      description: "Path of the page, as in the address bar.",
      examples: ["/company/leadership"],
    }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(LAST_LIST_PAGE)
    .default(1)
    .meta({ description: "Which page of a list that the page shows, from 1." }),
  year: z.coerce.number().int().min(1000).max(2999).optional().meta({
    description: "Narrows news or documents to a year.",
  }),
  category: z.enum(NEWS_CATEGORIES).optional().meta({ description: "Narrows news to a category." }),
  kind: z.enum(PDF_CATEGORIES).optional().meta({ description: "Narrows documents to a kind." }),
});

/** Answer of `GET /api/page`; a path without a page answers 404. */
export type PageAnswer =
  | { readonly outcome: "page"; readonly page: PageView }
  | { readonly outcome: "moved"; readonly to: string };

/** Answer of `GET /api/shell`: what the frame around every page needs. */
export type ShellAnswer = Omit<SiteOptions, "offices" | "contacts">;

// Pages and the frame are the domain's own types, in full only there; what follows describes them to readers.

const described = (description: string) => z.array(z.looseObject({})).meta({ description });

export const pageAnswerSchema = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("page"),
    page: z.looseObject({
      type: z.enum(PAGE_TYPES),
      id: z.string(),
      uid: z.string().optional(),
      title: z.string(),
      meta: z.looseObject({ title: z.string(), description: z.string().optional() }),
      sections: z
        .array(z.looseObject({ kind: z.string() }))
        .optional()
        .meta({ description: "Parts of the page; what they hold depends on their kind." }),
    }),
  }),
  z.object({
    outcome: z.literal("moved"),
    to: z.string().meta({ description: "The page's own address, where it is to be asked for." }),
  }),
]);

export const shellAnswerSchema = z.looseObject({
  menus: z.object({
    primary: described("Menu groups of header and mobile menu."),
    footer: described("Columns of the footer."),
    secondary: described("The line of links at the foot of every page."),
  }),
  cookiesPolicy: described("Text of the cookie notice, in blocks."),
  announcementModal: described("Text of the announcement modal, in blocks."),
  announcementBar: described("Text of the announcement bar, in blocks."),
  newsletterTitle: z.string().optional(),
});
