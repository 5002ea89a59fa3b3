import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parametersOf } from "./addresses.ts";
import { applyFault } from "./faults.ts";
import { parseImageRequest } from "./image-parameters.ts";
import { ImageRenderer } from "./images.ts";
import type { ByteRange, MediaFile, MediaKind } from "./media.ts";
import type { Service } from "./service.ts";

const YEAR = "public, max-age=31536000";

/** Shared by all sandboxes of the process. */
const renderer = new ImageRenderer();

/** `GET /images/NAME` and `GET /files/NAME`. */
export function registerMedia(app: FastifyInstance, { store, media }: Service): void {
  const find = async (
    kind: MediaKind,
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
  ) => {
    reply.header("access-control-allow-origin", "*");
    reply.header("cross-origin-resource-policy", "cross-origin");
    reply.header("x-content-type-options", "nosniff");
    const fault = store.faults.take(kind);
    if (fault && (await applyFault(fault, reply))) return undefined;
    const file = await media.find(kind, request.params.name);
    if (!file) await reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return file;
  };

  app.get<{ Params: { name: string } }>("/images/:name", async (request, reply) => {
    const file = await find("images", request, reply);
    if (!file) return reply;
    const asked = parseImageRequest(parametersOf(request), request.headers.accept ?? "");
    if (asked.negotiated) reply.header("vary", "Accept");
    const etag = `"${file.etag.slice(1, -1)}-${asked.format ?? "original"}"`;
    reply.header("cache-control", YEAR).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    // SVG images may contain scripts; here they can only be shown as images.
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const image = await renderer.render(file, asked);
    return reply.type(image.contentType).send(image.content);
  });

  app.get<{ Params: { name: string } }>("/files/:name", async (request, reply) => {
    const file = await find("files", request, reply);
    if (!file) return reply;
    reply.header("cache-control", YEAR);
    return sendFile(file, request, reply);
  });
}

/** Sends a file, or the requested range of it. */
function sendFile(file: MediaFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { "if-none-match": known, "if-range": unchanged, range: wanted } = request.headers;
  reply
    .header("etag", file.etag)
    .header("last-modified", file.lastModified.toUTCString())
    .header("accept-ranges", "bytes");
  if (known === file.etag) return reply.code(304).send();

  const fresh = unchanged === undefined || unchanged === file.etag;
  const range = wanted !== undefined && fresh ? parseRange(wanted, file.size) : undefined;
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${file.size}`).send();
  }
  // Only types that are safe to show are shown; others are downloaded.
  const disposition = file.contentType === "application/pdf" ? "inline" : "attachment";
  reply.type(file.contentType).header("content-disposition", `${disposition}; filename="${file.name}"`);
  if (!range) return reply.header("content-length", file.size).send(file.stream());
  return reply
    .code(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`)
    .header("content-length", range.end - range.start + 1)
    .send(file.stream(range));
}

/** Parses a `Range` header. Multiple ranges and other units are ignored, which HTTP allows. */
function parseRange(header: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
