import type { FastifyPluginAsync } from "fastify";
import type { UseCases } from "../../../application/use-cases.ts";
import { sendProblem } from "../plugins/problems.ts";
import { notFound, RETRY_AFTER_SECONDS } from "../problem.ts";
import { pageOfSocialImage, socialCardOf, versionOf } from "./card.ts";
import { drawImage } from "./draw-image.ts";
import { SocialImageCache, TooManyImagesError } from "./social-image-cache.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
/** For an address of an older image, or of none: what it shows will change. */
const FOR_NOW = "public, max-age=300";

interface SocialImagesOptions {
  readonly useCases: Pick<UseCases, "loadPage">;
  /** Folder of the site's font files. */
  readonly fonts: string;
}

/**
 * `GET /social.png` and `GET /social/PATH.png`: the image under which a link to a page is shared, made from the page
 * as it is published. Nothing is drawn but what an existing page says of itself.
 */
export const socialImages: FastifyPluginAsync<SocialImagesOptions> = async (server, { useCases, fonts }) => {
  const images = new SocialImageCache((card) => drawImage(card, fonts));

  for (const route of ["/social.png", "/social/*"]) {
    server.get<{ Querystring: { readonly v?: unknown } }>(route, async (request, reply) => {
      const [asked = ""] = request.url.split("?", 1);
      const path = pageOfSocialImage(asked);
      const found = path === undefined ? undefined : await useCases.loadPage.run({ path });
      if (found?.outcome !== "page") {
        return sendProblem(reply, notFound(`There is no page for ${asked}.`, request.id));
      }
      const card = socialCardOf(found.page);
      const version = versionOf(card);
      const image = await images.get(card).catch((error: unknown) => {
        if (error instanceof TooManyImagesError) return undefined;
        throw error;
      });
      if (!image) return reply.code(503).header("retry-after", RETRY_AFTER_SECONDS).send();
      return reply
        .type("image/png")
        .header("cache-control", request.query.v === version ? FOR_GOOD : FOR_NOW)
        .header("etag", `"${version}"`)
        .header("x-content-type-options", "nosniff")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(image);
    });
  }
};
