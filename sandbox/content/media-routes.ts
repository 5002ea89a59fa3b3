import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Sharp } from "sharp";
import { parametersOf } from "./addresses.ts";
import { isFaulty } from "./faults.ts";
import type { MediaFile, MediaKind } from "./media.ts";
import type { Service } from "./service.ts";

const YEAR = "public, max-age=31536000";

type WithName = Record<"Params", { name: string }>;

/** `GET /images/NAME` and `GET /files/NAME`. */
export function registerMedia(app: FastifyInstance, { store, media }: Service): void {
  const find = async (kind: MediaKind, request: FastifyRequest<WithName>, reply: FastifyReply) => {
    reply.header("access-control-allow-origin", "*");
    reply.header("cross-origin-resource-policy", "cross-origin");
    reply.header("x-content-type-options", "nosniff");
    if (await isFaulty(store.faults, kind, reply)) return undefined;
    const file = await media.find(kind, request.params.name);
    if (!file) await reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return file;
  };

  app.get<WithName>("/images/:name", async (request, reply) => {
    const file = await find("images", request, reply);
    if (!file) return reply;
    const asked = parseImageRequest(parametersOf(request), request.headers.accept ?? "");
    if (asked.format) reply.header("vary", "Accept");
    const etag = `"${file.etag.slice(1, -1)}-${asked.format ?? "original"}"`;
    reply.header("cache-control", YEAR).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    // SVG images may contain scripts; here they can only be shown as images.
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const image = await renderer.render(file, asked);
    return reply.type(image.contentType).send(image.content);
  });

  app.get<WithName>("/files/:name", async (request, reply) => {
    const file = await find("files", request, reply);
    if (!file) return reply;
    const { name, contentType, etag, lastModified } = file;
    reply.headers({ "cache-control": YEAR, etag, "last-modified": lastModified.toUTCString() });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    // Only types that are safe to show are shown; others are downloaded.
    const disposition = contentType === "application/pdf" ? "inline" : "attachment";
    reply.header("content-disposition", `${disposition}; filename="${name}"`);
    return reply.type(contentType).send(await file.read());
  });
}

type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** A requested image; sizes in pixels. */
type ImageRequest = ReturnType<typeof parseImageRequest>;

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
function parseImageRequest(parameters: URLSearchParams, accept: string) {
  const auto = new Set(parameters.getAll("auto").flatMap((value) => value.split(",")));
  return {
    width: side(parameters.get("w")),
    height: side(parameters.get("h")),
    quality: auto.has("compress") ? 65 : 75,
    // Undefined: the original format. Otherwise the response depends on the request's `Accept` header.
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
class ImageRenderer {
  readonly #pending: (() => void)[] = [];
  #busy = 0;
  /** Concurrent requests for the same variant share one rendering. */
  readonly #rendered = new LRUCache<string, RenderedImage, () => Promise<RenderedImage>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
    fetchMethod: (_key, _stale, { context }) => this.#inTurn(context),
  });

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

/** Shared by all sandboxes of the process. */
const renderer = new ImageRenderer();

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
