import { brand } from "../../brand/brand.ts";
import type { NamedProblem } from "../../src/domain/report/editors-words.ts";
import type { PublishReport } from "../../src/domain/report/publish-report.ts";
import { type ContentDocument, titleOf, versionOf } from "./document.ts";
import type { PreviewLinks } from "./editor-actions.ts";
import type { Choices } from "./editor-choices.ts";
import { inputsOf } from "./editor-fields.ts";
import { EDITORS_PLACE, localTime } from "./editor-inputs.ts";
import { languageViews } from "./editor-languages.ts";
import { baseOf, type Unsaved } from "./editor-save.ts";
import { type FormFailure, failureAbove, failureBelow, sent } from "./form-failure.ts";
import { type Html, html, htmlPage, table } from "./html.ts";
import { publishView } from "./publish-view.ts";
import type { DocumentStatus, SandboxStore } from "./store.ts";

/** Data for all pages of the editor. */
interface View {
  readonly store: SandboxStore;
  /** The address of the editor, without a trailing slash. */
  readonly root: string;
}

export interface EditorPage {
  readonly title: string;
  readonly body: Html;
}

interface Done {
  readonly notice: string | null;
  /** What a publish has done. */
  readonly published: PublishReport | undefined;
  /** The address of the editor. */
  readonly root: string;
}

// Saves with Ctrl+S (or Command+S).
const SCRIPT = `
  addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    document.querySelector("form[data-save]")?.requestSubmit();
  });
`;

/** A page as a document, below what has just been done. */
export function documentOf(page: EditorPage, nonce: string, { notice, published, root }: Done): string {
  const report = published && publishView(published, (id, words) => linkTo(root, id, words));
  const body = html`${notice !== null && html`<p role="status">${notice}</p>`}${report}${page.body}`;
  return htmlPage({ ...page, body, lang: brand.locale, nonce, script: SCRIPT });
}

function linkTo(root: string, id: string, words: string): Html {
  return html`<a href="${root}/documents/${encodeURIComponent(id)}">${words}</a>`;
}

/** A button that runs an action with one value. */
function actionButton(
  root: string,
  action: string,
  words: string,
  [name, value]: readonly [string, string],
): Html {
  return html`<form class="row" method="post" action="${root}/actions/${action}"><input type="hidden" name="${name}" value="${value}"><button>${words}</button></form>`;
}

interface ListOptions {
  readonly siteUrl: string;
  readonly hasReport: boolean;
  /** The language in which documents are listed. Default: all. */
  readonly lang: string | null;
  /** The failure of one of its forms. */
  readonly failure?: FormFailure | undefined;
}

/** The list of documents, and what can be done with all of them. */
export function listPage(
  view: View,
  previews: readonly PreviewLinks[],
  { siteUrl, hasReport, lang, failure }: ListOptions,
): EditorPage {
  const { store, root } = view;
  const languages = languageViews(view);
  const listed = languages.listed(lang);
  const documents = store.list();
  const { length: drafts } = store.drafts;
  const body = html`
      ${failureAbove(failure, ["file", "type", "uid", ...(languages.areSeveral ? ["new-lang"] : [])])}
      <p>Repository <strong>${store.repository}</strong>, ${documents.length} documents, master ref <code>${store.master.ref}</code>.</p>
      ${exposed(store, root)}
      <p><a href="${root}/exchange">Exchange: documents that wait for it, and its announcements</a></p>
      ${hasReport && html`<p><a href="${root}/report">Content report: problems to fix before you publish</a></p>`}
      <form class="row" method="post" action="${root}/actions/publish"><button${drafts === 0 && html` disabled`}>Publish all ${drafts} drafts</button></form>
      <h2>Previews</h2>
      <p>Pages of the site: <a href="${siteUrl}/api/toolbar">with the toolbar</a>, <a href="${siteUrl}/api/exit-toolbar">without the toolbar</a></p>
      <form class="row" method="post" action="${root}/actions/preview"><button>Preview all drafts</button></form>
      ${previews.length > 0 && previewTable(root, previews)}
      <h2>Media</h2>
      <form class="row" method="post" enctype="multipart/form-data" action="${root}/actions/upload">
        <div><label for="file">Image or file</label><input type="file" id="file" name="file" required${sent("file", failure)}>${failureBelow("file", failure)}</div>
        <button>Upload</button>
      </form>
      <h2>New document</h2>
      <form class="row" method="post" action="${root}/actions/create">
        <div><label for="type">Type</label><select id="type" name="type"${sent("type", failure)}>${[...store.types].sort().map((type) => html`<option${type === failure?.form.get("type") && html` selected`}>${type}</option>`)}</select>${failureBelow("type", failure)}</div>
        <div><label for="uid">UID (leave empty for a single document)</label><input id="uid" name="uid" pattern="[a-z0-9][a-z0-9_\\-]*"${sent("uid", failure)}>${failureBelow("uid", failure)}</div>
        ${languages.input(failure)}
        <button>Create draft</button>
      </form>
      <h2>Documents</h2>
      ${languages.filter(listed)}
      ${table(
        ["Title", "Type", "UID", ...(languages.areSeveral ? ["Language"] : []), "State"],
        documents
          .filter(({ document }) => listed === undefined || document.lang === listed)
          .map(({ document, status }) => [
            linkTo(root, document.id, titleOf(document)),
            document.type,
            document.uid ?? "",
            ...(languages.areSeveral ? [languages.nameOf(document.lang)] : []),
            status,
          ]),
      )}`;
  return { title: "Content sandbox", body };
}

