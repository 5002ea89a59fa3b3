import { parseTimestamp, titleOf } from "./document.ts";
import { type Choices, fileNameOf } from "./editor-choices.ts";
import { EDITORS_PLACE, type FormEntry, type FormField, listOf, localTime } from "./editor-fields.ts";
import { type Html, html } from "./html.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { toMarkup } from "./rich-text-markup.ts";

/** The data that the form of a document is rendered from. */
export interface Shown {
  readonly choices: Choices;
  /** Invalid input, which is shown again. */
  readonly typed?: URLSearchParams | undefined;
}

/** The inputs of an image or a link, by name, with their values. */
export function partsOf(kind: "Image" | "Link", value: Json): Record<string, string> {
  const of = isJsonObject(value) ? value : {};
  const text = (part: Json | undefined) => (typeof part === "string" ? part : "");
  if (kind === "Image") return { file: fileNameOf(value), alt: text(of.alt) };
  const to = { Document: `document:${text(of.id)}`, Media: `media:${fileNameOf(value)}`, Web: "web" };
  const found = Object.entries(to).find(([type]) => type === of.link_type)?.[1] ?? "";
  return { to: found, url: found === "web" ? text(of.url) : "", window: text(of.target) };
}

/** The input's value for a field with a single input. */
export function shownValue({ kind }: Pick<FormField, "kind">, value: Json): string {
  if (kind === "JSON") return JSON.stringify(value, undefined, 2);
  if (kind === "StructuredText") return toMarkup(listOf(value));
  if (value === null || typeof value === "object") return "";
  if (kind !== "Timestamp") return String(value);
  const moment = parseTimestamp(String(value));
  return Number.isNaN(moment) ? "" : localTime(new Date(moment));
}

/** The inputs of a field, with their labels. A repeated field has a fieldset for each entry. */
export function fieldInput(shown: Shown, field: FormField, value: Json, prefix = "field"): Html {
  const name = `${prefix}.${field.name}`;
  switch (field.kind) {
    case "Group":
      return repeated(shown, field, name, listOf(value), "");
    case "Slices":
      return repeated(shown, field, name, listOf(value), "primary.");
    case "Link":
      return linkInputs(shown, field, name, value);
    case "Image":
      return imageInputs(shown, field, name, value);
    default:
      return simpleInput(field, name, shown.typed?.getAll(name).at(-1) ?? shownValue(field, value));
  }
}

type SimpleField = Exclude<FormField, { kind: "Group" | "Slices" | "Link" | "Image" }>;

const TYPES = { Text: "text", Number: "number", Date: "date", Timestamp: "datetime-local" } as const;

