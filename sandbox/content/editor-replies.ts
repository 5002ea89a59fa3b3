import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PublishReport } from "../../src/domain/report/publish-report.ts";
import { baseUrlOf, parametersOf } from "./addresses.ts";
import { newIdentifier } from "./document.ts";
import type { EditorActions } from "./editor-actions.ts";
import { openChoices } from "./editor-choices.ts";
import type { Unsaved } from "./editor-save.ts";
import { documentOf, documentPage, type EditorPage, exchangePage, listPage } from "./editor-views.ts";
import { Problem } from "./errors.ts";
import type { FormFailure } from "./form-failure.ts";
import type { Service } from "./service.ts";

/** Number of publishes whose effects are remembered. */
const MAX_REPORTS = 20;

/** Where to redirect after a form, relative to the editor's address, and the notice to show there. */
export interface FormResult {
  readonly to: string;
  readonly notice: string;
  /** What to show of that page. Default: its beginning. */
  readonly at?: string | undefined;
  /** What a publish has done. */
  readonly published?: PublishReport | undefined;
}

/** The pages with which the editor replies. */
export function editorReplies(app: FastifyInstance, service: Service, actions: EditorActions) {
  const { store, siteUrl } = service;
  const reports = publishReports();
  const choices = openChoices(service);
  const viewOf = (request: FastifyRequest) => ({ store, root: `${baseUrlOf(request, app.prefix)}/editor` });
  const here = (request: FastifyRequest) => ({ editorUrl: viewOf(request).root, siteUrl: siteUrl(request) });
  const page = (request: FastifyRequest, reply: FastifyReply, shown: EditorPage) => {
    const nonce = randomBytes(12).toString("base64url");
    const { origin } = new URL(siteUrl(request));
    const parameters = parametersOf(request);
    const published = reports.find(parameters.get("published"));
    const done = { notice: parameters.get("notice"), published, root: viewOf(request).root };
    return reply
      .header("cache-control", "no-store")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type("text/html; charset=utf-8")
      .send(documentOf(shown, nonce, done));
  };
  const list = (request: FastifyRequest, reply: FastifyReply, failure?: FormFailure) => {
    const previews = store.previews.list().map((preview) => actions.previewLinks(preview, here(request)));
    const options = {
      siteUrl: siteUrl(request),
      hasReport: service.report !== undefined,
      lang: parametersOf(request).get("lang"),
      failure,
    };
    return page(request, reply, listPage(viewOf(request), previews, options));
  };
  const exchange = (request: FastifyRequest, reply: FastifyReply, failure?: FormFailure) =>
    page(request, reply, exchangePage(viewOf(request), baseUrlOf(request, app.prefix), failure));
  const document = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    { unsaved, failure }: { readonly unsaved?: Unsaved; readonly failure?: FormFailure } = {},
  ) => {
    const opened = actions.open(id);
    const state = { status: store.open(id)?.status ?? "published", choices: await choices(), failure };
    return page(request, reply, documentPage(viewOf(request), opened, state, unsaved));
  };
  return {
    viewOf,
    here,
    choices,
    page,
    list: (request: FastifyRequest, reply: FastifyReply) => list(request, reply),
    exchange: (request: FastifyRequest, reply: FastifyReply) => exchange(request, reply),
    document,
    redirect(request: FastifyRequest, reply: FastifyReply, { to, notice, at, published }: FormResult) {
      const query = new URLSearchParams({ notice, ...(published && { published: reports.keep(published) }) });
      return reply.redirect(`${viewOf(request).root}${to}?${query}${at ? `#${at}` : ""}`, 303);
    },
    /** Shows the page of a form again, with what is wrong beside its input, and what was sent. */
    refuse(request: FastifyRequest, reply: FastifyReply, action: string, error: unknown) {
      if (!(error instanceof Problem) || error.status === 415) throw error;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const failure = { error: error.message, field: error.field, form };
      const id = form.get("id") ?? "";
      reply.code(error.status);
      if (action === "announce" || action === "acknowledge") return exchange(request, reply, failure);
      return store.open(id) ? document(request, reply, id, { failure }) : list(request, reply, failure);
    },
  };
}

/** What the last publishes have done: a page that is loaded again shows it again. */
function publishReports() {
  const reports = new Map<string, PublishReport>();
  return {
    keep(report: PublishReport): string {
      const name = newIdentifier();
      reports.set(name, report);
      for (const oldest of [...reports.keys()].slice(0, -MAX_REPORTS)) reports.delete(oldest);
      return name;
    },
    find: (name: string | null) => reports.get(name ?? ""),
  };
}
