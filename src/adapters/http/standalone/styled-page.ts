import type { FastifyReply } from "fastify";
import { inlineHash } from "../security/script-loader.ts";
import { NOTICE_STYLE } from "./notice-page.ts";

/** Content security policy of a page with text and an inline style sheet only. */
export const STYLED_PAGE_POLICY = `default-src 'none'; style-src ${inlineHash(NOTICE_STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a page with text and an inline style sheet only. */
export function sendStyledPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-security-policy", STYLED_PAGE_POLICY)
    .type("text/html; charset=utf-8")
    .send(html);
}
