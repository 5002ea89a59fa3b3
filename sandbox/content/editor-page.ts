import type { FastifyInstance, FastifyRequest } from "fastify";
import { MISSING } from "../../src/domain/content/content-loss.ts";
import { baseUrlOf } from "./addresses.ts";
import { titleOf } from "./document.ts";
import type { EditorActions } from "./editor-actions.ts";
import { fileNameOf } from "./editor-choices.ts";
import { editorReplies, type FormResult } from "./editor-replies.ts";
import { fieldOf, saveForm } from "./editor-save.ts";
import { reportPage } from "./editor-views.ts";
import { Problem } from "./errors.ts";
import type { Service, WithId } from "./service.ts";
import type { SandboxStore } from "./store.ts";
import { SHARED_SESSION } from "./toolbar/routes.ts";
import { storeUpload } from "./write-apis.ts";

/** The editor's pages, under `/editor`: HTML forms, whose responses redirect to a page. */
export function registerEditorPage(app: FastifyInstance, service: Service, actions: EditorActions): void {
  const { store, siteUrl } = service;
  const replies = editorReplies(app, service, actions);
  app.get("/editor", replies.list);
  app.get("/editor/report", async (request, reply) =>
    replies.page(request, reply, reportPage(replies.viewOf(request), await problemsOf(service))),
  );
  app.get("/editor/exchange", replies.exchange);
  app.get<WithId>("/editor/documents/:id", (request, reply) =>
    replies.document(request, reply, request.params.id),
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
    const saved = saveForm(actions, store.models, form, await replies.choices());
    if ("error" in saved) return replies.document(request, reply.code(saved.status), id, { unsaved: saved });
    return replies.redirect(request, reply, {
      ...saved,
      to: addressOf(id),
      notice: "The draft has been saved.",
    });
  });
  app.post("/editor/actions/preview", (request, reply) => {
    const documentId = formOf(request).get("id") ?? undefined;
    const { url } = actions.preview(replies.here(request), documentId);
    if (documentId !== undefined) return reply.redirect(url, 303);
    return replies.redirect(request, reply, { to: "", notice: "The preview is in the list below." });
  });
  app.post("/editor/actions/upload", async (request, reply) => {
    const file = request.body instanceof FormData ? request.body.get("file") : undefined;
    try {
      return replies.redirect(request, reply, await uploaded(file, service));
    } catch (error) {
      return replies.refuse(request, reply, "upload", error);
    }
  });
  const submits = submitsOf(store, actions);
  app.post<{ Params: { name: string } }>("/editor/actions/:name", async (request, reply) => {
    const submit = submits.get(request.params.name);
    if (!submit) throw new Problem(404, "Unknown action", `There is no action ${request.params.name}.`);
    const apiUrl = `${baseUrlOf(request, app.prefix)}/api/v2`;
    try {
      return replies.redirect(request, reply, await submit(formOf(request), apiUrl));
    } catch (error) {
      return replies.refuse(request, reply, request.params.name, error);
    }
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
    throw new Problem(422, "No file", "Choose a file to upload first.", { field: "file" });
  const { url } = await storeUpload(file, service);
  return { to: "", notice: `Uploaded as ${fileNameOf({ url })}.` };
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
        const lang = form.get("new-lang") ?? undefined;
        const { id } = named({ lang: "new-lang" }, () =>
          actions.create({ type: fieldOf(form, "type"), uid, lang, data: {} }),
        );
        return back(id, "The draft has been created.");
      },
      translate: (form) => {
        const original = fieldOf(form, "id");
        const translation = {
          lang: fieldOf(form, "translation-lang"),
          uid: form.get("translation-uid") || undefined,
        };
        const { id } = named({ lang: "translation-lang", uid: "translation-uid" }, () =>
          actions.translate(original, translation),
        );
        return back(id, "The translation is a draft with the content of the original.");
      },
      publish: async (form, apiUrl) => {
        const id = form.get("id");
        const ids = id === null ? undefined : [id];
        const { documents, problem, report } = await actions.publish(ids, apiUrl);
        const answer = problem === undefined ? "" : ` But the site says: ${problem}`;
        return { ...back(id ?? "", `Published: ${documents.length}.${answer}`), published: report };
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

/** What an action returns. What is wrong with a field of it is wrong with an input of the form, by the field's name. */
function named<T>(inputs: Readonly<Record<string, string>>, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const input = error instanceof Problem ? inputs[error.field ?? ""] : undefined;
    throw error instanceof Problem && input !== undefined ? error.of(input) : error;
  }
}

/** The address of a document's page, relative to the editor's. */
function addressOf(id: string): string {
  return `/documents/${encodeURIComponent(id)}`;
}

function formOf(request: FastifyRequest): URLSearchParams {
  if (request.body instanceof URLSearchParams) return request.body;
  throw new Problem(415, "Not a form", "Expected application/x-www-form-urlencoded.");
}
