import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MISSING } from "../../src/domain/content/content-loss.ts";
import { baseUrlOf, parametersOf } from "./addresses.ts";
import { titleOf } from "./document.ts";
import type { EditorActions } from "./editor-actions.ts";
import { fileNameOf, openChoices } from "./editor-choices.ts";
import { fieldOf, saveForm, type Unsaved } from "./editor-save.ts";
import {
  documentOf,
  documentPage,
  type EditorPage,
  exchangePage,
  listPage,
  reportPage,
} from "./editor-views.ts";
import { Problem } from "./errors.ts";
import type { Service, WithId } from "./service.ts";
import type { SandboxStore } from "./store.ts";
import { SHARED_SESSION } from "./toolbar/routes.ts";
import { keep } from "./write-apis.ts";

/** The editor's pages, under `/editor`: HTML forms, whose responses redirect to a page. */
export function registerEditorPage(app: FastifyInstance, service: Service, actions: EditorActions): void {
  const { store, siteUrl } = service;
  const viewOf = (request: FastifyRequest) => ({ store, root: `${baseUrlOf(request, app.prefix)}/editor` });
  const here = (request: FastifyRequest) => ({ editorUrl: viewOf(request).root, siteUrl: siteUrl(request) });
  const send = (request: FastifyRequest, reply: FastifyReply, page: EditorPage) => {
    const nonce = randomBytes(12).toString("base64url");
    const { origin } = new URL(siteUrl(request));
    return reply
      .header("cache-control", "no-store")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type("text/html; charset=utf-8")
      .send(documentOf(page, nonce, parametersOf(request).get("notice")));
  };
  const redirect = (request: FastifyRequest, reply: FastifyReply, { to, notice, at }: FormResult) => {
    const query = new URLSearchParams({ notice });
    return reply.redirect(`${viewOf(request).root}${to}?${query}${at ? `#${at}` : ""}`, 303);
  };
  const choices = openChoices(service);
  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    unsaved?: Unsaved,
  ) => {
    const document = actions.open(id);
    const state = { status: store.open(id)?.status ?? "published", choices: await choices() };
    return send(request, reply, documentPage(viewOf(request), document, state, unsaved));
  };

  app.get("/editor", (request, reply) => {
    const previews = store.previews.list().map((preview) => actions.previewLinks(preview, here(request)));
    const options = { siteUrl: siteUrl(request), hasReport: service.report !== undefined };
    return send(request, reply, listPage(viewOf(request), previews, options));
  });
  app.get("/editor/report", async (request, reply) =>
    send(request, reply, reportPage(viewOf(request), await problemsOf(service))),
  );
  app.get("/editor/exchange", (request, reply) =>
    send(request, reply, exchangePage(viewOf(request), baseUrlOf(request, app.prefix))),
  );
  app.get<WithId>("/editor/documents/:id", (request, reply) =>
    sendDocument(request, reply, request.params.id),
  );
  // The site only gives the toolbar: that finds the session in the address, which a redirect keeps, and sets the cookie.
  app.get<WithId>("/editor/share/:id", (request, reply) => {
    const preview = store.previews.list().find(({ id }) => id === request.params.id);
    if (!preview) throw new Problem(404, "Preview not found", "No preview has this link.");
    return reply.redirect(`${siteUrl(request)}/api/toolbar#${SHARED_SESSION}=${preview.id}`, 302);
  });

  app.post("/editor/actions/save", async (request, reply) => {
    const form = formOf(request);
    const id = fieldOf(form, "id");
    const saved = saveForm(actions, store.models, form, await choices());
    if ("error" in saved) return sendDocument(request, reply.code(saved.status), id, saved);
    return redirect(request, reply, { ...saved, to: addressOf(id), notice: "The draft has been saved." });
  });
  app.post("/editor/actions/preview", (request, reply) => {
    const documentId = formOf(request).get("id") ?? undefined;
    const { url } = actions.preview(here(request), documentId);
    if (documentId !== undefined) return reply.redirect(url, 303);
    return redirect(request, reply, { to: "", notice: "The preview is in the list below." });
  });
  app.post("/editor/actions/upload", async (request, reply) => {
    const file = request.body instanceof FormData ? request.body.get("file") : undefined;
    return redirect(request, reply, await uploaded(file, service));
  });
  const submits = submitsOf(store, actions);
  app.post<{ Params: { name: string } }>("/editor/actions/:name", async (request, reply) => {
    const submit = submits.get(request.params.name);
    if (!submit) throw new Problem(404, "Unknown action", `There is no action ${request.params.name}.`);
    const apiUrl = `${baseUrlOf(request, app.prefix)}/api/v2`;
    return redirect(request, reply, await submit(formOf(request), apiUrl));
  });
}

