import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parametersOf } from "./addresses.ts";
import { isFaulty } from "./faults.ts";
import { ImageRenderer } from "./image-renderer.ts";
import type { ImageFormat, RenderedImage } from "./image-transform.ts";
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
    const image = await imageOf(file, asked);
    return reply.type(image.contentType).send(Buffer.from(image.content));
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

/** A requested image; sizes in pixels. */
type ImageRequest = ReturnType<typeof parseImageRequest>;

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

/** Shared by all sandboxes of the process. */
const renderer = new ImageRenderer();

/** The size of an image in pixels; undefined if it is not an image. */
export async function measureImage(content: Buffer): Promise<{ width: number; height: number } | undefined> {
  // It is large, and the API does not need it.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(content).metadata();
  return width && height ? { width, height } : undefined;
}

async function imageOf(file: MediaFile, request: ImageRequest): Promise<RenderedImage> {
  const original = async () => ({ content: await file.read(), contentType: file.contentType });
  if (!RASTER.has(file.contentType)) return original();
  const { width, height, quality } = request;
  const format = request.format ?? formatOf(file.contentType);
  const isResized = width !== undefined || height !== undefined;
  if (!isResized && `image/${format}` === file.contentType) return original();
  const isNegotiated = request.format !== undefined;
  return renderer.render(`${file.name} ${file.etag} ${JSON.stringify(request)}`, async () => {
    return { content: await file.read(), format, isNegotiated, width, height, quality };
  });
}

function formatOf(contentType: string): ImageFormat {
  const name = contentType.slice("image/".length);
  return name === "avif" || name === "webp" || name === "png" ? name : "jpeg";
}
