import type { FastifyReply, FastifyRequest } from "fastify";
import { standalone as texts } from "#texts/standalone.ts";
import { sendProblem } from "../problem.ts";
import { HOME_LINK, noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

const REJECTIONS = {
  429: {
    notice: texts.tooManyRequests,
    detail: "There were more requests from your network than we can answer.",
  },
  503: { notice: texts.overloaded, detail: "There are more visitors than we can serve right now." },
} as const;

/** Rejects a request with `Retry-After`: with a page for browsers, a problem document for other clients. */
export function rejectWithRetryAfter(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof REJECTIONS,
  seconds: number,
): FastifyReply {
  const { notice, detail } = REJECTIONS[status];
  reply.headers({ "retry-after": seconds, "cache-control": "no-store" });
  if (request.headers.accept?.includes("text/html") === true) {
    const text = `${notice.text} ${texts.tryAgainIn(seconds)}`;
    return sendStyledPage(reply.code(status), noticePage({ ...notice, text, link: HOME_LINK }));
  }
  const unit = seconds === 1 ? "second" : "seconds";
  return sendProblem(reply, status, `${detail} Please try again in ${seconds} ${unit}.`);
}
