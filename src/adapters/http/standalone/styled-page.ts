import type { FastifyReply } from "fastify";
import { inlineHash } from "../security/script-loader.ts";
import { NOTICE_STYLE } from "./notice-page.ts";

const POLICY = `default-src 'none'; style-src ${inlineHash(NOTICE_STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a page with text and an inline style sheet only. */
export function sendStyledPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(html);
}
