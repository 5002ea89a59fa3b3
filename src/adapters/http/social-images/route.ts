import type { FastifyPluginAsync } from "fastify";
import type { LoadPage } from "../../../application/load-page.ts";
import { sendProblem } from "../plugins/problems.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import { pageOfSocialImage, socialCardOf, versionOf } from "./card.ts";
import { drawImage } from "./drawing.ts";
import { SocialImageCache } from "./social-image-cache.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** For an address without the current version: its content will change. */
const SHORT_LIVED = "public, max-age=300";

interface SocialImagesOptions {
  readonly loadPage: LoadPage;
  /** Folder of the site's font files. */
  readonly fonts: string;
}

/**
 * `GET /social.png` and `GET /social/PATH.png`: the social image of a published page. Its text comes from the page, never
 * from the request.
 */
export const socialImages: FastifyPluginAsync<SocialImagesOptions> = async (server, { loadPage, fonts }) => {
  const images = new SocialImageCache((card) => drawImage(card, fonts));

  for (const route of ["/social.png", "/social/*"]) {
    server.get<{ Querystring: { readonly v?: unknown } }>(route, async (request, reply) => {
      const [requestPath = ""] = request.url.split("?", 1);
      const path = pageOfSocialImage(requestPath);
      const result = path === undefined ? undefined : await loadPage.run({ path });
      if (result?.outcome !== "page") {
        return sendProblem(reply, 404, `There is no page for ${requestPath}.`);
      }
      const card = socialCardOf(result.page);
      const version = versionOf(card);
      const image = await images.get(card);
      if (!image) return reply.code(503).header("retry-after", RETRY_AFTER_SECONDS).send();
      return reply
        .type("image/png")
        .header("cache-control", request.query.v === version ? IMMUTABLE : SHORT_LIVED)
        .header("etag", `"${version}"`)
        .header("cross-origin-resource-policy", "cross-origin")
        .send(image);
    });
  }
};
