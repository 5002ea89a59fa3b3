import type { Image } from "../../../domain/content/image.ts";
import { SITE_NAME } from "../contract/site.ts";

/** Pixels that social networks show a picture in. */
const SIZE = { width: 1200, height: 630 } as const;

/** A picture as social networks take it: absolute, of their shape, and a JPEG, since not all of them read more. */
export function socialImage(image: Image | undefined, origin: string): Image {
  if (!image) return { ...SIZE, url: `${origin}/share-default.jpg`, alt: SITE_NAME };
  const url = new URL(image.url, origin);
  const parameters = { auto: "compress", fm: "jpg", fit: "crop", w: SIZE.width, h: SIZE.height };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return { ...SIZE, url: url.href, alt: image.alt };
}
