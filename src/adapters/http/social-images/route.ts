import type { FastifyPluginAsync } from "fastify";
import type { UseCases } from "../../../application/use-cases.ts";
import { sendProblem } from "../plugins/problems.ts";
import { notFound, RETRY_AFTER_SECONDS } from "../problem.ts";
import { pageOfPicture, socialCardOf, versionOf } from "./card.ts";
import { drawPicture } from "./draw-picture.ts";
import { SocialPictures, TooManyPicturesError } from "./social-pictures.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
/** For an address of an older picture, or of none: what it shows will change. */
const FOR_NOW = "public, max-age=300";

interface SocialImagesOptions {
  readonly useCases: Pick<UseCases, "loadPage">;
  /** Folder of the site's font files. */
  readonly fonts: string;
}

/**
 * `GET /social.png` and `GET /social/PATH.png`: the picture under which a link to a page is shared, made from the page
 * as it is published. Nothing is drawn but what an existing page says of itself.
 */
export const socialImages: FastifyPluginAsync<SocialImagesOptions> = async (server, { useCases, fonts }) => {
  const pictures = new SocialPictures((card) => drawPicture(card, fonts));

  for (const route of ["/social.png", "/social/*"]) {
    server.get<{ Querystring: { readonly v?: unknown } }>(route, async (request, reply) => {
      const [asked = ""] = request.url.split("?", 1);
      const path = pageOfPicture(asked);
      const found = path === undefined ? undefined : await useCases.loadPage.run({ path });
      if (found?.outcome !== "page") {
        return sendProblem(reply, notFound(`There is no page for ${asked}.`, request.id));
      }
      const card = socialCardOf(found.page);
      const version = versionOf(card);
      const picture = await pictures.get(card).catch((error: unknown) => {
        if (error instanceof TooManyPicturesError) return undefined;
        throw error;
      });
      if (!picture) return reply.code(503).header("retry-after", RETRY_AFTER_SECONDS).send();
      return reply
        .type("image/png")
        .header("cache-control", request.query.v === version ? FOR_GOOD : FOR_NOW)
        .header("etag", `"${version}"`)
        .header("x-content-type-options", "nosniff")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(picture);
    });
  }
};
