import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { cacheHeaders } from "../cache-headers.ts";
import { partsOf } from "../document-target.ts";
import { explain, RETRY_AFTER_SECONDS, sendProblem } from "../problem.ts";
import { RejectedRendering } from "../rendering-limiter.ts";
import { rejectWithRetryAfter } from "./reject-with-retry-after.ts";

/** Responds that there is no file at an address, which shared caches may keep as long as a 404 page. */
export function sendNoFile(reply: FastifyReply, what: string): FastifyReply {
  reply.headers(cacheHeaders());
  return sendProblem(reply, 404, `There ${what} at ${partsOf(reply.request.url).path}.`);
}

/** Responds to errors and unknown API calls with problem documents, and logs the errors that are not the client's. */
export const problemDetails = fp(
  async (server) => {
    server.setErrorHandler((error, request, reply) => {
      if (error instanceof RejectedRendering)
        return rejectWithRetryAfter(request, reply, error.status, error.retryAfterSeconds);
      const { status, detail } = explain(error);
      if (status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
      if (status >= 500) request.log.error({ err: error }, STATUS_CODES[status]);
      return sendProblem(reply, status, detail);
    });
    server.setNotFoundHandler(sendNotFound);
    // Before the body is parsed, since a 404 does not depend on the body.
    server.addHook("onRequest", async (request, reply) =>
      request.is404 ? sendNotFound(request, reply) : undefined,
    );
    server.all("/api/*", { onRequest: async (request, reply) => sendNotFound(request, reply) }, sendNotFound);
  },
  { name: "problem-details" },
);

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url } = request;
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return sendProblem(reply, 404, `There is no ${method} ${url}.`);
  const methods = allowed.join(", ");
  reply.header("allow", methods);
  return sendProblem(reply, 405, `${method} is not possible here, but ${methods}.`);
}

/** The allowed methods of an address. Addresses outside the API are pages, which only support GET and HEAD. */
function allowedMethods({ url, server }: FastifyRequest): string[] {
  const [path = ""] = url.split("?", 1);
  if (path !== "/api" && !path.startsWith("/api/")) return ["GET", "HEAD"];
  // These characters are part of route patterns. No API address contains them, and the router throws an error for them.
  if (/[*:]/.test(path)) return [];
  return server.supportedMethods.filter((method) => server.hasRoute({ method, url: path }));
}
