import type { FastifyReply } from "fastify";
import { inlineHash } from "../security/script-loader.ts";
import { STANDALONE_STYLE } from "./standalone-document.ts";

/** Content security policy of a page with text and an inline style sheet only, as far as it does not depend on frames. */
const POLICY = `default-src 'none'; style-src ${inlineHash(STANDALONE_STYLE)}; form-action 'self'; base-uri 'none'`;

/** Content security policy of a page with text and an inline style sheet only. */
export const STYLED_PAGE_POLICY = `${POLICY}; frame-ancestors 'none'`;

/** Sends a page with text and an inline style sheet only. By default, no page may frame it. */
export function sendStyledPage(reply: FastifyReply, html: string, ancestors: readonly string[] = ["'none'"]) {
  return reply
    .header("content-security-policy", `${POLICY}; frame-ancestors ${ancestors.join(" ")}`)
    .type("text/html; charset=utf-8")
    .send(html);
}
