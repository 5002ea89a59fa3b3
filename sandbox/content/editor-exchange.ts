import { type ContentDocument, titleOf } from "./document.ts";
import { EDITORS_PLACE, localTime } from "./editor-fields.ts";
import { page, type View } from "./editor-views.ts";
import { type Html, html } from "./html.ts";

/**
 * What waits for the exchange, and what it has released.
 *
 * @param base - Address of the sandbox.
 */
export function exchangePage(view: View, base: string): string {
  const { store, root } = view;
  const { exchange, awaited } = store;
  const rows = exchange.announcements.map(
    ({ reference, title, kind, isPriceSensitive, releasedAt }) =>
      html`<tr><td>${localTime(releasedAt).replace("T", " ")}</td><td>${reference}</td><td>${title}</td><td>${kind}</td><td>${isPriceSensitive ? "yes" : "no"}</td></tr>`,
  );
  return page(
    view,
    "Exchange",
    html`
      <p><a href="${root}">All documents</a></p>
      <p>A pretended exchange. The site reads its list at <code>${base}/exchange/announcements.xml</code>.</p>
      <h2>Documents that wait</h2>
      ${awaited.length === 0 && html`<p>No published document waits for the exchange.</p>`}
      ${
        awaited.length > 0 &&
        html`<table>
        <thead><tr><th scope="col">Type</th><th scope="col">Title</th><th scope="col">Reference</th><th scope="col">Action</th></tr></thead>
        <tbody>${awaited.map((document) => awaitedRow(root, document))}</tbody></table>`
      }
      <h2>Any announcement</h2>
      <form class="row" method="post" action="${root}/actions/announce">
        <div><label for="reference">Reference</label><input id="reference" name="reference" required></div>
        <div><label for="title">Title</label><input id="title" name="title" required></div>
        <div><label for="kind">Kind</label><input id="kind" name="kind"></div>
        <label><input type="checkbox" name="price-sensitive" value="yes"> Price-sensitive</label>
        <button>Release</button>
      </form>
      <h2>Announcements (${rows.length})</h2>
      <table>
        <thead><tr><th scope="col">Released (${EDITORS_PLACE} time)</th><th scope="col">Reference</th><th scope="col">Title</th><th scope="col">Kind</th><th scope="col">Price-sensitive</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>`,
  );
}

function awaitedRow(root: string, document: ContentDocument): Html {
  const { id, type, data } = document;
  const title = titleOf(document);
  const reference = typeof data.exchange_reference === "string" ? data.exchange_reference : "";
  const form = html`<form method="post" action="${root}/actions/acknowledge"><input type="hidden" name="id" value="${id}"><button>Acknowledge ${title}</button></form>`;
  return html`<tr><td>${type}</td><td><a href="${root}/documents/${encodeURIComponent(id)}">${title}</a></td><td>${reference || "none yet"}</td><td>${reference !== "" && form}</td></tr>`;
}
