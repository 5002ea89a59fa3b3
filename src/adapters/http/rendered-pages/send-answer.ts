import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Answer } from "./answer.ts";

/** Sends an answer past the framework; for `HEAD` its headers alone. */
export function sendRaw(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = request.headers;
  const { status, headers, body } = answer.formFor(textOf(acceptEncoding), ifNoneMatch);
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Sends the same answer through the framework, whose hooks may add to it. */
export function sendReply(reply: FastifyReply, answer: Answer): FastifyReply {
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = reply.request.headers;
  const { status, headers, body } = answer.formFor(textOf(acceptEncoding), ifNoneMatch);
  reply.code(status);
  for (let index = 0; index < headers.length; index += 2) {
    reply.header(headers[index] ?? "", headers[index + 1]);
  }
  return reply.send(body);
}

/** Node joins what comes several times; its types do not say so of every header. */
function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}
