import type { FastifyReply, FastifyRequest } from "fastify";
import type { ByteRange, MediaFile } from "./media.ts";

/** Sends a file, or the requested range of it. */
export function sendFile(file: MediaFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
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
