import type { Difference } from "./differences.ts";
import { type ContentDocument, titleOf, versionOf } from "./document.ts";
import type { Choices } from "./editor-choices.ts";
import { formFieldsOf, withoutFields } from "./editor-fields.ts";
import { fieldInput } from "./editor-inputs.ts";
import { baseOf } from "./editor-typed.ts";
import { page, type View } from "./editor-views.ts";
import { type Html, html } from "./html.ts";
import type { DocumentStatus } from "./store.ts";

/** Input that could not be saved, and the reason. */
export interface Unsaved {
  readonly form: URLSearchParams;
  readonly error: string;
  /** The differences to a version that another editor has saved meanwhile. */
  readonly differences: readonly Difference[];
}

/** The page of a document: a form for its fields, and JSON for everything else. */
export function documentPage(
  view: View,
  document: ContentDocument,
  { status, choices }: { readonly status: DocumentStatus; readonly choices: Choices },
  unsaved?: Unsaved,
): string {
  const action = (name: string) => `${view.root}/actions/${name}`;
  const button = (name: string, label: string) => html`
    <form class="row" method="post" action="${action(name)}"><input type="hidden" name="id" value="${document.id}"><button>${label}</button></form>`;
  const draft = status !== "published";
  return page(
    view,
    titleOf(document),
    html`
      <p><a href="${view.root}">All documents</a></p>
      <p>${document.type}, id <code>${document.id}</code>, ${status}.</p>
      ${unsaved && html`<p role="alert" id="error">${unsaved.error}</p>`}
      ${unsaved && unsaved.differences.length > 0 && differenceTable(unsaved.differences)}
      ${documentForm(view, document, choices, unsaved)}
      ${button("preview", "Preview")}
      ${draft && button("publish", "Publish this document")}
      ${draft && button("discard", "Discard the draft")}
      ${status !== "deleted" && button("delete", "Delete")}`,
  );
}

function documentForm(
  { store, root }: View,
  document: ContentDocument,
  choices: Choices,
  unsaved: Unsaved | undefined,
): Html {
  const data = unsaved ? baseOf(unsaved.form, document) : document.data;
  const fields = formFieldsOf(store.models, { ...document, data });
  const { lang, tags } = document;
  const rest = JSON.stringify({ lang, tags, data: withoutFields(data, fields) }, undefined, 2);
  const uid = unsaved?.form.get("uid") ?? document.uid;
  const inputs = { choices, typed: unsaved?.form };
  return html`<form method="post" action="${root}/actions/save" data-save>
    <p class="save"><button>Save draft</button></p>
    <input type="hidden" name="id" value="${document.id}">
    <input type="hidden" name="version" value="${versionOf(document)}">
    <input type="hidden" name="base" value="${JSON.stringify(data)}">
    ${!store.models.isSingle(document.type) && html`<label for="uid">UID</label><input class="wide" id="uid" name="uid" value="${uid ?? ""}">`}
    ${fields.map((field) => fieldInput(inputs, field, data[field.name] ?? null))}
    <label for="json">Everything else (JSON; Ctrl+S saves)</label>
    <textarea id="json" name="json" spellcheck="false"${unsaved && html` aria-invalid="true" aria-describedby="error"`}>
${unsaved?.form.get("json") ?? rest}</textarea>
  </form>`;
}

function differenceTable(differences: readonly Difference[]): Html {
  return html`<table>
    <thead><tr><th scope="col">Field</th><th scope="col">Saved meanwhile</th><th scope="col">Yours</th></tr></thead>
    <tbody>${differences.map(
      ({ field, theirs, mine }) =>
        html`<tr><td><code>${field}</code></td><td>${shown(theirs)}</td><td>${shown(mine)}</td></tr>`,
    )}</tbody></table>`;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
