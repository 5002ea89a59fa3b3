import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { baseUrlOf, mediaAddresses } from "./addresses.ts";
import { editorActions } from "./editor-actions.ts";
import { registerEditorApi } from "./editor-api.ts";
import { registerEditorPage } from "./editor-page.ts";
import { ApiError, Problem } from "./errors.ts";
import { registerExchange } from "./exchange-routes.ts";
import { mediaLibrary } from "./media.ts";
import { registerMedia } from "./media-routes.ts";
import { registerContentApi } from "./search.ts";
import type { Service } from "./service.ts";
import type { SandboxStore } from "./store.ts";
import { registerToolbar } from "./toolbar/routes.ts";
import { publishWebhook, type WebhookOptions } from "./webhook.ts";
import { registerAssetApi, registerMigrationApi } from "./write-apis.ts";

export interface ContentSandboxOptions {
  readonly store: SandboxStore;
  /** The folder with `images/` and `files/`. Default: only uploads. */
  readonly mediaFolder?: string;
  /** Base of the addresses of media, e.g. `/sandbox`. Default: the address of the sandbox in the request. */
  readonly mediaBase?: string;
  /** The website for previews. Default: the server that mounts the sandbox; standalone, `http://localhost:3000`. */
  readonly siteUrl?: string;
  /** The webhook that is called after a publish. */
  readonly webhook?: WebhookOptions;
  /** The bearer token of the write APIs. Default: any token. */
  readonly writeToken?: string;
  /** Creates the content report for a ref and the names of media. Default: there is no report. */
  readonly report?: Service["report"];
  /** Has the website read what is published, and says what that has done. Default: the webhook's response says what is wrong. */
  readonly askSite?: Service["askSite"];
}

const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

/** A Fastify plugin: the sandbox of the content service, under the prefix with which it is registered. */
export function contentSandbox(
  app: FastifyInstance,
  options: ContentSandboxOptions,
  done: (error?: Error) => void,
): void {
  const { store, mediaBase } = options;
  const service: Service = {
    store,
    media: mediaLibrary(options.mediaFolder),
    addresses: mediaAddresses(store.repository),
    siteUrl: (request) =>
      options.siteUrl ?? (app.prefix === "" ? "http://localhost:3000" : baseUrlOf(request, "")),
    webhook: publishWebhook(store.repository, options.webhook),
    writeToken: options.writeToken,
    report: options.report,
    askSite: options.askSite,
    mediaBase: (request) => mediaBase ?? baseUrlOf(request, app.prefix),
  };
  const actions = editorActions(service);

  app.setErrorHandler(sendError);
  readForms(app);
  rejectForeignForms(app);
  registerContentApi(app, service);
  registerMedia(app, service);
  registerExchange(app, service);
  registerEditorApi(app, service, actions);
  registerEditorPage(app, service, actions);
  registerToolbar(app, service);
  registerMigrationApi(app, service, registerAssetApi(app, service));
  done();
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_: FastifyRequest, body: string, parsed: (error: null, form: URLSearchParams) => void) =>
      parsed(null, new URLSearchParams(body)),
  );
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: MAX_UPLOAD_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      return await new Response(new Uint8Array(body), { headers }).formData();
    },
  );
}

/** The editor has no authentication, so requests from other websites are rejected (CSRF). */
function rejectForeignForms(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, next) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    // Checks the route rather than the address: `/%65ditor` is the editor too.
    const isEditor = request.routeOptions.url?.startsWith(`${app.prefix}/editor`) === true;
    if (reads || isOwnRequest(request) || !isEditor) return next();
    next(new Problem(403, "Foreign origin", "The editor only accepts requests from its own pages."));
  });
}

/** Browsers send where a request comes from; other clients are allowed. */
function isOwnRequest({ host, headers: { origin, "sec-fetch-site": site } }: FastifyRequest): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || URL.parse(origin)?.host === host;
}

function sendError(
  error: FastifyError | ApiError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Errors must not be cached, whatever the route has set.
  reply.header("cache-control", "no-store");
  if (error instanceof ApiError)
    return reply.code(error.status).type("application/json; charset=utf-8").send(error.body);
  const status = error instanceof Problem ? error.status : (error.statusCode ?? 500);
  if (status >= 500) request.log.error(error);
  const title = error instanceof Problem ? error.title : (STATUS_CODES[status] ?? "Error");
  const issues = error instanceof Problem && error.issues.length > 0 ? { issues: error.issues } : {};
  const instance = `urn:request:${request.id}`;
  const problem = { type: "about:blank", title, status, detail: error.message, instance, ...issues };
  return reply.code(status).type("application/problem+json; charset=utf-8").send(JSON.stringify(problem));
}
