import { type ContentDocument, formatTimestamp, parseTimestamp } from "./document.ts";
import { type Html, html } from "./html.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { type ContentModels, kindOf } from "./models.ts";

/** Types of fields with an input; all others are edited as JSON. */
const KINDS = ["Text", "Date", "Timestamp", "Boolean", "Select", "Number"] as const;

/** A field with an input. */
export interface FormField {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
}

/** The editors' time zone: UTC+10, without daylight saving time. */
const OFFSET = "+10:00";
const OFFSET_MS = 10 * 60 * 60 * 1000;

/** The fields of a document with an input: those of its model, unless their value has another type. */
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

/** Overwrites fields of a document with those of a form. */
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

/** The fields of a document without an input. */
export function withoutFields(data: JsonObject, fields: readonly FormField[]): JsonObject {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
}

/** The labelled input of a field. */
export function fieldInput(field: FormField, data: JsonObject): Html {
  const { kind, label, hint, options } = field;
  const name = inputName(field);
  const value = shownValue(field, data[field.name] ?? null);
  const labelled = html`<label for="${name}">${label}${kind === "Timestamp" && " (Brisbane time)"}</label>`;
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

/** Parses the value of a date and time input; undefined if it is empty. */
export function momentIn(typed: string | null): Date | undefined {
  const moment = Date.parse(`${typed?.slice(0, 16)}:00${OFFSET}`);
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

/** Formats a time for editors. */
export function inBrisbane(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16);
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
  return Number.isNaN(moment) ? "" : inBrisbane(new Date(moment));
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