function simpleInput(field: SimpleField, name: string, value: string): Html {
  const { kind, label, hint } = field;
  const labelled = (more = "") => html`<label for="${name}">${label}${more}</label>`;
  const described = hint !== "" && html`<small>${hint}</small>`;
  switch (kind) {
    case "Boolean":
      return html`<p><input type="hidden" name="${name}" value=""><input type="checkbox" id="${name}" name="${name}" value="true"${value === "true" && html` checked`}> <label class="beside" for="${name}">${label}</label> ${described}</p>`;
    case "Select":
      return html`${labelled()}<select id="${name}" name="${name}">${options(["", ...field.options], value)}</select> ${described}`;
    case "StructuredText":
    case "Lines":
    case "JSON":
      return html`${labelled(kind === "JSON" ? " (JSON)" : "")}<textarea class="${kind}" id="${name}" name="${name}" rows="${rowsOf(value)}">
${value}</textarea> ${described}${kind === "StructuredText" && html`<small>An image: <code>![Alternative text](NAME)</code>. A video: <code>!embed[Title](https://…)</code>.</small>`}`;
    default:
      return html`${labelled(kind === "Timestamp" ? ` (${EDITORS_PLACE} time)` : "")}<input class="${kind === "Text" ? "wide" : ""}" type="${TYPES[kind]}"${kind === "Number" && html` step="any"`} id="${name}" name="${name}" value="${value}"> ${described}`;
  }
}

function linkInputs(
  { choices, typed }: Shown,
  { label, hint, select, types, hasWindow }: Extract<FormField, { kind: "Link" }>,
  name: string,
  value: Json,
): Html {
  const part = (key: string) => typed?.getAll(`${name}.${key}`).at(-1) ?? partsOf("Link", value)[key] ?? "";
  const isFor = (kind: string) =>
    select === undefined || select === kind || (kind === "web" && part("to") === "web");
  const documents = choices.documents.filter(({ type }) => types.length === 0 || types.includes(type));
  const to = part("to");
  const known = new Map([
    ["", "Nothing"],
    ...(isFor("web") ? [["web", "The address below"] as const] : []),
    ...(isFor("document")
      ? documents.map((one) => [`document:${one.id}`, `${titleOf(one)} (${one.type})`] as const)
      : []),
    ...(isFor("media") ? [...choices.files.keys()].map((file) => [`media:${file}`, file] as const) : []),
  ]);
  if (!known.has(to)) known.set(to, to);
  return html`<fieldset><legend>${label}</legend>${hint !== "" && html`<small>${hint}</small>`}
    <label for="${name}.to">Leads to</label><select id="${name}.to" name="${name}.to">${[...known].map(
      ([key, words]) => html`<option value="${key}"${key === to && html` selected`}>${words}</option>`,
    )}</select>
    ${
      isFor("web") &&
      html`<label for="${name}.url">Address</label><input class="wide" id="${name}.url" name="${name}.url" value="${part("url")}">`
    }
    ${(hasWindow || part("window") !== "") && html`<p><input type="hidden" name="${name}.window" value=""><input type="checkbox" id="${name}.window" name="${name}.window" value="${part("window") || "_blank"}"${part("window") !== "" && html` checked`}> <label class="beside" for="${name}.window">In a new window</label></p>`}
  </fieldset>`;
}

function imageInputs({ choices, typed }: Shown, { label, hint }: FormField, name: string, value: Json): Html {
  const part = (key: string) => typed?.getAll(`${name}.${key}`).at(-1) ?? partsOf("Image", value)[key] ?? "";
  const names = [...new Set(["", ...choices.images.keys(), part("file")])];
  return html`<fieldset><legend>${label}</legend>${hint !== "" && html`<small>${hint}</small>`}
    <label for="${name}.file">Image</label><select id="${name}.file" name="${name}.file">${options(names, part("file"))}</select>
    <label for="${name}.alt">Alternative text</label><textarea class="Lines" rows="2" id="${name}.alt" name="${name}.alt">
${part("alt")}</textarea>
  </fieldset>`;
}

/** Fieldsets with buttons that move or remove each of them, and a button that adds one. */
function repeated(
  shown: Shown,
  field: Extract<FormField, { kind: "Group" | "Slices" }>,
  name: string,
  values: readonly JsonObject[],
  inner: string,
): Html {
  const entry = (one: FormEntry & { readonly items?: FormField | undefined }, index: number) => {
    const value = values[index] ?? {};
    const primary = isJsonObject(value.primary) ? value.primary : {};
    const own = inner === "" ? value : primary;
    const path = `${name}.${index}`;
    const button = (action: string, words: string, isOff = false) =>
      html`<button name="change" value="${action} ${path}" aria-label="${words} ${one.label}"${isOff && html` disabled`}>${words}</button> `;
    return html`<fieldset id="${path}"><legend>${one.label}</legend>
      ${one.fields.map((part) => fieldInput(shown, part, own[part.name] ?? null, `${path}.${inner}`.replace(/\.$/, "")))}
      ${one.items && fieldInput(shown, one.items, value.items ?? null, path)}
      <p>${button("up", "Move up", index === 0)}${button("down", "Move down", index === field.entries.length - 1)}${button("remove", "Remove")}</p>
    </fieldset>`;
  };
  const add =
    field.kind === "Slices"
      ? html`<label for="${name}.kind">New section</label><select id="${name}.kind" name="${name}.kind">${options(field.choices, "")}</select>`
      : "";
  return html`<fieldset><legend>${field.label}</legend>
    <input type="hidden" name="${name}.count" value="${field.entries.length}">
    ${field.entries.map(entry)}
    ${add} <button name="change" value="add ${name}">Add to ${field.label}</button>
  </fieldset>`;
}

function options(values: readonly string[], selected: string): Html[] {
  return values.map(
    (value) => html`<option value="${value}"${value === selected && html` selected`}>${value}</option>`,
  );
}

/** The number of rows for a text, within limits. */
function rowsOf(text: string): number {
  const lines = text.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / 100), 1);
  return Math.min(Math.max(lines, 2), 24);
}
