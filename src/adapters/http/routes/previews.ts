import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Locale } from "../../../../brand/locale.ts";
import type { NoAddress, StartPreviewOutcome } from "../../../application/manage-preview.ts";
import { localPath } from "../../../domain/links/address.ts";
import { ContentServiceError } from "../../../ports/content-service.ts";
import { noBody, problems } from "../plugins/openapi.ts";
import { TOOLBAR_COOKIE } from "../plugins/previews.ts";
import { isCrossOrigin } from "../security/cross-origin.ts";
import { frameAncestors } from "../security/document-headers.ts";
import type { Routes } from "../site-parts.ts";
import { type Notice, noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

/** The statuses of what cannot be previewed, and why. */
const STATUS = { none: 400, foreign: 400, over: 410, unavailable: 503 } as const;

function noAddressTexts(
  why: NoAddress,
  documentId: string,
  { texts }: Locale,
): Pick<Notice, "title" | "text"> {
  const { noAddress } = texts.standalone.previews;
  switch (why.reason) {
    case "unknown":
      return noAddress.unknown(documentId);
    case "no-page":
      return noAddress.noPage(documentId, why.type);
    case "incomplete":
      return noAddress.incomplete(documentId, why.type);
    case "translation":
      return noAddress.translation(documentId, why.language);
  }
}

const previewRoute = {
  config: { limited: "previews" },
  // Invalid requests are rejected with a page.
  attachValidation: true,
  schema: {
    operationId: "preview",
    summary: "Starts or continues an editor’s preview",
    description:
      "For the content service’s preview button and toolbar. Sets the cookies `io.prismic.preview` and `editor-preview`, with which the draft is shown. Errors are pages.",
    querystring: z.object({
      token: z
        .string()
        .min(1)
        .optional()
        .describe("The preview's token. Default: the preview that the cookie names."),
      documentId: z.string().min(1).optional().describe("The document to open. Default: the home page."),
    }),
    response: {
      302: noBody("Redirects to the page of the document."),
      400: noBody("There is no preview, or it belongs to another repository."),
      404: noBody("The preview has started, but the document has no page; the response says why."),
      410: noBody("The preview has expired."),
      503: noBody("The content service is unavailable."),
      ...problems(429),
    },
  },
} as const;

const exitRoute = {
  schema: {
    operationId: "exitPreview",
    summary: "Ends a preview",
    response: {
      200: z.object({ success: z.literal(true) }).describe("The cookies are cleared."),
      302: noBody("To the home page, for a link; the cookies are cleared."),
      ...problems(),
    },
  },
};

/** Lifetime of the cookie: a year. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

const toolbarRoute = {
  schema: {
    operationId: "showToolbar",
    summary: "Shows the toolbar of the content service",
    description:
      "A link for editors. Sets the cookie `editor-toolbar`, with which all pages load the toolbar. It gives no access to unpublished content.",
    response: { 302: noBody("To the home page."), ...problems() },
  },
};

const exitToolbarRoute = {
  schema: {
    operationId: "hideToolbar",
    summary: "Hides the toolbar",
    response: { 302: noBody("To the home page; the cookie is cleared."), ...problems() },
  },
};

/** Starts and ends previews of editors (specification, section 7), and shows and hides the toolbar outside of a preview. */
export const editorRoutes: Routes = async (server, { locales, managePreview, publicUrl, toolbar }) => {
  const ancestors = toolbar && frameAncestors(toolbar.hosts);
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  server.get("/preview", previewRoute, async (request, reply) => {
    const { locale } = request;
    if (request.validationError || isForeignSubrequest(request))
      return sendRejection(reply, "foreign", locale);
    const { token, documentId } = request.query;
    const tokenOrCookie = token ?? request.preview;
    if (tokenOrCookie === undefined) return sendRejection(reply, "none", locale);
    const started = await managePreview.start({ tokenOrCookie, documentId }).catch((error: unknown) => {
      if (!(error instanceof ContentServiceError)) throw error;
      request.log.error({ err: error }, "a preview could not be started");
      return { outcome: "unavailable" } as const;
    });
    if ("ref" in started) {
      // An existing cookie of the toolbar contains more than the token.
      reply.setPreview(started.ref, { keepsToolbarCookie: token === undefined });
      if (started.outcome === "started") return reply.redirect(started.address, 302);
      return sendNoAddress(reply, started, { documentId, locale });
    }
    if (token === undefined && started.outcome === "over") reply.setPreview(undefined);
    return sendRejection(reply, started.outcome, locale);
  });

  server.get("/exit-preview", exitRoute, async (request, reply) => {
    reply.setPreview(undefined);
    // A link, where the toolbar does not know of the preview.
    if (request.headers["sec-fetch-mode"] === "navigate") return reply.redirect("/", 302);
    return { success: true } as const;
  });

  if (toolbar) {
    server.get("/toolbar", toolbarRoute, (_request, reply) =>
      reply.setCookie(TOOLBAR_COOKIE, "1", { httpOnly: true, maxAge: MAX_AGE_SECONDS }).redirect("/", 302),
    );

    server.get("/exit-toolbar", exitToolbarRoute, (_request, reply) =>
      reply.clearCookie(TOOLBAR_COOKIE).redirect("/", 302),
    );
  }

  /** An image or a script of another site: the preview cookie would be set without the editor's knowledge. */
  function isForeignSubrequest(request: FastifyRequest): boolean {
    const mode = request.headers["sec-fetch-mode"];
    return mode !== undefined && mode !== "navigate" && isCrossOrigin(request, publicUrl);
  }

  /** Says why a document has no page, in its language. */
  function sendNoAddress(
    reply: FastifyReply,
    { why, language }: Extract<StartPreviewOutcome, { readonly outcome: "no-address" }>,
    asked: { readonly documentId: string | undefined; readonly locale: Locale },
  ): FastifyReply {
    const locale = locales.find((one) => one.language === language) ?? asked.locale;
    const link = { label: locale.texts.standalone.previews.goOn, href: localPath("/", language) };
    const notice = { ...noAddressTexts(why, asked.documentId ?? "", locale), link };
    return sendStyledPage(reply.code(404), noticePage(notice, locale), ancestors);
  }

  function sendRejection(reply: FastifyReply, why: keyof typeof STATUS, locale: Locale): FastifyReply {
    const { previews } = locale.texts.standalone;
    const page = noticePage({ ...previews[why], link: { label: previews.published, href: "/" } }, locale);
    return sendStyledPage(reply.code(STATUS[why]), page, ancestors);
  }
};
