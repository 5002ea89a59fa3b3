import { z } from "zod";
import type { ApiOperation } from "./operation.ts";

export const newsletterPost: ApiOperation = {
  summary: "A sign-up for the newsletter",
  description:
    "The address is a JSON string, with or without a JSON content type. A page without JavaScript posts a form with the field `email`, and gets a page in return. The answer does not tell whether the address was known. What a browser sends for a page of another origin is refused.",
  body: z.string().meta({ examples: ["reader@larkfield.example"] }),
  answers: {
    200: { description: "The address is signed up.", schema: z.object({ success: z.literal(true) }) },
  },
  problems: [400, 403, 409, 413, 415, 503],
};
