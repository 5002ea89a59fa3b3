import { type ContentDocument, titleOf } from "./document.ts";
import { type FormFailure, failureBelow, failureText } from "./form-failure.ts";
import { type Html, html } from "./html.ts";
import type { SandboxStore } from "./store.ts";
import type { Language } from "./store-options.ts";

/** The parts of the editor's pages that are about languages; none of them is shown if the repository has one. */
export function languageViews({ store, root }: { readonly store: SandboxStore; readonly root: string }) {
  const { languages } = store;
  const areSeveral = languages.length > 1;
  const nameOf = (lang: string) => languages.find(({ id }) => id === lang)?.name ?? lang;

  /** The languages without a translation of a document. */
  const missingOf = (document: ContentDocument) => {
    const taken = new Set([document, ...store.translationsOf(document)].map(({ lang }) => lang));
    return languages.filter(({ id }) => !taken.has(id));
  };

  return {
    areSeveral,
    nameOf,
    /** The language in which documents are listed; `undefined` for all. */
    listed: (lang: string | null) => (areSeveral ? languages.find(({ id }) => id === lang)?.id : undefined),
    /** The form that limits the list to one language. */
    filter: (listed: string | undefined): Html | false =>
      areSeveral &&
      html`<form class="row" method="get" action="${root}">
        <div><label for="lang">Language of the list</label><select id="lang" name="lang"><option value="">All languages</option>${options(languages, listed)}</select></div>
        <button>Show</button>
      </form>`,
    /** The language of a new document. */
    input: (failure: FormFailure | undefined): Html | false =>
      areSeveral && select("new-lang", "Language", languages, failure),
    /** The translations of a document, and a form that adds one in a language that it does not have. */
    translations(document: ContentDocument, failure: FormFailure | undefined): Html | false {
      if (!areSeveral) return false;
      const links = store
        .translationsOf(document)
        .map(
          (one) =>
            html`<li>${nameOf(one.lang)}: <a href="${root}/documents/${encodeURIComponent(one.id)}" lang="${one.lang}">${titleOf(one)}</a></li>`,
        );
      const missing = missingOf(document);
      return html`<h2>Translations</h2>
      ${links.length > 0 && html`<ul>${links}</ul>`}
      ${missing.length > 0 && translationForm(root, document, missing, failure)}`;
    },
    /** The inputs of these parts on the page of a document: what is wrong with them is said there. */
    inputsFor: (document: ContentDocument): readonly string[] =>
      areSeveral && missingOf(document).length > 0 ? ["translation-lang", "translation-uid"] : [],
  };
}

function translationForm(
  root: string,
  { id, uid }: ContentDocument,
  languages: readonly Language[],
  failure: FormFailure | undefined,
): Html {
  const wrong = failure?.field === "translation-uid";
  return html`<form class="row" method="post" action="${root}/actions/translate">
        <input type="hidden" name="id" value="${id}">
        ${select("translation-lang", "Language of the translation", languages, failure)}
        ${uid !== null && html`<div><label for="translation-uid">UID of the translation</label><input id="translation-uid" name="translation-uid" value="${failure?.form.get("translation-uid") ?? uid}"${wrong && html` aria-invalid="true" aria-describedby="translation-uid-error"`}>${failureBelow("translation-uid", failure)}</div>`}
        <button>New translation</button>
      </form>`;
}

function select(
  name: string,
  label: string,
  languages: readonly Language[],
  failure: FormFailure | undefined,
): Html {
  const wrong = failure?.field === name && failure;
  return html`<div><label for="${name}">${label}</label><select id="${name}" name="${name}"${wrong && html` aria-invalid="true" aria-describedby="${name}-error"`}>${options(languages, failure?.form.get(name))}</select>${wrong && failureText(name, wrong)}</div>`;
}

function options(languages: readonly Language[], chosen: string | null | undefined): Html[] {
  return languages.map(
    ({ id, name }) => html`<option value="${id}"${id === chosen && html` selected`}>${name}</option>`,
  );
}
