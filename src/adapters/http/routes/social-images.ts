import type { Content } from "../../../domain/content/content.ts";
import { partsOf } from "../document-target.ts";
import { sendPublished } from "../page-cache/send-published.ts";
import { RejectedRendering } from "../rendering-limiter.ts";
import type { Routes } from "../site-parts.ts";
import { pageOfSocialImage, socialCardOf } from "../social-images/card.ts";
import { drawImage } from "../social-images/drawing.ts";
import { socialImageCache } from "../social-images/social-image-cache.ts";

/** Who shows an image fetches it once for each version of its address, and stores it. */
const SHORT_LIVED = "public, max-age=300";

/** `Retry-After` while too many images are to be drawn. */
const RETRY_AFTER_SECONDS = 5;

/** `GET /social.png`, `/social/PATH.png`: a published page's image. Its text never comes from the request. */
export const socialImages: Routes = async (server, { cache, loadPage, fonts, locale }) => {
  const imageOf = socialImageCache((card) => drawImage(card, fonts));

  for (const route of ["/social.png", "/social/*"]) {
    server.get(route, async (request, reply) => {
      const { path } = partsOf(request.url);
      const pagePath = pageOfSocialImage(path, locale.language);
      const make = async (content: Content) => {
        const found = pagePath === undefined ? undefined : await loadPage.run(content, { path: pagePath });
        if (found?.outcome !== "page") return undefined;
        const body = await imageOf(socialCardOf(found.page, locale));
        if (!body) throw new RejectedRendering(503, RETRY_AFTER_SECONDS);
        const headers = { "cache-control": SHORT_LIVED, "cross-origin-resource-policy": "cross-origin" };
        return { type: "image/png", body, headers };
      };
      return sendPublished(request, reply, { cache, path, missing: "is no image of a page" }, make);
    });
  }
};
