/** `node bare-server.ts node:http|Fastify FILE PORT`: sends a prepared response; Fastify with its log on. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import Fastify from "fastify";
import { z } from "zod";

const prepared = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

const [kind, file = "", port] = process.argv.slice(2);
const { headers, body } = prepared.parse(JSON.parse(readFileSync(file, "utf8")));
const bytes = Buffer.from(body, "base64");
const { etag } = headers;
/** The headers of this site's 304 responses. */
const NOT_MODIFIED_HEADERS = ["etag", "cache-control", "cdn-cache-control", "surrogate-key", "vary"];
const notModifiedHeaders = Object.fromEntries(
  Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.includes(name)),
);

if (kind === "node:http") {
  createServer(({ method, headers: requestHeaders }, response) => {
    const isNotModified = requestHeaders["if-none-match"] === etag;
    response.writeHead(isNotModified ? 304 : 200, isNotModified ? notModifiedHeaders : headers);
    response.end(isNotModified || method === "HEAD" ? undefined : bytes);
  }).listen(Number(port), "127.0.0.1");
} else {
  const server = Fastify({ logger: true });
  server.get("/", (request, reply) => {
    const isNotModified = request.headers["if-none-match"] === etag;
    reply.headers(isNotModified ? notModifiedHeaders : headers);
    return isNotModified ? reply.code(304).send() : reply.send(bytes);
  });
  await server.listen({ port: Number(port), host: "127.0.0.1" });
}
