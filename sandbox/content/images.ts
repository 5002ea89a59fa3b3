import { LRUCache } from "lru-cache";
import type { Sharp } from "sharp";
import type { MediaFile } from "./media.ts";

/** Output formats of images. */
type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** A requested image; sizes in pixels. */
interface ImageRequest {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly quality: number;
  /** Undefined: the original format. Otherwise the response depends on the request's `Accept` header. */
  readonly format: ImageFormat | undefined;
}

/** A rendered image. */
interface RenderedImage {
  readonly content: Buffer;
  readonly contentType: string;
}

const CACHE_BYTES = 64 * 1024 * 1024;
/** Maximum number of images that are rendered concurrently; each uses one CPU. */
const CONCURRENCY_LIMIT = 2;
const RASTER = new Set(["image/avif", "image/jpeg", "image/png", "image/webp"]);
const MAX_SIDE_PX = 4096;

/** Parses imgix's parameters `w h auto`. Like imgix, ignores invalid values. */
export function parseImageRequest(parameters: URLSearchParams, accept: string): ImageRequest {
  const auto = new Set(parameters.getAll("auto").flatMap((value) => value.split(",")));
  return {
    width: side(parameters.get("w")),
    height: side(parameters.get("h")),
    quality: auto.has("compress") ? 65 : 75,
    format: auto.has("format") ? acceptedFormat(accept) : undefined,
  };
}

/** Modern formats are only sent if the browser lists them explicitly; `*` does not mean that it can decode them. */
function acceptedFormat(accept: string): ImageFormat {
  if (names(accept, "image/avif")) return "avif";
  return names(accept, "image/webp") ? "webp" : "jpeg";
}

function names(accept: string, type: string): boolean {
  return accept.split(",").some((range) => {
    const [name, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function side(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value > 0
    ? Math.max(1, Math.min(Math.round(value), MAX_SIDE_PX))
    : undefined;
}

/** Renders images on request, with an LRU cache in memory. */
export class ImageRenderer {
  readonly #pending: (() => void)[] = [];
  #busy = 0;
  /** Concurrent requests for the same variant share one rendering. */
  readonly #rendered = new LRUCache<string, RenderedImage, () => Promise<RenderedImage>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
    fetchMethod: (_key, _stale, { context }) => this.#inTurn(context),
  });

  /** Renders an image. */
  render(file: MediaFile, request: ImageRequest): Promise<RenderedImage> {
    const key = `${file.name} ${file.etag} ${JSON.stringify(request)}`;
    return this.#rendered.forceFetch(key, { context: () => transform(file, request) });
  }

  async #inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (this.#busy < CONCURRENCY_LIMIT) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#pending.push(resolve));
    try {
      return await make();
    } finally {
      // The slot is passed to the next waiting request; the last one frees it.
      const next = this.#pending.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}

/** The size of an image in pixels; undefined if it is not an image. */
export async function measureImage(content: Buffer): Promise<{ width: number; height: number } | undefined> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(content).metadata();
  return width && height ? { width, height } : undefined;
}

async function transform(file: MediaFile, request: ImageRequest): Promise<RenderedImage> {
  const original = async () => ({ content: await file.read(), contentType: file.contentType });
  if (!RASTER.has(file.contentType)) return original();
  const { width, height, quality } = request;
  const format = request.format ?? formatOf(file.contentType);
  const isResized = width !== undefined || height !== undefined;
  if (!isResized && `image/${format}` === file.contentType) return original();
  const sharp = await loadSharp();
  const image = sharp(await file.read());
  const { hasAlpha } = await image.metadata();
  // Browsers without AVIF and WebP get JPEG, or PNG if the image is transparent.
  const target = format === "jpeg" && hasAlpha && request.format ? "png" : format;
  if (isResized)
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

function formatOf(contentType: string): ImageFormat {
  const name = contentType.slice("image/".length);
  return name === "avif" || name === "webp" || name === "png" ? name : "jpeg";
}

/** Loaded lazily with the first image: it is large, and the API does not need it. */
async function loadSharp() {
  return (await import("sharp")).default;
}
