/** `node bare-server.ts node:http|Fastify FILE PORT`: sends what was prepared, as fast as its kind can; Fastify with its log on. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import Fastify from "fastify";
import { z } from "zod";

const prepared = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

const [kind, file = "", port] = process.argv.slice(2);
const { headers, body } = prepared.parse(JSON.parse(readFileSync(file, "utf8")));
const bytes = Buffer.from(body, "base64");
const { etag } = headers;
/** What this site says of a page that has not changed. */
const REPEATED = ["etag", "cache-control", "cdn-cache-control", "surrogate-key", "vary"];
const fewHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => REPEATED.includes(name)));

if (kind === "node:http") {
  createServer(({ method, headers: asked }, response) => {
    const isKnown = asked["if-none-match"] === etag;
    response.writeHead(isKnown ? 304 : 200, isKnown ? fewHeaders : headers);
    response.end(isKnown || method === "HEAD" ? undefined : bytes);
  }).listen(Number(port), "127.0.0.1");
} else {
  const server = Fastify({ logger: true });
  server.get("/", (request, reply) => {
    const isKnown = request.headers["if-none-match"] === etag;
    reply.headers(isKnown ? fewHeaders : headers);
    return isKnown ? reply.code(304).send() : reply.send(bytes);
  });
  await server.listen({ port: Number(port), host: "127.0.0.1" });
}
