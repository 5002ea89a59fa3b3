import { z } from "zod";
import type { ApiOperation } from "./operation.ts";

/** Query of `GET /api/preview`. */
export const previewQuerySchema = z.object({
  token: z
    .string()
    .min(1)
    .optional()
    .meta({ description: "The preview's token. Default: the preview that the cookie names." }),
  documentId: z
    .string()
    .min(1)
    .optional()
    .meta({ description: "The document that the editor looks at. Default: the home page." }),
});

/** What every webhook of the content service says. */
export const webhookSchema = z.looseObject({ type: z.string(), secret: z.string().nullish() });

export const preview: ApiOperation = {
  summary: "Starts an editor’s preview, or goes on with one",
  description:
    "The content service’s preview button opens it, its toolbar calls it. Sets the cookie `io.prismic.preview`; whoever has it reads the draft. What cannot be previewed is refused with a page.",
  query: previewQuerySchema,
  answers: {
    302: { description: "To the page that the previewed document is." },
    400: { description: "There is no preview, or it is not one of this site’s content." },
    410: { description: "The preview has expired." },
    503: { description: "The content service does not answer." },
  },
};

export const exitPreview: ApiOperation = {
  summary: "Leaves a preview",
  answers: {
    200: { description: "The cookie is cleared.", schema: z.object({ success: z.literal(true) }) },
  },
};

export const contentWebhook: ApiOperation = {
  summary: "Takes the content service’s word that something was published",
  description: "Visitors see what was published at once, instead of within 5 s.",
  body: webhookSchema,
  answers: {
    200: { description: "The publish is seen (`api-update`), or the webhook works (`test-trigger`)." },
    204: { description: "An event that does not concern the site." },
  },
  problems: [400, 403, 413, 415, 503],
};
