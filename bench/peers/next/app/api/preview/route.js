import { redirectToPreviewURL } from "@prismicio/next";
import { createClient } from "../../../content/client.js";
import { linkResolver } from "../../../content/link-resolver.js";

export function GET(request) {
  return redirectToPreviewURL({ client: createClient(), request, linkResolver });
}
