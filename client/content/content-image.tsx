import type { Image } from "../../src/domain/content/image.ts";

/**
 * Widths that images are offered in, in pixels: a third to a half as wide again at each step, closest for phones, so
 * that no screen is sent much more than it shows, and no page names more addresses than it has to.
 */
const WIDTHS = [360, 560, 740, 980, 1320, 2000];

/** Width for browsers that do not choose. */
const DEFAULT_WIDTH_PX = 1320;

interface ContentImageProps {
  readonly image: Image;
  /** How wide the image is shown, as the `sizes` of an image element. */
  readonly sizes: string;
  /** Part of the first screen: load it at once and before others. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An image in as many widths as screens need; its place is kept while it loads. A drawing stays as it is. */
export function ContentImage({ image, sizes, priority = false, className }: ContentImageProps) {
  const drawn = isDrawing(image);
  return (
    <img
      className={className}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? undefined : "async"}
      sizes={drawn ? undefined : sizes}
      srcSet={drawn ? undefined : imageSources(image)}
      src={drawn ? image.url : scaledUrl(image, Math.min(DEFAULT_WIDTH_PX, image.width))}
    />
  );
}

/** Whether an image is lines and areas, sharp at every size. */
function isDrawing({ url }: Image): boolean {
  return /\.svg(\?|$)/.test(url);
}

/** The `srcset` of an image: every width up to its own. */
export function imageSources(image: Image): string {
  const widths = WIDTHS.filter((width) => width < image.width);
  if (widths.length < WIDTHS.length) widths.push(image.width);
  const scaled = scalingOf(image);
  return widths.map((width) => `${scaled(width)} ${width}w`).join(", ");
}

/**
 * Address of an image scaled to a width, in the best format that the browser takes.
 *
 * Other parameters (a crop) stay. The address may be relative to the root of the site.
 */
export function scaledUrl(image: Image, width: number): string {
  return scalingOf(image)(width);
}

/** Answers the addresses of an image at any number of widths. */
function scalingOf({ url, width: fullWidth, height }: Image): (width: number) => string {
  const [address = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("auto", "format,compress");
  return (width) => {
    parameters.set("w", String(width));
    // A height in the address belongs to the width that was in it.
    if (parameters.has("h")) parameters.set("h", String(Math.round((width * height) / fullWidth)));
    // A comma may stand in a query as it is, and every page has hundreds of them.
    return `${address}?${parameters.toString().replaceAll("%2C", ",")}`;
  };
}
