import type { FastifyReply, FastifyRequest } from "fastify";
import { noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";
import { sendProblem } from "./problems.ts";

const HOME = { label: "Go to the home page", href: "/" };

const REFUSALS = {
  429: {
    title: "Too many requests",
    text: "There were more requests from your network than we can answer.",
  },
  503: { title: "Service unavailable", text: "There are more visitors than we can serve right now." },
} as const;

/**
 * Rejects a request with `Retry-After`: with a page for browsers, a problem document for other clients.
 *
 * @param seconds - Seconds until a retry may succeed.
 */
export function rejectWithRetryAfter(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof REFUSALS,
  seconds: number,
): FastifyReply {
  const { title, text } = REFUSALS[status];
  const again = `Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  reply.headers({ "retry-after": seconds, "cache-control": "no-store" });
  if (request.headers.accept?.includes("text/html") === true) {
    return sendStyledPage(reply.code(status), noticePage({ title, text: `${text} ${again}`, link: HOME }));
  }
  return sendProblem(reply, status, `${text} ${again}`);
}
