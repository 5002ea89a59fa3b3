import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { notFound, type Problem, problemOf, RETRY_AFTER_SECONDS } from "../problem.ts";

/** Sends a problem document. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type("application/problem+json; charset=utf-8").send(problem);
}

/** Answers errors and unknown calls as problem documents, and logs those errors that are not the caller's. */
export const answerProblems = fp(
  async (server) => {
    server.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error, request.id);
      if (problem.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
      if (problem.status >= 500) request.log.error({ err: error }, problem.title);
      return sendProblem(reply, problem);
    });
    server.setNotFoundHandler(refuse);
    server.all("/api/*", refuse);
  },
  { name: "answer-problems" },
);

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, notFound(`There is no ${request.method} ${request.url}.`, request.id));
}
