import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ManagePreview } from "../../../application/manage-preview.ts";
import { type ContentRef, UnknownRefError } from "../../../ports/content-service.ts";
import { PREVIEW_COOKIE, previewCookieAttributes } from "../contract/preview-cookie.ts";

/** The cookie of an editor who has switched the toolbar on. */
export const TOOLBAR_COOKIE = "editor-toolbar";

/**
 * The site's own cookie of an editor's preview. Where the browser blocks cookies of third parties, the toolbar knows of no
 * session, and removes the content service's cookie as soon as it is loaded; it can neither read nor remove this one.
 */
const OWN_PREVIEW_COOKIE = "editor-preview";

/** The names of all cookies of editors; visitors have none of them. */
export const EDITOR_COOKIES = [PREVIEW_COOKIE, OWN_PREVIEW_COOKIE, TOOLBAR_COOKIE] as const;

declare module "fastify" {
  interface FastifyRequest {
    /** The ref of an editor's preview; `undefined` for visitors, who read published content. */
    preview: ContentRef | undefined;
    /** Whether documents load the editors' toolbar: during a preview, or if it is switched on. */
    hasToolbar: boolean;
    /** Whether the toolbar does not know of the preview, so that documents need an exit of their own. */
    hasExit: boolean;
    /** Whether the response is for an editor only. */
    isPrivate: boolean;
  }
  interface FastifyReply {
    /** Sets the cookies of a preview for the session, or removes them. That of the content service may stay as it is. */
    setPreview(ref: ContentRef | undefined, options?: { readonly keepsToolbarCookie?: boolean }): this;
  }
}

interface PreviewsOptions {
  readonly managePreview: ManagePreview;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

/** Recognises editors by the cookies of previews or of the toolbar, and makes their responses uncacheable. */
export const previews = fp<PreviewsOptions>(
  async (server, { managePreview, publicUrl }) => {
    // A proxy may terminate TLS and forward by http: the public URL decides.
    const secure = publicUrl.startsWith("https:") || "auto";
    await server.register(cookie, { parseOptions: { path: "/", sameSite: "lax", secure } });
    server.decorateReply("setPreview", function (ref, { keepsToolbarCookie = false } = {}) {
      const isSecure = secure === true || this.request.protocol === "https";
      const attributes = previewCookieAttributes(isSecure);
      const own = { ...attributes, httpOnly: true };
      if (ref === undefined)
        return this.clearCookie(PREVIEW_COOKIE, attributes).clearCookie(OWN_PREVIEW_COOKIE, own);
      if (!keepsToolbarCookie) this.setCookie(PREVIEW_COOKIE, ref, attributes);
      return this.setCookie(OWN_PREVIEW_COOKIE, ref, own);
    });
    server.decorateRequest("preview", undefined);
    server.decorateRequest("hasToolbar", false);
    server.decorateRequest("hasExit", false);
    server.decorateRequest("isPrivate", false);
    server.addHook("onRequest", async (request) => {
      const { cookies } = request;
      // The toolbar's is newer, if both name a preview.
      const known = managePreview.refOf(cookies[PREVIEW_COOKIE]);
      request.preview = known ?? managePreview.refOf(cookies[OWN_PREVIEW_COOKIE]);
      request.hasExit = request.preview !== known;
      request.hasToolbar = request.preview !== undefined || cookies[TOOLBAR_COOKIE] !== undefined;
    });
    server.addHook("onSend", async (request, reply) => {
      // Overrides the route's headers: a preview is only for its editor, and may change at any time.
      if (!request.isPrivate) return;
      reply.header("cache-control", "private, no-store");
      // Shared caches prefer these headers to `Cache-Control`.
      reply.removeHeader("cdn-cache-control").removeHeader("surrogate-key");
      const vary = reply.getHeader("vary");
      reply.header("vary", vary === undefined ? "cookie" : `${vary}, cookie`);
    });
  },
  { name: "previews" },
);

/** Handles a request with `request.preview`; after it has expired, with published content and without cookies. */
export async function readPreview<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<T>,
): Promise<T> {
  request.isPrivate = request.hasToolbar;
  if (request.preview === undefined) return handle();
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof UnknownRefError)) throw error;
    reply.setPreview(undefined);
    request.preview = undefined;
    request.hasExit = false;
    return handle();
  }
}
