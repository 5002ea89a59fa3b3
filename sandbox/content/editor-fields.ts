import { brand } from "../../brand/brand.ts";
import type { ContentDocument } from "./document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { type ContentModels, type FieldModels, groupFields, kindOf } from "./models.ts";

/** Kinds of fields with a single input. */
const SIMPLE = ["Text", "Date", "Timestamp", "Boolean", "Select", "Number"] as const;
type SimpleKind = (typeof SIMPLE)[number];

interface Described {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** One entry of a repeated field: its inputs, and what they are part of. */
export interface FormEntry {
  readonly label: string;
  readonly fields: readonly FormField[];
}

/** A field of a document with inputs of its own. */
export type FormField = Described &
  (
    | { readonly kind: SimpleKind; readonly options: readonly string[] }
    /** Texts that need a textarea: multiple lines, or a rich text. */
    | { readonly kind: "Lines" | "StructuredText" | "JSON" }
    | { readonly kind: "Image" }
    /** Allowed targets: `document`, `web`, `media`, or any; optionally only documents of some types. */
    | {
        readonly kind: "Link";
        readonly select: string | undefined;
        readonly types: readonly string[];
        readonly hasWindow: boolean;
      }
    | { readonly kind: "Group"; readonly entries: readonly FormEntry[] }
    | {
        readonly kind: "Slices";
        readonly entries: readonly (FormEntry & { readonly items: FormField | undefined })[];
        /** What can be added: `TYPE` and its variations. */
        readonly choices: readonly string[];
      }
  );

/** The fields of a document in its model. A value that no input can represent is edited as JSON. */
export function formFieldsOf(models: ContentModels, { type, data }: ContentDocument): FormField[] {
  return fieldsIn(models, models.fieldsOf(type) ?? {}, data);
}

function fieldsIn(models: ContentModels, fields: FieldModels, data: JsonObject): FormField[] {
  return Object.entries(fields).flatMap(([name, model]) =>
    kindOf(model) === "UID" ? [] : [fieldOf(models, name, model, data[name] ?? null)],
  );
}

function fieldOf(models: ContentModels, name: string, model: Json, value: Json): FormField {
  const config = isJsonObject(model) && isJsonObject(model.config) ? model.config : {};
  const described = { name, label: text(config.label) || name, hint: text(config.placeholder) };
  const kind = kindOf(model);
  const simple = SIMPLE.find((known) => known === kind);
  if (simple) return simpleField(described, simple, strings(config.options), value);
  if (kind !== undefined && isListOfObjects(value)) {
    const listed = listField(models, described, { kind, model, config }, value);
    if (listed) return listed;
  }
  if (value !== null && !isJsonObject(value)) return { ...described, kind: "JSON" };
  if (kind === "Image") return { ...described, kind };
  if (kind !== "Link") return { ...described, kind: "JSON" };
  const types = strings(config.customtypes);
  const hasWindow = config.allowTargetBlank === true;
  return { ...described, kind, select: text(config.select) || undefined, types, hasWindow };
}

/** A field that is a list. */
function listField(
  models: ContentModels,
  described: Described,
  { kind, model, config }: { readonly kind: string; readonly model: Json; readonly config: JsonObject },
  value: readonly JsonObject[] | null,
): FormField | undefined {
  if (kind === "StructuredText") return { ...described, kind };
  if (kind === "Group") return groupField(models, described, groupFields(model) ?? {}, value);
  if (kind !== "Slices") return undefined;
  const choices = Object.keys(isJsonObject(config.choices) ? config.choices : {});
  const entries = (value ?? []).map((slice, index) => sliceEntry(models, slice, index));
  return { ...described, kind, entries, choices: choices.flatMap((type) => models.variationsOf(type)) };
}

/** A value that the browser's input would change, such as an invalid date, is edited as JSON. */
function simpleField(
  described: Described,
  kind: SimpleKind,
  options: readonly string[],
  value: Json,
): FormField {
  const shown = value === null ? "" : String(value);
  const isOther = typeof value === "object" && value !== null;
  const isNoDay = kind === "Date" && shown !== "" && !/^\d{4}-\d{2}-\d{2}$/.test(shown);
  if (isOther || isNoDay || /[\r\0]/.test(shown)) return { ...described, kind: "JSON" };
  if (kind === "Text" && shown.includes("\n")) return { ...described, kind: "Lines" };
  const isUnlisted = kind === "Select" && shown !== "" && !options.includes(shown);
  return { ...described, kind, options: isUnlisted ? [...options, shown] : options };
}

function groupField(
  models: ContentModels,
  described: Described,
  fields: FieldModels,
  value: readonly JsonObject[] | null,
): FormField {
  const entries = (value ?? []).map((entry, index) => ({
    label: `${described.label} ${index + 1}`,
    fields: fieldsIn(models, fields, entry),
  }));
  return { ...described, kind: "Group", entries };
}

function sliceEntry(models: ContentModels, slice: JsonObject, index: number) {
  const [type, variation] = [text(slice.slice_type), text(slice.variation) || "default"];
  const model = models.sliceFields(type, variation);
  const label = `Section ${index + 1}: ${type.replaceAll("_", " ")}`;
  if (!model || !isJsonObject(slice.primary)) return { label, fields: [], items: undefined };
  const { items } = slice;
  const hasItems = Object.keys(model.items).length > 0 && isListOfObjects(items ?? null);
  return {
    label,
    fields: fieldsIn(models, model.primary, slice.primary),
    items: hasItems
      ? groupField(models, { name: "items", label: "Item", hint: "" }, model.items, listOf(items ?? null))
      : undefined,
  };
}

/** The fields of a document without an input. */
export function withoutFields(data: JsonObject, fields: readonly FormField[]): JsonObject {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
}

/** The city of the editors' time zone. */
export const EDITORS_PLACE = brand.timeZone.replace(/^.*\//, "").replaceAll("_", " ");

/** Parses the value of a date and time input; undefined if it is empty. */
export function momentIn(typed: string | null): Date | undefined {
  const minute = typed?.slice(0, 16) ?? "";
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) || Number.isNaN(Date.parse(minute))) return undefined;
  const local = Temporal.PlainDateTime.from(minute);
  return new Date(local.toZonedDateTime(brand.timeZone).epochMilliseconds);
}

/** Formats a time for editors. */
export function localTime(moment: Date): string {
  const local = moment.toTemporalInstant().toZonedDateTimeISO(brand.timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: "minute" });
}

/** The entries of a repeated field. */
export function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function isListOfObjects(value: Json): value is JsonObject[] | null {
  return value === null || (Array.isArray(value) && value.every(isJsonObject));
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
