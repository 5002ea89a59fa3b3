import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ManagePreview } from "../../../application/manage-preview.ts";
import { PREVIEW_COOKIE } from "../../../domain/preview/preview-token.ts";
import { type ContentRef, UnknownRefError } from "../../../ports/content-repository.ts";

/** The site's own cookie of who has asked for the editors' toolbar. */
export const TOOLBAR_COOKIE = "editor-toolbar";

declare module "fastify" {
  interface FastifyRequest {
    /** The content that an editor previews; `undefined` for a visitor, who reads what is published. */
    preview: ContentRef | undefined;
    /** Whether pages come with the editors' toolbar: to who previews, or has asked for it. */
    hasToolbar: boolean;
    /** Whether the answer is an editor's own. */
    isPrivate: boolean;
  }
}

interface PreviewsOptions {
  readonly managePreview: ManagePreview;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
}

/** Knows an editor by the preview's cookie or the toolbar's, and keeps what is answered to one from everybody else. */
export const previews = fp<PreviewsOptions>(
  async (server, { managePreview, publicUrl }) => {
    // A proxy that ends TLS may call the site by http: what the public uses counts.
    const secure = publicUrl.startsWith("https:") || "auto";
    await server.register(cookie, { parseOptions: { path: "/", sameSite: "lax", secure } });
    server.decorateRequest("preview", undefined);
    server.decorateRequest("hasToolbar", false);
    server.decorateRequest("isPrivate", false);
    server.addHook("onRequest", async (request) => {
      request.preview = managePreview.refOf(request.cookies[PREVIEW_COOKIE]);
      request.hasToolbar = request.preview !== undefined || request.cookies[TOOLBAR_COOKIE] !== undefined;
    });
    server.addHook("onSend", async (request, reply) => {
      // Whatever the route said: a preview is nobody else's, and not even the editor's own once it has changed.
      if (!request.isPrivate) return;
      reply.header("cache-control", "private, no-store");
      // A shared cache would take its own header's word before this one.
      reply.removeHeader("cdn-cache-control").removeHeader("surrogate-key");
    });
  },
  { name: "previews" },
);

/**
 * Answers a request from the content that `request.preview` names. Of a preview that turns out to be over the editor
 * gets the published content instead, and is rid of the cookie.
 */
export async function readPreview<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<T>,
): Promise<T> {
  request.isPrivate = request.hasToolbar;
  if (request.preview === undefined) return answer();
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof UnknownRefError)) throw error;
    clearPreviewCookie(reply);
    request.preview = undefined;
    return answer();
  }
}

/** Keeps a preview in the editor's browser, until it is closed. Its toolbar has to be able to read the cookie. */
export function setPreviewCookie(reply: FastifyReply, ref: ContentRef): void {
  reply.setCookie(PREVIEW_COOKIE, ref);
}

/** Makes the editor's browser forget the preview. */
export function clearPreviewCookie(reply: FastifyReply): void {
  reply.clearCookie(PREVIEW_COOKIE);
}
