import type { Image } from "../../../domain/content/image.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import { socialCardOf, socialImageHref } from "../social-images/card.ts";
import { SOCIAL_SIZE } from "../social-images/drawing.ts";

/**
 * The social image (`og:image`) of a page: the one that its editors chose, or one generated from its title.
 *
 * A chosen image gets an absolute address, is cropped to the required aspect ratio, and converted to JPEG, which all
 * networks support. `undefined` for a page without an address.
 */
export function socialImage(page: PageView, origin: string): Image | undefined {
  const { image } = page.meta;
  if (!image) {
    const href = socialImageHref(page);
    return href === undefined
      ? undefined
      : { ...SOCIAL_SIZE, url: `${origin}${href}`, alt: socialCardOf(page).title };
  }
  const url = new URL(image.url, origin);
  const { width: w, height: h } = SOCIAL_SIZE;
  for (const [name, value] of Object.entries({ auto: "compress", fm: "jpg", fit: "crop", w, h })) {
    url.searchParams.set(name, String(value));
  }
  return { ...SOCIAL_SIZE, url: url.href, alt: image.alt };
}
