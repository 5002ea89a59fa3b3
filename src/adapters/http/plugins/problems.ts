import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Problem } from "../contract/problem.ts";
import { explain, problemOf, RETRY_AFTER_SECONDS } from "../problem.ts";

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail?: string,
  reason?: Problem["reason"],
): FastifyReply {
  const problem = problemOf(status, detail, reply.request.id, reason);
  return reply.code(status).type("application/problem+json; charset=utf-8").send(problem);
}

/** Responds to errors and unknown API calls with problem documents, and logs the errors that are not the client's. */
export const problemDetails = fp(
  async (server) => {
    server.setErrorHandler((error, request, reply) => {
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
