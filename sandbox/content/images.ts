import type { Sharp } from "sharp";
import type { ImageFormat, ImageRequest } from "./image-parameters.ts";
import type { MediaFile } from "./media.ts";

/** A rendered image. */
interface RenderedImage {
  readonly content: Buffer;
  readonly contentType: string;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;
/** Maximum number of images that are rendered concurrently; each uses one CPU. */
const CONCURRENCY_LIMIT = 2;
const RASTER = new Set(["image/avif", "image/jpeg", "image/png", "image/webp"]);

/** Renders images on request, with an LRU cache in memory. */
export class ImageRenderer {
  readonly #cacheBytes: number;
  readonly #rendered = new Map<string, RenderedImage>();
  readonly #rendering = new Map<string, Promise<RenderedImage>>();
  readonly #pending: (() => void)[] = [];
  #busy = 0;
  #bytes = 0;

  /** @param cacheBytes - Maximum size of the cache. */
  constructor(cacheBytes = DEFAULT_CACHE_BYTES) {
    this.#cacheBytes = cacheBytes;
  }

  /** Renders an image. Concurrent requests for the same variant share one rendering. */
  async render(file: MediaFile, request: ImageRequest): Promise<RenderedImage> {
    const key = `${file.name} ${file.etag} ${JSON.stringify(request)}`;
    const known = this.#rendered.get(key);
    if (known) {
      this.#rendered.delete(key);
      this.#rendered.set(key, known);
      return known;
    }
    const running = this.#rendering.get(key) ?? this.#inTurn(() => transform(file, request));
    this.#rendering.set(key, running);
    try {
      const image = await running;
      if (this.#rendering.get(key) === running) this.#keep(key, image);
      return image;
    } finally {
      this.#rendering.delete(key);
    }
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

  #keep(key: string, image: RenderedImage): void {
    if (this.#rendered.has(key) || image.content.length > this.#cacheBytes) return;
    this.#rendered.set(key, image);
    this.#bytes += image.content.length;
    for (const [oldest, { content }] of this.#rendered) {
      if (this.#bytes <= this.#cacheBytes) break;
      this.#rendered.delete(oldest);
      this.#bytes -= content.length;
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
  const resized = request.width !== undefined || request.height !== undefined || request.rect !== undefined;
  const format = request.format ?? formatOf(file.contentType);
  if (!resized && `image/${format}` === file.contentType) return original();
  const sharp = await loadSharp();
  const content = await file.read();
  const { width = 0, height = 0, hasAlpha } = await sharp(content).metadata();
  // Browsers without AVIF and WebP get JPEG, or PNG if the image is transparent.
  const target = format === "jpeg" && hasAlpha && request.negotiated ? "png" : format;
  const image = resize(sharp(content), request, width, height);
  return { content: await encode(image, target, request.quality).toBuffer(), contentType: `image/${target}` };
}

function resize(image: Sharp, { rect, ...request }: ImageRequest, width: number, height: number): Sharp {
  const area = rect && intersect(rect, width, height);
  const source = area ? image.extract(area) : image;
  if (request.width === undefined && request.height === undefined) return source;
  if (request.fit === "crop" && request.width !== undefined && request.height !== undefined) {
    // The whole crop is scaled down, so that it keeps its proportions without enlarging the image.
    const scale = Math.min(
      1,
      (area?.width ?? width) / request.width,
      (area?.height ?? height) / request.height,
    );
    const scaled = (side: number) => Math.max(1, Math.round(side * scale));
    return source.resize({ width: scaled(request.width), height: scaled(request.height), fit: "cover" });
  }
  return source.resize({
    ...(request.width === undefined ? {} : { width: request.width }),
    ...(request.height === undefined ? {} : { height: request.height }),
    fit: "inside",
    withoutEnlargement: !request.enlarge,
  });
}

function intersect(rect: NonNullable<ImageRequest["rect"]>, width: number, height: number) {
  if (rect.left >= width || rect.top >= height) return undefined;
  return {
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  };
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case "avif":
      // AVIF has a much better quality than JPEG at the same number. Effort 2, since a visitor waits: effort 3 takes
      // twice as long and saves 2 %.
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 2 });
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
