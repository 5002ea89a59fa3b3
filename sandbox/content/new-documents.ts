import type { z } from "zod";
import { type ContentDocument, type DocumentInput, documentSchema, newIdentifier } from "./document.ts";
import type { newDocumentSchema, translationSchema } from "./editor-schemas.ts";
import { Problem } from "./errors.ts";
import type { SandboxStore } from "./store.ts";

/** How an editor adds documents, and what is unique. */
export function newDocuments(store: SandboxStore) {
  const checkUid = (type: string, lang: string, uid: string | null, id: string) => {
    const holder = uid === null ? undefined : store.findByUid(type, lang, uid);
    if (holder && holder.id !== id)
      throw new Problem(409, "UID in use", `The ${type} ${holder.id} has the UID ${uid} already.`, {
        field: "uid",
      });
  };
  const checkLanguage = (lang: string) => {
    if (!store.languages.some(({ id }) => id === lang))
      throw new Problem(422, "Unknown language", `There is no language ${lang}.`, { field: "lang" });
  };
  const checkSingle = (type: string, lang: string) => {
    const other = store.models.isSingle(type) ? store.findByType(type, lang) : undefined;
    if (other)
      throw new Problem(409, "Single type", `There is one ${type} already, ${other.id}.`, { field: "type" });
  };
  /** An id that says what the document is. */
  const newId = (type: string, lang: string, uid: string | null) => {
    const language = lang === store.masterLanguage ? "" : `_${lang}`;
    const speaking = `${type}_${uid ?? newIdentifier()}${language}`;
    return store.open(speaking) ? newIdentifier() : speaking;
  };
  const add = (document: ContentDocument): ContentDocument => {
    const { id, type, lang, uid } = document;
    if (store.open(id)) throw new Problem(409, "Id in use", `There is a document with the id ${id} already.`);
    checkUid(type, lang, uid, id);
    checkSingle(type, lang);
    return store.saveDraft(document);
  };
  return {
    checkUid,
    create(input: z.output<typeof newDocumentSchema>): ContentDocument {
      const { type, uid = null, lang = store.masterLanguage, tags = [], data } = input;
      checkLanguage(lang);
      const id = input.id ?? newId(type, lang, uid);
      return add(documentSchema.parse({ id, type, uid, lang, tags, data }));
    },
    /** Adds a copy of a document in a language that it does not have. */
    translate(original: ContentDocument, input: z.output<typeof translationSchema>): ContentDocument {
      const { lang, uid = original.uid } = input;
      checkLanguage(lang);
      const known = [original, ...store.translationsOf(original)].find((one) => one.lang === lang);
      if (known)
        throw new Problem(409, "Translation exists", `The document is in ${lang} already, ${known.id}.`, {
          field: "lang",
        });
      const { type, tags, data } = original;
      const copy: DocumentInput = { id: newId(type, lang, uid), type, uid, lang, tags, data };
      return add(documentSchema.parse({ ...copy, alternate_languages: [{ id: original.id }] }));
    },
  };
}
