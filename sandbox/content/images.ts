import type { Sharp } from "sharp";
import type { ImageFormat, ImageRequest } from "./image-parameters.ts";
import type { MediaFile } from "./media.ts";

/** An image ready to be sent. */
interface RenderedImage {
  readonly content: Buffer;
  readonly contentType: string;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;
/** Variants that are made at the same time; each takes a processor for as long as it takes. */
const MOST_AT_ONCE = 2;
const RASTER = new Set(["image/avif", "image/jpeg", "image/png", "image/webp"]);

/** Makes the variants of images that requests ask for, and keeps the latest of them in memory. */
export class ImageRenderer {
  readonly #cacheBytes: number;
  readonly #rendered = new Map<string, RenderedImage>();
  readonly #rendering = new Map<string, Promise<RenderedImage>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #bytes = 0;

  /** @param cacheBytes - how much memory the kept images may take. */
  constructor(cacheBytes = DEFAULT_CACHE_BYTES) {
    this.#cacheBytes = cacheBytes;
  }

  /** The image as asked for. Requests for the same variant at the same time share the work. */
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
    if (this.#busy < MOST_AT_ONCE) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await make();
    } finally {
      // Whoever waits takes over the place; only the last gives it back.
      const next = this.#waiting.shift();
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

/** The size of an image in pixels; undefined when it is none. */
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
  // A browser that reads neither AVIF nor WebP is given JPEG, which has no transparency; PNG has.
  const target = format === "jpeg" && hasAlpha && request.negotiated ? "png" : format;
  const image = resize(sharp(content), request, width, height);
  return { content: await encode(image, target, request.quality).toBuffer(), contentType: `image/${target}` };
}

function resize(image: Sharp, { rect, ...request }: ImageRequest, width: number, height: number): Sharp {
  const area = rect && intersect(rect, width, height);
  const source = area ? image.extract(area) : image;
  if (request.width === undefined && request.height === undefined) return source;
  if (request.fit === "crop" && request.width !== undefined && request.height !== undefined) {
    // Scaled down as a whole, so that a crop keeps the proportions asked for without growing the image.
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
      // The same number means a much better picture in AVIF than in JPEG. Somebody is waiting: the next effort takes twice
      // as long and saves 2 %.
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

/** Loaded with the first image: it is the heaviest thing here, and the API can do without. */
async function loadSharp() {
  return (await import("sharp")).default;
}
