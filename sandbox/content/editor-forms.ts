import { titleOf } from "./document.ts";
import type { EditorActions } from "./editor-actions.ts";
import { Problem } from "./errors.ts";
import type { SandboxStore } from "./store.ts";

/** Where to redirect after a form, relative to the editor's address, and the notice to show there. */
export interface FormResult {
  readonly to: string;
  readonly notice: string;
  /** What to show of that page. Default: its beginning. */
  readonly at?: string | undefined;
}

type Submit = (form: URLSearchParams, apiUrl: string) => Promise<FormResult> | FormResult;

/** The editor's forms by name: each runs an action and returns where to redirect. */
export function editorForms(
  store: SandboxStore,
  actions: EditorActions,
): (name: string, form: URLSearchParams, apiUrl: string) => Promise<FormResult> {
  // A deleted document has no page, so the list is shown.
  const publishedAddress = (id: string) => (store.open(id) ? addressOf(id) : "");
  const forms = new Map(
    Object.entries<Submit>({
      create: (form) => {
        const document = actions.create({
          type: fieldOf(form, "type"),
          uid: form.get("uid") || null,
          data: {},
        });
        return { to: addressOf(document.id), notice: "The draft has been created." };
      },
      publish: async (form, apiUrl) => {
        const id = form.get("id");
        const { documents } = await actions.publish(id === null ? undefined : [id], apiUrl);
        return { to: id === null ? "" : publishedAddress(id), notice: `Published: ${documents.length}.` };
      },
      discard: (form) => {
        actions.discard(fieldOf(form, "id"));
        return { to: publishedAddress(fieldOf(form, "id")), notice: "The draft has been discarded." };
      },
      delete: (form) => {
        actions.remove(fieldOf(form, "id"));
        return {
          to: publishedAddress(fieldOf(form, "id")),
          notice: "The document will be gone with the next publish.",
        };
      },
      expire: (form) => {
        store.expirePreview(fieldOf(form, "token"));
        return { to: "", notice: "The preview has expired." };
      },
      acknowledge: (form) => {
        const document = store.awaited.find(({ id }) => id === form.get("id"));
        const reference = document?.data.exchange_reference;
        if (!document || typeof reference !== "string" || reference === "")
          throw new Problem(
            409,
            "Nothing to acknowledge",
            "The document does not wait, or has no reference.",
          );
        store.exchange.announce({ reference, title: titleOf(document), kind: "", isPriceSensitive: true });
        return { to: "/exchange", notice: `The exchange has released ${reference}.` };
      },
      announce: (form) => {
        const reference = fieldOf(form, "reference");
        store.exchange.announce({
          reference,
          title: fieldOf(form, "title"),
          kind: form.get("kind") ?? "",
          isPriceSensitive: form.has("price-sensitive"),
        });
        return { to: "/exchange", notice: `The exchange has released ${reference}.` };
      },
    }),
  );
  return async (name, form, apiUrl) => {
    const submit = forms.get(name);
    if (!submit) throw new Problem(404, "Unknown action", `There is no action ${name}.`);
    return await submit(form, apiUrl);
  };
}

/** The address of a document's page, relative to the editor's. */
export function addressOf(id: string): string {
  return `/documents/${encodeURIComponent(id)}`;
}

/** A required field of a form. */
export function fieldOf(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw new Problem(422, "Invalid request", `The field ${name} is missing.`);
  return value;
}
