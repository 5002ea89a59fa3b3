import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../sandbox/content/json.ts";
import { type FieldModels, groupFields, kindOf } from "../../../sandbox/content/models.ts";
import type { SandboxStore } from "../../../sandbox/content/store.ts";

/** What is added to each text that is hidden. */
const SECRET = "windfall";

/** Documents that wait, by what of the published ones is hidden. */
export const HIDDEN: Readonly<
  Record<
    string,
    (documents: readonly DocumentInput[], store: SandboxStore, gate: JsonObject) => DocumentInput[]
  >
> = {
  "a change of every document": (documents, store, gate) => changedDocuments(documents, store, gate),
  "a change of every translation": (documents, store, gate) =>
    changedDocuments(
      documents.filter(({ lang }) => lang !== store.masterLanguage),
      store,
      gate,
    ),
  "a change of what is translated": (documents, store, gate) =>
    changedDocuments(
      documents.filter(({ lang }) => lang === store.masterLanguage),
      store,
      gate,
    ),
  "a new document like each one": (documents, store, gate) =>
    gated(documents, store).map((document) => ({
      ...document,
      id: newId(document.id),
      uid: `${document.uid}-${SECRET}`,
      first_publication_date: null,
      last_publication_date: null,
      alternate_languages: (document.alternate_languages ?? []).map((other) => ({
        ...other,
        id: newId(other.id),
      })),
      data: { ...changedFields(document.data, fieldsOf(store, document)), ...gate },
    })),
  "a new part beside every part": (documents, store, { embargo = null, ...gate }) =>
    documents.flatMap((document) => {
      const { slices } = document.data;
      const parts = listOf(slices).map((slice) => newPart(slice, store, { ...gate, shown_from: embargo }));
      if (parts.flat().length === 0) return [];
      const all = listOf(slices).flatMap((slice, index) => [slice, ...(parts[index] ?? [])]);
      return { ...document, data: { ...document.data, slices: all } };
    }),
};

/** Documents with other facts and words, of which the pages have moved. */
function changedDocuments(
  documents: readonly DocumentInput[],
  store: SandboxStore,
  gate: JsonObject,
): DocumentInput[] {
  return gated(documents, store).map((document) => ({
    ...document,
    ...(isPage(document) && { uid: `${document.uid}-${SECRET}` }),
    data: { ...changedFields(document.data, fieldsOf(store, document)), ...gate },
  }));
}

const newId = (id: string) => `${id}-${SECRET}`;

/** Pages of their own, whose address a hidden change can move. */
const isPage = ({ type }: DocumentInput) => ["page", "news-article", "general-meeting"].includes(type);

const fieldsOf = (store: SandboxStore, { type }: DocumentInput) => store.models.fieldsOf(type) ?? {};

/** The documents that can have an embargo. */
const gated = (documents: readonly DocumentInput[], store: SandboxStore) =>
  documents.filter((document) => "embargo" in fieldsOf(store, document));

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A slice like another one, with other facts; none if it can have no times. */
function newPart(slice: Json, store: SandboxStore, times: JsonObject): Json[] {
  if (!isJsonObject(slice) || !isJsonObject(slice.primary)) return [];
  const fields = store.models.sliceFields(String(slice.slice_type), String(slice.variation))?.primary ?? {};
  if (!("shown_from" in fields)) return [];
  return [{ ...slice, primary: { ...changedFields(slice.primary, fields), ...times } }];
}

function changedFields(data: JsonObject, models: FieldModels): JsonObject {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, changed(value, models[name])]),
  );
}

/** Another text, number or day. */
function changed(value: Json, model: Json | undefined): Json {
  const kind = kindOf(model);
  if (kind === "Number") return typeof value === "number" ? 2 * value : value;
  if (typeof value === "string" && value !== "") {
    if (kind === "Text") return `${value} ${SECRET}`;
    return kind === "Date" ? Temporal.PlainDate.from(value).add({ days: 2 }).toString() : value;
  }
  if (!Array.isArray(value)) return value;
  if (kind === "StructuredText")
    return value.map((block) =>
      isJsonObject(block) && typeof block.text === "string"
        ? { ...block, text: `${block.text} ${SECRET}` }
        : block,
    );
  const fields = groupFields(model);
  return fields ? value.map((entry) => (isJsonObject(entry) ? changedFields(entry, fields) : entry)) : value;
}