async function problemsOf({ store, report, media }: Service) {
  if (!report)
    throw new Problem(404, "No report", "Only the sandbox within the site knows what the site shows.");
  const names = await media.names();
  return store.readDrafts((ref) => report(ref, names));
}

async function uploaded(file: unknown, service: Service): Promise<FormResult> {
  if (!(file instanceof File) || file.size === 0)
    throw new Problem(422, "No file", "Choose a file to upload first.");
  const { url } = await keep(file, service);
  return { to: "", notice: `Uploaded as ${fileNameOf({ url })}.` };
}

/** Where to redirect after a form, relative to the editor's address, and the notice to show there. */
interface FormResult {
  readonly to: string;
  readonly notice: string;
  /** What to show of that page. Default: its beginning. */
  readonly at?: string | undefined;
}

type Submit = (form: URLSearchParams, apiUrl: string) => Promise<FormResult> | FormResult;

/** The editor's other forms by name: each runs an action. */
function submitsOf(store: SandboxStore, actions: EditorActions): ReadonlyMap<string, Submit> {
  // A deleted document has no page, so the list is shown.
  const back = (id: string, notice: string) => ({ to: store.open(id) ? addressOf(id) : "", notice });
  const release = (announcement: Parameters<typeof store.exchange.announce>[0]) => {
    store.exchange.announce(announcement);
    return { to: "/exchange", notice: `The exchange has released ${announcement.reference}.` };
  };
  return new Map(
    Object.entries<Submit>({
      create: (form) => {
        const uid = form.get("uid") || null;
        const { id } = actions.create({ type: fieldOf(form, "type"), uid, data: {} });
        return back(id, "The draft has been created.");
      },
      publish: async (form, apiUrl) => {
        const id = form.get("id");
        const { documents, problem } = await actions.publish(id === null ? undefined : [id], apiUrl);
        const answer = problem === undefined ? "" : ` But the site says: ${problem}`;
        return back(id ?? "", `Published: ${documents.length}.${answer}`);
      },
      discard: (form) => {
        actions.discard(fieldOf(form, "id"));
        return back(fieldOf(form, "id"), "The draft has been discarded.");
      },
      delete: (form) => {
        const id = fieldOf(form, "id");
        const { type } = actions.open(id);
        actions.remove(id);
        const problem = type === "home" || type === "site-options" ? ` Then: ${MISSING[type]}` : "";
        return back(id, `The document will be gone with the next publish.${problem}`);
      },
      expire: (form) => {
        store.previews.expire(fieldOf(form, "token"));
        return { to: "", notice: "The preview has expired." };
      },
      acknowledge: (form) => {
        const document = store.awaited.find(({ id }) => id === form.get("id"));
        const { exchange_reference: reference } = document?.data ?? {};
        if (document && typeof reference === "string" && reference !== "")
          return release({ reference, title: titleOf(document), kind: "", isPriceSensitive: true });
        const detail = "The document does not wait, or has no reference.";
        throw new Problem(409, "Nothing to acknowledge", detail);
      },
      announce: (form) =>
        release({
          reference: fieldOf(form, "reference"),
          title: fieldOf(form, "title"),
          kind: form.get("kind") ?? "",
          isPriceSensitive: form.has("price-sensitive"),
        }),
    }),
  );
}

/** The address of a document's page, relative to the editor's. */
function addressOf(id: string): string {
  return `/documents/${encodeURIComponent(id)}`;
}

function formOf(request: FastifyRequest): URLSearchParams {
  if (request.body instanceof URLSearchParams) return request.body;
  throw new Problem(415, "Not a form", "Expected application/x-www-form-urlencoded.");
}
