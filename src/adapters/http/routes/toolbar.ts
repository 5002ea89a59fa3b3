import { noBody, problems } from "../plugins/openapi.ts";
import { TOOLBAR_COOKIE } from "../plugins/previews.ts";
import type { Routes } from "../site-parts.ts";

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

const exitRoute = {
  schema: {
    operationId: "hideToolbar",
    summary: "Hides the toolbar",
    response: { 302: noBody("To the home page; the cookie is cleared."), ...problems() },
  },
};

/** `GET /toolbar` and `GET /exit-toolbar`: show and hide the toolbar, if there is one, for editors outside of a preview. */
export const toolbarRoutes: Routes = async (server, { toolbar }) => {
  if (!toolbar) return;
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  server.get("/toolbar", toolbarRoute, (_request, reply) =>
    reply.setCookie(TOOLBAR_COOKIE, "1", { httpOnly: true, maxAge: MAX_AGE_SECONDS }).redirect("/", 302),
  );

  server.get("/exit-toolbar", exitRoute, (_request, reply) =>
    reply.clearCookie(TOOLBAR_COOKIE).redirect("/", 302),
  );
};
