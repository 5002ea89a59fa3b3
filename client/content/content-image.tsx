import type { Image } from "../../src/domain/content/image.ts";

/** Pixels in `srcset`, each a third to a half wider: no device downloads much more than it shows, in little HTML. */
const WIDTHS = [360, 560, 740, 980, 1320, 2000];

/** Width for browsers without `srcset`. */
const DEFAULT_WIDTH_PX = 1320;

interface ContentImageProps {
  readonly image: Image;
  /** How wide the image is shown, as the `sizes` of an image element. */
  readonly sizes: string;
  /** Above the fold: loaded eagerly, with high priority. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A responsive image with fixed dimensions, so that it causes no layout shift. An SVG has one source. */
export function ContentImage({ image, sizes, priority = false, className }: ContentImageProps) {
  // An SVG is sharp at every size.
  const isSvg = /\.svg(\?|$)/i.test(image.url);
  return (
    <img
      className={className}
      alt={image.alt}
      lang={image.wordsIn?.alt}
      width={image.width}
      height={image.height}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? undefined : "async"}
      sizes={isSvg ? undefined : sizes}
      srcSet={isSvg ? undefined : imageSources(image)}
      src={isSvg ? image.url : scaledUrl(image, Math.min(DEFAULT_WIDTH_PX, image.width))}
    />
  );
}

/** The `srcset` of an image: all widths up to its own. */
export function imageSources(image: Image): string {
  const widths = WIDTHS.filter((width) => width < image.width);
  if (widths.length < WIDTHS.length) widths.push(image.width);
  return widths.map((width) => `${scaledUrl(image, width)} ${width}w`).join(", ");
}

/** Address of an image at a width, in the best format for the browser. A crop stays; the address may be relative. */
export function scaledUrl({ url, width: fullWidth, height }: Image, width: number): string {
  const [address = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("auto", "format,compress");
  parameters.set("w", String(width));
  // A height in the address belongs to the width that was in it.
  if (parameters.has("h")) parameters.set("h", String(Math.round((width * height) / fullWidth)));
  // A query may contain commas unescaped; every page has hundreds of them, and this keeps the HTML smaller.
  return `${address}?${parameters.toString().replaceAll("%2C", ",")}`;
}
