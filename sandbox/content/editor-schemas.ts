import { z } from "zod";
import { isJsonObject, type JsonObject } from "./json.ts";

/** The fields of a document that an editor can set. */
export const draftSchema = z.object({
  uid: z.string().min(1).nullable().optional(),
  lang: z.string().min(1).optional(),
  tags: z.array(z.string().min(1)).optional(),
  data: z.custom<JsonObject>(isJsonObject, "data must be an object"),
});

/** The required fields of a new document. */
export const newDocumentSchema = draftSchema.extend({
  type: z.string().min(1),
  id: z.string().min(1).optional(),
});

/** What a translation of a document needs, beside the original. */
export const translationSchema = z.object({
  lang: z.string().min(1),
  /** Default: that of the original. */
  uid: z.string().min(1).optional(),
});
