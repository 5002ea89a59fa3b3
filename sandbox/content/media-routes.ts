import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parametersOf } from "./addresses.ts";
import { isFaulty } from "./faults.ts";
import { ImageRenderer, parseImageRequest } from "./images.ts";
import type { MediaKind } from "./media.ts";
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
    if (await isFaulty(store.faults, kind, reply)) return undefined;
    const file = await media.find(kind, request.params.name);
    if (!file) await reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return file;
  };

  app.get<{ Params: { name: string } }>("/images/:name", async (request, reply) => {
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

  app.get<{ Params: { name: string } }>("/files/:name", async (request, reply) => {
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