/** The documents that anybody reads at the content API, though visitors of the site do not see them yet. */
function exposed({ accessToken, waiting }: SandboxStore, root: string): Html | false {
  if (accessToken !== undefined || waiting.length === 0) return false;
  const links = waiting.map((document) => html`<li>${linkTo(root, document.id, titleOf(document))}</li>`);
  return html`<p role="alert">The repository is not private: anybody can read what is under an embargo at its API.</p><ul>${links}</ul>`;
}

function previewTable(root: string, previews: readonly PreviewLinks[]): Html {
  return table(
    ["Token and cookie", "Open", "State"],
    previews.map(({ id, token, url, shareUrl, cookie, expired }) => [
      html`<code>${token}</code><br><code>${cookie}</code>`,
      html`<a href="${url}">Preview ${id.slice(0, 4)}</a><br><a href="${shareUrl}">Share link ${id.slice(0, 4)}</a>`,
      expired ? "expired" : actionButton(root, "expire", `Expire ${id.slice(0, 4)}`, ["token", token]),
    ]),
  );
}

/** The page of a document: a form for its fields, and JSON for everything else. */
export function documentPage(
  view: View,
  document: ContentDocument,
  state: {
    readonly status: DocumentStatus;
    readonly choices: Choices;
    /** The failure of a form other than that of its fields. */
    readonly failure?: FormFailure | undefined;
  },
  unsaved?: Unsaved,
): EditorPage {
  const { type, id } = document;
  const languages = languageViews(view);
  const button = (action: string, words: string) => actionButton(view.root, action, words, ["id", id]);
  const isDraft = state.status !== "published";
  const body = html`
      <p><a href="${view.root}">All documents</a></p>
      <p>${type}, id <code>${id}</code>, ${languages.areSeveral && `${languages.nameOf(document.lang)}, `}${state.status}.</p>
      ${unsaved && html`<p role="alert" id="error">${unsaved.error}</p>`}
      ${failureAbove(state.failure, languages.inputsFor(document))}
      ${
        unsaved &&
        unsaved.differences.length > 0 &&
        table(
          ["Field", "Saved meanwhile", "Yours"],
          unsaved.differences.map(({ field, theirs, mine }) => [
            html`<code>${field}</code>`,
            shown(theirs),
            shown(mine),
          ]),
        )
      }
      ${documentForm(view, document, state.choices, unsaved)}
      ${button("preview", "Preview")}
      ${isDraft && button("publish", "Publish this document")}
      ${isDraft && button("discard", "Discard the draft")}
      ${state.status !== "deleted" && button("delete", "Delete")}
      ${state.status !== "deleted" && languages.translations(document, state.failure)}`;
  return { title: titleOf(document), body };
}

