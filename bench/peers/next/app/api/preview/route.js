import { redirectToPreviewURL } from "@prismicio/next";
import { createClient } from "../../../content/client.js";

export function GET(request) {
  return redirectToPreviewURL({ client: createClient(), request });
}
