import type { FastifyReply } from "fastify";
import { DOCS_STYLE } from "../description/docs-page.ts";
import { NOTICE_STYLE } from "../rendering/notice-page.ts";
import { inlineHash } from "./script-loader.ts";

const styles = [NOTICE_STYLE, DOCS_STYLE].map(inlineHash);

const POLICY = `default-src 'none'; style-src ${styles.join(" ")}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a page with text and an inline style sheet only. */
export function sendStyledPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(html);
}
