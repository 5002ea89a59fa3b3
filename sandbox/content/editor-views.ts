import { brand } from "../../brand/brand.ts";
import { type ContentDocument, titleOf } from "./document.ts";
import type { PreviewLinks } from "./editor-actions.ts";
import { Html, html } from "./html.ts";
import type { DocumentStatus, SandboxStore } from "./store.ts";

/** Data for all pages of the editor. */
export interface View {
  readonly store: SandboxStore;
  /** The address of the editor, without a trailing slash. */
  readonly root: string;
  /** Nonce of this response's inline style and script. */
  readonly nonce: string;
  /** Result of the last action. */
  readonly notice: string | undefined;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 68rem; padding: 1rem 1.5rem 4rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #8884; padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top }
  textarea { box-sizing: border-box; font: 14px/1.45 ui-monospace, monospace; tab-size: 2; width: 100% }
  #json { min-height: 20rem }
  .StructuredText, .Lines { font: inherit }
  fieldset { border: 1px solid #8884; border-radius: 4px; margin: 1rem 0; min-width: 0; padding: .5rem 1rem }
  legend { font-weight: 600 }
  select { max-width: 100% }
  .save { background: Canvas; inset-block-start: 0; margin: 0; padding-block: .5rem; position: sticky; z-index: 1 }
  .wide { box-sizing: border-box; width: 100% }
  .beside { display: inline }
  small { display: block; opacity: .75 }
  input, select, button, textarea { border: 1px solid #888; border-radius: 4px; font-size: 1rem; padding: .35rem .6rem }
  label { display: block; margin: .75rem 0 .25rem }
  form.row { align-items: end; display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 }
  td form { display: inline }
  code { overflow-wrap: anywhere }
  [role=status] { border-inline-start: 4px solid #06c; padding: .5rem 1rem }
  [role=alert] { border-inline-start: 4px solid #c00; padding: .5rem 1rem }
  :focus-visible { outline: 3px solid #06c; outline-offset: 2px }
`;

// Saves with Ctrl+S (or Command+S).
const SCRIPT = `
  addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    document.querySelector("form[data-save]")?.requestSubmit();
  });
`;

/** The list of documents, and what can be done with all of them. */
export function listPage(
  view: View,
  previews: readonly PreviewLinks[],
  { siteUrl, hasReport }: { readonly siteUrl: string; readonly hasReport: boolean },
): string {
  const { store, root } = view;
  const documents = store.list();
  const drafts = new Set(store.drafts);
  return page(
    view,
    "Content sandbox",
    html`
      <p>Repository <strong>${store.repository}</strong>, ${documents.length} documents, master ref <code>${store.master.ref}</code>.</p>
      ${exposed(view)}
      <p><a href="${root}/exchange">Exchange: documents that wait for it, and its announcements</a></p>
      ${hasReport && html`<p><a href="${root}/report">Content report: problems to fix before you publish</a></p>`}
      <form class="row" method="post" action="${root}/actions/publish"><button${drafts.size === 0 && html` disabled`}>Publish all ${drafts.size} drafts</button></form>
      <h2>Previews</h2>
      <p>Pages of the site: <a href="${siteUrl}/api/toolbar">with the toolbar</a>, <a href="${siteUrl}/api/exit-toolbar">without the toolbar</a></p>
      <form class="row" method="post" action="${root}/actions/preview"><button>Preview all drafts</button></form>
      ${previews.length > 0 && previewTable(view, previews)}
      <h2>Media</h2>
      <form class="row" method="post" enctype="multipart/form-data" action="${root}/actions/upload">
        <div><label for="file">Image or file</label><input type="file" id="file" name="file" required></div>
        <button>Upload</button>
      </form>
      <h2>New document</h2>
      <form class="row" method="post" action="${root}/actions/create">
        <div><label for="type">Type</label><select id="type" name="type">${[...store.types].sort().map((type) => html`<option>${type}</option>`)}</select></div>
        <div><label for="uid">UID (leave empty for a single document)</label><input id="uid" name="uid" pattern="[a-z0-9][a-z0-9_\\-]*"></div>
        <button>Create draft</button>
      </form>
      <h2>Documents</h2>
      <table>
        <thead><tr><th scope="col">Title</th><th scope="col">Type</th><th scope="col">UID</th><th scope="col">State</th></tr></thead>
        <tbody>${documents.map(({ document, status }) => documentRow(root, document, status))}</tbody>
      </table>`,
  );
}

/** The documents that anybody reads at the content API, though visitors of the site do not see them yet. */
function exposed({ store, root }: View): Html | false {
  if (store.accessToken !== undefined || store.waiting.length === 0) return false;
  const links = store.waiting.map(
    (document) =>
      html`<li><a href="${root}/documents/${encodeURIComponent(document.id)}">${titleOf(document)}</a></li>`,
  );
  return html`<p role="alert">The repository is not private: anybody can read what is under an embargo at its API.</p><ul>${links}</ul>`;
}

function documentRow(root: string, document: ContentDocument, status: DocumentStatus): Html {
  const address = `${root}/documents/${encodeURIComponent(document.id)}`;
  return html`<tr><td><a href="${address}">${titleOf(document)}</a></td><td>${document.type}</td><td>${document.uid ?? ""}</td><td>${status}</td></tr>`;
}

function previewTable({ root }: View, previews: readonly PreviewLinks[]): Html {
  return html`<table>
    <thead><tr><th scope="col">Token and cookie</th><th scope="col">Open</th><th scope="col">State</th></tr></thead>
    <tbody>${previews.map(
      ({ id, token, url, shareUrl, cookie, expired }) => html`<tr>
        <td><code>${token}</code><br><code>${cookie}</code></td>
        <td><a href="${url}">Preview ${id.slice(0, 4)}</a><br><a href="${shareUrl}">Share link ${id.slice(0, 4)}</a></td>
        <td>${expired ? "expired" : html`<form method="post" action="${root}/actions/expire"><input type="hidden" name="token" value="${token}"><button>Expire ${id.slice(0, 4)}</button></form>`}</td>
      </tr>`,
    )}</tbody></table>`;
}

/** A page of the editor. */
export function page({ nonce, notice }: View, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${brand.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${new Html(STYLE)}</style></head>
<body><main><h1>${title}</h1>${notice !== undefined && html`<p role="status">${notice}</p>`}${body}</main><script nonce="${nonce}">${new Html(SCRIPT)}</script></body>
</html>`.markup;
}
