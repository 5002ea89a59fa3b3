import { z } from "zod";

const text = z.string().nullish();

/**
 * The content link object (specification, section 3), request of `POST /api/createPageLink` and `/api/createPdfLink`.
 * Whatever else the content service writes into a link may stay in it.
 */
export const contentLinkSchema = z.object({
  link_type: z.string().meta({
    description: "`Any`, `Document`, `Web` or `Media`; any other leads to `/`.",
    examples: ["Document"],
  }),
  type: text.meta({
    description: "Type of the document that it leads to, such as `page` or `pdf`.",
    examples: ["page"],
  }),
  uid: text.meta({ description: "Uid of the document that it leads to.", examples: ["leadership"] }),
  url: text.meta({ description: "Where a link of type `Any`, `Web` or `Media` leads." }),
});

export type ContentLinkObject = z.input<typeof contentLinkSchema>;

export const linkResponseSchema = z.object({
  data: z.string().meta({
    description: "The address; `/` for a broken link.",
    examples: ["/company/leadership"],
  }),
});

export type LinkResponse = z.output<typeof linkResponseSchema>;