function documentForm(
  { store: { models }, root }: View,
  document: ContentDocument,
  choices: Choices,
  unsaved: Unsaved | undefined,
): Html {
  const { type, tags } = document;
  const form = unsaved?.form ?? new URLSearchParams();
  const data = baseOf(form, document);
  const context = { models, choices, form, failure: unsaved };
  const inputs = inputsOf(context, models.fieldsOf(type) ?? {}, data);
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => !inputs.names.has(name)));
  const rest = JSON.stringify({ tags, data: others }, undefined, 2);
  return html`<form method="post" action="${root}/actions/save" data-save>
    <p class="save"><button>Save draft</button></p>
    <input type="hidden" name="id" value="${document.id}">
    <input type="hidden" name="version" value="${versionOf(document)}">
    <input type="hidden" name="base" value="${JSON.stringify(data)}">
    ${!models.isSingle(type) && html`<label for="uid">UID</label><input class="wide" id="uid" name="uid" value="${form.get("uid") ?? document.uid ?? ""}"${unsaved?.field === "uid" && html` aria-invalid="true" aria-describedby="uid-error"`}>${failureBelow("uid", unsaved)}`}
    ${inputs.html()}
    <label for="json">Everything else (JSON; Ctrl+S saves)</label>
    <textarea id="json" name="json" spellcheck="false"${unsaved?.field === undefined && unsaved && html` aria-invalid="true" aria-describedby="error"`}>
${form.get("json") ?? rest}</textarea>
  </form>`;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What waits for the exchange, and what it has released. `base` is the address of the sandbox. */
export function exchangePage({ store, root }: View, base: string, failure?: FormFailure): EditorPage {
  const { exchange, awaited } = store;
  const rows = exchange.announcements.map(({ reference, title, kind, isPriceSensitive, releasedAt }) => [
    localTime(releasedAt).replace("T", " "),
    reference,
    title,
    kind,
    isPriceSensitive ? "yes" : "no",
  ]);
  const awaitedRow = (document: ContentDocument) => {
    const title = titleOf(document);
    const { exchange_reference: reference } = document.data;
    const isNamed = typeof reference === "string" && reference !== "";
    return [
      document.type,
      linkTo(root, document.id, title),
      isNamed ? reference : "none yet",
      isNamed && actionButton(root, "acknowledge", `Acknowledge ${title}`, ["id", document.id]),
    ];
  };
  const body = html`
      <p><a href="${root}">All documents</a></p>
      ${failureAbove(failure, ["reference", "title"])}
      <p>A pretended exchange. The site reads its list at <code>${base}/exchange/announcements.xml</code>.</p>
      <h2>Documents that wait</h2>
      ${
        awaited.length === 0
          ? html`<p>No published document waits for the exchange.</p>`
          : table(["Type", "Title", "Reference", "Action"], awaited.map(awaitedRow))
      }
      <h2>Any announcement</h2>
      <form class="row" method="post" action="${root}/actions/announce">
        <div><label for="reference">Reference</label><input id="reference" name="reference" required${sent("reference", failure)}>${failureBelow("reference", failure)}</div>
        <div><label for="title">Title</label><input id="title" name="title" required${sent("title", failure)}>${failureBelow("title", failure)}</div>
        <div><label for="kind">Kind</label><input id="kind" name="kind"></div>
        <label><input type="checkbox" name="price-sensitive" value="yes"> Price-sensitive</label>
        <button>Release</button>
      </form>
      <h2>Announcements (${rows.length})</h2>
      ${table([`Released (${EDITORS_PLACE} time)`, "Reference", "Title", "Kind", "Price-sensitive"], rows)}`;
  return { title: "Exchange", body };
}

/** A link to a document by its title; what has no document is named. */
function titleLink(store: SandboxStore, root: string, id: string, title?: string): Html | string {
  const found = store.open(id);
  return found ? linkTo(root, id, title ?? titleOf(found.document)) : id;
}

/** The content report, as if all drafts were published. */
export function reportPage({ store, root }: View, problems: readonly NamedProblem[]): EditorPage {
  const section = (severity: NamedProblem["severity"], heading: string) => {
    const rows = problems
      .filter((problem) => problem.severity === severity)
      .map(({ document, title, type, field, problem }) => [
        titleLink(store, root, document, title),
        type,
        problem,
        field ?? "",
      ]);
    const listed = () => table(["Document", "Type", "Problem", "Field"], rows);
    return rows.length > 0 && html`<h2>${heading} (${rows.length})</h2>${listed()}`;
  };
  const body = html`
      <p><a href="${root}">All documents</a></p>
      <p>The report includes all drafts, as if they were published.</p>
      ${section("error", "Errors: visitors miss something")}
      ${section("warning", "Warnings: it may be intended")}
      ${problems.length === 0 && html`<p>There are no problems.</p>`}`;
  return { title: "Content report", body };
}
