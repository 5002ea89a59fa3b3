import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { baseUrlOf, MediaAddresses } from "./addresses.ts";
import { registerAssetApi } from "./asset-api.ts";
import { registerCustomTypesApi } from "./custom-types-api.ts";
import { EditorActions } from "./editor-actions.ts";
import { registerEditorApi } from "./editor-api.ts";
import { registerEditorPage } from "./editor-page.ts";
import { ApiError, Problem } from "./errors.ts";
import { MediaLibrary } from "./media.ts";
import { registerMedia } from "./media-routes.ts";
import { registerMigrationApi } from "./migration-api.ts";
import { registerContentApi } from "./search-route.ts";
import type { Service } from "./service.ts";
import type { SandboxStore } from "./store.ts";
import { registerToolbar } from "./toolbar/routes.ts";
import { Webhook, type WebhookOptions } from "./webhook.ts";

/** How the sandbox is mounted. */
export interface ContentSandboxOptions {
  readonly store: SandboxStore;
  /** The folder with `images/` and `files/`. Without it there are uploaded media only. */
  readonly mediaFolder?: string;
  /** What media addresses begin with, e.g. `/sandbox`. Default: where the request reached the sandbox. */
  readonly mediaBase?: string;
  /**
   * Where the website answers that previews open. Default: the server that mounts the sandbox under a prefix;
   * `http://localhost:3000` for a sandbox on its own.
   */
  readonly siteUrl?: string;
  /** Whom to tell of a publish. */
  readonly webhook?: WebhookOptions;
  /** The bearer token of the write APIs. Default: any will do. */
  readonly writeToken?: string;
  /** What editors have to look at in the content of a ref, and in the media by their names. Default: nobody says. */
  readonly report?: Service["report"];
}

/** Milliseconds between two looks at the releases whose time may have come. */
const SCHEDULE_INTERVAL_MS = 500;

const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

/** A Fastify plugin: a stand-in for the content service, under whatever prefix it is registered with. */
export function contentSandbox(
  app: FastifyInstance,
  options: ContentSandboxOptions,
  done: (error?: Error) => void,
): void {
  const { store, mediaBase } = options;
  const service: Service = {
    store,
    media: new MediaLibrary(options.mediaFolder),
    addresses: new MediaAddresses(store.repository),
    siteUrl: (request) =>
      options.siteUrl ?? (app.prefix === "" ? "http://localhost:3000" : baseUrlOf(request, "")),
    webhook: new Webhook(store, options.webhook),
    writeToken: options.writeToken,
    report: options.report,
    mediaBase: (request) => mediaBase ?? baseUrlOf(request, app.prefix),
  };
  const actions = new EditorActions(service);

  const timer = setInterval(() => void actions.publishDue(), SCHEDULE_INTERVAL_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.setErrorHandler(sendError);
  readForms(app);
  refuseForeignForms(app);
  registerContentApi(app, service);
  registerMedia(app, service);
  registerEditorApi(app, service, actions);
  registerEditorPage(app, service, actions);
  registerToolbar(app, service);
  registerMigrationApi(app, service, registerAssetApi(app, service));
  registerCustomTypesApi(app, service);
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

/** The editor asks for no password, so no other website may make a browser post to it. */
function refuseForeignForms(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, next) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    // The route, not the address: `/%65ditor` leads to the editor as well.
    const isEditor = request.routeOptions.url?.startsWith(`${app.prefix}/editor`) === true;
    if (reads || isOwnRequest(request) || !isEditor) return next();
    next(new Problem(403, "Foreign origin", "The editor only takes requests of its own pages."));
  });
}

/** A browser says where a request comes from; what is no browser may do as it likes. */
function isOwnRequest({ host, headers: { origin, "sec-fetch-site": site } }: FastifyRequest): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || URL.parse(origin)?.host === host;
}

function sendError(
  error: FastifyError | ApiError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // An error holds for this request only, whatever the route said about its answer.
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
