import { contentLinkSchema, linkAnswerSchema } from "../contract/link.ts";
import { searchAnswerSchema, searchRequestSchema } from "../contract/search.ts";
import type { ApiOperation } from "./operation.ts";

/** Problems of a call with a body: not what was expected, too large, not JSON; or the content service fails. */
const WITH_BODY = [400, 413, 415, 503];

export const globalSearch: ApiOperation = {
  summary: "Full text search over pages or PDF documents",
  description:
    "Accents, plurals, beginnings of words and a slip of the finger are forgiven. Quotes, brackets and the like are just text.",
  body: searchRequestSchema,
  answers: { 200: { description: "A page of results.", schema: searchAnswerSchema } },
  problems: WITH_BODY,
};

export const createPageLink: ApiOperation = {
  summary: "The address of a link to a page",
  description:
    "A link that leads nowhere (of an unknown type, to a page that is missing or not published) leads to `/`.",
  body: contentLinkSchema,
  answers: { 200: { description: "The address.", schema: linkAnswerSchema } },
  problems: WITH_BODY,
};

export const createPdfLink: ApiOperation = {
  ...createPageLink,
  summary: "The address of the file of a PDF document",
  description: "A link that leads nowhere leads to `/`.",
};
