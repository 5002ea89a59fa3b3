import { z } from "zod";
import { MAX_PATH_LENGTH } from "../../../domain/links/address.ts";

const text = z.string().nullish();

/** Body of `POST /api/createPageLink` and `/api/createPdfLink` (specification, section 3). Other fields are ignored. */
export const contentLinkSchema = z.object({
  link_type: z.string().meta({
    description: "`Any`, `Document`, `Web` or `Media`; any other leads to `/`.",
    examples: ["Document", "Web", "Media"],
  }),
  type: text.meta({
    description: "Type of the linked document, such as `page` or `pdf`.",
    examples: ["page"],
  }),
  uid: z
    .string()
    .max(MAX_PATH_LENGTH)
    .nullish()
    .meta({ description: "Uid of the linked document.", examples: ["leadership"] }),
  url: text.describe("URL of a link of type `Any`, `Web` or `Media`."),
});

export type ContentLinkObject = z.input<typeof contentLinkSchema>;

export const linkResponseSchema = z.object({
  data: z.string().meta({
    description: "The address; `/` for a broken link.",
    examples: ["/company/leadership"],
  }),
});

export type LinkResponse = z.output<typeof linkResponseSchema>;
