import type { FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../problem.ts";
import { homeLink, noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

const REJECTIONS = {
  429: {
    notice: "tooManyRequests",
    detail: "There were more requests from your network than we can answer.",
  },
  503: { notice: "overloaded", detail: "There are more visitors than we can serve right now." },
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
    const { standalone: texts } = request.locale.texts;
    const { title, text: sorry } = texts[notice];
    const text = `${sorry} ${texts.tryAgainIn(seconds)}`;
    const page = noticePage({ title, text, link: homeLink(request.locale) }, request.locale);
    return sendStyledPage(reply.code(status), page);
  }
  const unit = seconds === 1 ? "second" : "seconds";
  return sendProblem(reply, status, `${detail} Please try again in ${seconds} ${unit}.`);
}
