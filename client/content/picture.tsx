import type { Image } from "../../src/domain/content/image.ts";

/** Widths that pictures are offered in, in pixels. */
const WIDTHS = [320, 480, 640, 800, 1080, 1400, 1800, 2400];

/** Width for browsers that do not choose. */
const PLAIN_WIDTH = 1080;

interface PictureProps {
  readonly image: Image;
  /** How wide the picture is shown, as the `sizes` of an image element. */
  readonly sizes: string;
  /** Part of the first screen: load it at once and before others. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture in as many widths as screens need; its place is kept while it loads. */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  return (
    <img
      className={className}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? undefined : "async"}
      sizes={sizes}
      srcSet={pictureSources(image)}
      src={scaledUrl(image, Math.min(PLAIN_WIDTH, image.width))}
    />
  );
}

/** The `srcset` of an image: every width up to its own. */
export function pictureSources(image: Image): string {
  return [...WIDTHS.filter((width) => width < image.width), image.width]
    .slice(0, WIDTHS.length)
    .map((width) => `${scaledUrl(image, width)} ${width}w`)
    .join(", ");
}

/**
 * Address of an image scaled to a width, in the best format that the browser takes.
 *
 * Other parameters (a crop) stay. The address may be relative to the root of the site.
 */
export function scaledUrl(image: Image, width: number): string {
  const [address = "", query = ""] = image.url.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("auto", "format,compress");
  parameters.set("w", String(width));
  // A height in the address belongs to the width that was in it.
  if (parameters.has("h")) parameters.set("h", String(Math.round((width * image.height) / image.width)));
  return `${address}?${parameters}`;
}
