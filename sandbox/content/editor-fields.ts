import { brand } from "../../brand/brand.ts";
import { type ContentDocument, formatTimestamp, parseTimestamp } from "./document.ts";
import { type Html, html } from "./html.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { type ContentModels, kindOf } from "./models.ts";

/** Kinds of fields that an editor fills in; all others are in the JSON beside them. */
const KINDS = ["Text", "Date", "Timestamp", "Boolean", "Select", "Number"] as const;

/** A field of a document with an input of its own. */
export interface FormField {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
}

/** Where editors are. */
export const EDITORS_PLACE = brand.timeZone.replace(/^.*\//, "").replaceAll("_", " ");

/** The fields of a document with inputs of their own: those that its model has, unless their value is of another kind. */
export function formFieldsOf(models: ContentModels, { type, data }: ContentDocument): FormField[] {
  return Object.entries(models.fieldsOf(type) ?? {}).flatMap(([name, model]) => {
    const kind = KINDS.find((known) => known === kindOf(model));
    const value = data[name] ?? null;
    if (!kind || (typeof value === "object" && value !== null)) return [];
    const config = isJsonObject(model) && isJsonObject(model.config) ? model.config : {};
    const { label, placeholder, options } = config;
    const texts = Array.isArray(options) ? options.filter((option) => typeof option === "string") : [];
    return { name, kind, label: text(label) || name, hint: text(placeholder), options: texts };
  });
}

/** What a form says of fields, over what a document says otherwise. */
export function withFields(
  data: JsonObject,
  fields: readonly FormField[],
  form: URLSearchParams,
): JsonObject {
  const filled = fields.flatMap((field): [string, Json][] => {
    const typed = form.getAll(inputName(field)).at(-1);
    return typed === undefined ? [] : [[field.name, typedValue(field, typed)]];
  });
  return { ...data, ...Object.fromEntries(filled) };
}

/** What of a document has no input of its own. */
export function withoutFields(data: JsonObject, fields: readonly FormField[]): JsonObject {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
}

/** The input of a field, with its label. */
export function fieldInput(field: FormField, data: JsonObject): Html {
  const { kind, label, hint, options } = field;
  const name = inputName(field);
  const value = shownValue(field, data[field.name] ?? null);
  const labelled = html`<label for="${name}">${label}${kind === "Timestamp" && ` (${EDITORS_PLACE} time)`}</label>`;
  const described = hint !== "" && html`<small>${hint}</small>`;
  switch (kind) {
    case "Boolean":
      return html`<p><input type="hidden" name="${name}" value=""><input type="checkbox" id="${name}" name="${name}" value="true"${value === "true" && html` checked`}> <label class="beside" for="${name}">${label}</label> ${described}</p>`;
    case "Select":
      return html`${labelled}<select id="${name}" name="${name}"><option value=""></option>${options.map(
        (option) => html`<option${option === value && html` selected`}>${option}</option>`,
      )}</select> ${described}`;
    case "Text":
      return html`${labelled}<input class="wide" id="${name}" name="${name}" value="${value}"> ${described}`;
    case "Number":
      return html`${labelled}<input type="number" step="any" id="${name}" name="${name}" value="${value}"> ${described}`;
    case "Date":
      return html`${labelled}<input type="date" id="${name}" name="${name}" value="${value}"> ${described}`;
    case "Timestamp":
      return html`${labelled}<input type="datetime-local" id="${name}" name="${name}" value="${value}"> ${described}`;
  }
}

/** The moment that an input of a date and time says; undefined for an empty one. */
export function momentIn(typed: string | null): Date | undefined {
  const minute = typed?.slice(0, 16) ?? "";
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) || Number.isNaN(Date.parse(minute))) return undefined;
  const local = Temporal.PlainDateTime.from(minute);
  return new Date(local.toZonedDateTime(brand.timeZone).epochMilliseconds);
}

/** A moment as editors read it. */
export function asEditorsRead(moment: Date): string {
  const local = moment.toTemporalInstant().toZonedDateTimeISO(brand.timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: "minute" });
}

function inputName({ name }: FormField): string {
  return `field.${name}`;
}

function typedValue({ kind }: FormField, typed: string): Json {
  if (kind === "Boolean") return typed === "true";
  if (typed === "") return null;
  if (kind === "Number") return Number(typed);
  if (kind !== "Timestamp") return typed;
  const moment = momentIn(typed);
  return moment ? formatTimestamp(moment) : null;
}

function shownValue({ kind }: FormField, value: Json): string {
  if (value === null || typeof value === "object") return "";
  if (kind !== "Timestamp") return String(value);
  const moment = parseTimestamp(String(value));
  return Number.isNaN(moment) ? "" : asEditorsRead(new Date(moment));
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
