import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Problem } from "../contract/problem.ts";
import { methodNotAllowed, notFound, problemOf, RETRY_AFTER_SECONDS } from "../problem.ts";

/** Sends a problem document. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type("application/problem+json; charset=utf-8").send(problem);
}

/** Answers errors and unknown calls as problem documents, and logs those errors that are not the caller's. */
export const problemDetails = fp(
  async (server) => {
    server.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error, request.id);
      if (problem.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
      if (problem.status >= 500) request.log.error({ err: error }, problem.title);
      return sendProblem(reply, problem);
    });
    server.setNotFoundHandler(refuse);
    // Before the body is read: whether a call exists does not depend on what is sent to it.
    server.addHook("onRequest", async (request, reply) =>
      request.is404 ? refuse(request, reply) : undefined,
    );
    server.all("/api/*", { onRequest: async (request, reply) => refuse(request, reply) }, refuse);
  },
  { name: "problem-details" },
);

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url, id } = request;
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return sendProblem(reply, notFound(`There is no ${method} ${url}.`, id));
  const methods = allowed.join(", ");
  reply.header("allow", methods);
  return sendProblem(reply, methodNotAllowed(`${method} is not possible here, but ${methods}.`, id));
}

/** The methods that an address has; all that is not a call of the API is a page, which can be read and no more. */
function allowedMethods({ url, server }: FastifyRequest): string[] {
  const [path = ""] = url.split("?", 1);
  if (path !== "/api" && !path.startsWith("/api/")) return ["GET", "HEAD"];
  // Signs of a pattern: no call has one in its address, and the router refuses to look for it.
  if (/[*:]/.test(path)) return [];
  return server.supportedMethods.filter((method) => server.hasRoute({ method, url: path }));
}
