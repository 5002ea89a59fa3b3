import sharp, { type Sharp } from "sharp";

export type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** An image, and what is asked of it; sizes in pixels. */
export interface ImageWork {
  readonly content: Uint8Array;
  readonly format: ImageFormat;
  /** Whether the format of the original may be kept, so that nothing becomes opaque. */
  readonly isNegotiated: boolean;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** From 1 to 100. */
  readonly quality: number;
}

export interface RenderedImage {
  readonly content: Uint8Array;
  readonly contentType: string;
}

/** Scales and encodes an image. */
export async function transformed(work: ImageWork): Promise<RenderedImage> {
  const { content, format, isNegotiated, width, height, quality } = work;
  const image = sharp(content);
  const { hasAlpha } = await image.metadata();
  // Browsers without AVIF and WebP get JPEG, or PNG if the image is transparent.
  const target = format === "jpeg" && hasAlpha && isNegotiated ? "png" : format;
  if (width !== undefined || height !== undefined)
    image.resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      fit: "inside",
      withoutEnlargement: true,
    });
  return { content: await encode(image, target, quality).toBuffer(), contentType: `image/${target}` };
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case "avif":
      // AVIF has a much better quality than JPEG at the same number. Effort 2, since a visitor waits: effort 3 takes
      // twice as long and saves 2 %.
      return image.avif({ quality: Math.round(quality * 0.75), effort: 2 });
    case "webp":
      return image.webp({ quality, effort: 2 });
    case "jpeg":
      return image.flatten({ background: "#ffffff" }).jpeg({ quality, progressive: true });
    case "png":
      return image.png();
  }
}
