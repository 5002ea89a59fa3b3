import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContentProblem } from "../../src/domain/report/content-report.ts";
import { baseUrlOf, parametersOf } from "./addresses.ts";
import type { EditorActions } from "./editor-actions.ts";
import { openChoices } from "./editor-choices.ts";
import { documentPage } from "./editor-document.ts";
import { exchangePage } from "./editor-exchange.ts";
import { addressOf, editorForms, type FormResult, fieldOf } from "./editor-forms.ts";
import { saveForm } from "./editor-save.ts";
import { listPage, page, type View } from "./editor-views.ts";
import { Problem } from "./errors.ts";
import { type Html, html } from "./html.ts";
import type { Service } from "./service.ts";
import { SHARED_SESSION } from "./toolbar/routes.ts";

/** The editor's pages, under `/editor`: HTML forms, whose responses redirect to a page. */
export function registerEditorPage(app: FastifyInstance, service: Service, actions: EditorActions): void {
  const { store } = service;
  const rootOf = (request: FastifyRequest) => `${baseUrlOf(request, app.prefix)}/editor`;
  const here = (request: FastifyRequest) => ({
    editorUrl: rootOf(request),
    siteUrl: service.siteUrl(request),
  });
  const submit = editorForms(store, actions);
  const choices = openChoices(service);

  const send = (request: FastifyRequest, reply: FastifyReply, show: (view: View) => string) => {
    const nonce = randomBytes(12).toString("base64url");
    const notice = parametersOf(request).get("notice") ?? undefined;
    return reply
      .header("cache-control", "no-store")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${new URL(service.siteUrl(request)).origin}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type("text/html; charset=utf-8")
      .send(show({ store, root: rootOf(request), nonce, notice }));
  };

  app.get("/editor", (request, reply) => {
    const previews = store.previews.map((preview) => actions.previewLinks(preview, here(request)));
    const { siteUrl } = here(request);
    return send(request, reply, (view) =>
      listPage(view, previews, { siteUrl, hasReport: service.report !== undefined }),
    );
  });

  app.get("/editor/report", async (request, reply) => {
    const { report, media } = service;
    if (!report)
      throw new Problem(404, "No report", "Only the sandbox within the site knows what the site shows.");
    const names = await media.names();
    const problems = await store.readDrafts((ref) => report(ref, names));
    return send(request, reply, (view) => reportPage(view, problems));
  });

  app.get("/editor/exchange", (request, reply) => {
    return send(request, reply, (view) => exchangePage(view, baseUrlOf(request, app.prefix)));
  });

  const stateOf = async (id: string) => ({
    status: store.open(id)?.status ?? "published",
    choices: await choices(),
  });

  app.get<{ Params: { id: string } }>("/editor/documents/:id", async (request, reply) => {
    const { id } = request.params;
    const document = actions.open(id);
    const state = await stateOf(id);
    return send(request, reply, (view) => documentPage(view, document, state));
  });

  // The site only gives the toolbar: that finds the session in the address, which a redirect keeps, and sets the cookie.
  app.get<{ Params: { id: string } }>("/editor/share/:id", (request, reply) => {
    const preview = store.previews.find(({ id }) => id === request.params.id);
    if (!preview) throw new Problem(404, "Preview not found", "No preview has this link.");
    return reply.redirect(`${service.siteUrl(request)}/api/toolbar#${SHARED_SESSION}=${preview.id}`, 302);
  });

  app.post("/editor/actions/save", async (request, reply) => {
    const form = formOf(request);
    const id = fieldOf(form, "id");
    const saved = saveForm(actions, store.models, form, await choices());
    if (!("error" in saved)) {
      const notice = "The draft has been saved.";
      return redirect(request, reply, { to: addressOf(id), notice, at: saved.at });
    }
    const state = await stateOf(id);
    reply.code(saved.status);
    return send(request, reply, (view) => documentPage(view, actions.open(id), state, saved));
  });

  app.post("/editor/actions/preview", (request, reply) => {
    const documentId = formOf(request).get("id") ?? undefined;
    if (documentId === undefined) {
      actions.preview(here(request));
      return redirect(request, reply, { to: "", notice: "The preview is in the list below." });
    }
    return reply.redirect(actions.preview(here(request), documentId).url, 303);
  });

  app.post<{ Params: { name: string } }>("/editor/actions/:name", async (request, reply) => {
    const { name } = request.params;
    return redirect(
      request,
      reply,
      await submit(name, formOf(request), `${baseUrlOf(request, app.prefix)}/api/v2`),
    );
  });

  const redirect = (request: FastifyRequest, reply: FastifyReply, { to, notice, at }: FormResult) =>
    reply.redirect(`${rootOf(request)}${to}?${new URLSearchParams({ notice })}${at ? `#${at}` : ""}`, 303);
}

function formOf(request: FastifyRequest): URLSearchParams {
  if (request.body instanceof URLSearchParams) return request.body;
  throw new Problem(415, "Not a form", "Expected application/x-www-form-urlencoded.");
}

/** The content report, as if all drafts were published. */
function reportPage(view: View, problems: readonly ContentProblem[]): string {
  const [errors, warnings] = (["error", "warning"] as const).map((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  return page(
    view,
    "Content report",
    html`
      <p><a href="${view.root}">All documents</a></p>
      <p>The report includes all drafts, as if they were published.</p>
      ${section(view, "Errors: visitors miss something", errors)}
      ${section(view, "Warnings: it may be intended", warnings)}
      ${problems.length === 0 && html`<p>There are no problems.</p>`}`,
  );
}

function section(
  { store, root }: View,
  title: string,
  problems: readonly ContentProblem[] = [],
): Html | false {
  const rows = problems.map(({ document, type, field, problem }) => {
    const name = store.open(document)
      ? html`<a href="${root}/documents/${encodeURIComponent(document)}">${document}</a>`
      : document;
    return html`<tr><td>${name}</td><td>${type}</td><td>${problem}</td><td><code>${field}</code></td></tr>`;
  });
  return (
    rows.length > 0 &&
    html`<h2>${title} (${rows.length})</h2>
      <table>
        <thead><tr><th scope="col">Document</th><th scope="col">Type</th><th scope="col">Problem</th><th scope="col">Field</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>`
  );
}
