import type { Choices } from "./editor-choices.ts";
import {
  type Field,
  inputKind,
  listOf,
  type Part,
  type Parts,
  partsOf,
  select,
  text,
} from "./editor-inputs.ts";
import { Problem } from "./errors.ts";
import { type FormFailure, failureText } from "./form-failure.ts";
import { type Html, html } from "./html.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { type ContentModels, type FieldModels, groupFields, kindOf } from "./models.ts";

/** What the form of a document is rendered from and read with. */
interface FormContext {
  readonly models: ContentModels;
  readonly choices: Choices;
  /** What was submitted; empty for a new form. */
  readonly form: URLSearchParams;
  /** What could not be saved of it. Default: nothing is wrong. */
  readonly failure?: FormFailure | undefined;
}

/** The inputs of the fields of a document, of an entry or of a section. */
export interface Inputs {
  /** The names of the fields. */
  readonly names: ReadonlySet<string>;
  /** With what was submitted, if there is any. A repeated field has a fieldset for each entry. */
  readonly html: () => Html[];
  /** What was submitted. An unchanged field keeps its value, with data that no input shows. @throws {Problem} if invalid. */
  readonly read: () => JsonObject;
}

interface Input {
  readonly html: () => Html;
  /** `undefined` if the form does not contain it. */
  readonly read: () => Json | undefined;
}

/** The inputs of all fields of a model with their values. */
export function inputsOf(
  context: FormContext,
  fields: FieldModels,
  data: JsonObject,
  prefix = "field",
): Inputs {
  const inputs = new Map<string, Input>();
  for (const [name, model] of Object.entries(fields)) {
    if (kindOf(model) === "UID") continue;
    inputs.set(name, inputOf(context, model, `${prefix}.${name}`, data[name] ?? null));
  }
  return {
    names: new Set(inputs.keys()),
    html: () => [...inputs.values()].map((input) => input.html()),
    read: () => {
      const typed = Array.from(inputs, ([name, input]) => [name, input.read()] as const);
      return Object.fromEntries(
        typed.flatMap(([name, value]) =>
          value === undefined || (value === null && !(name in data)) ? [] : [[name, value]],
        ),
      );
    },
  };
}

function inputOf(context: FormContext, model: Json | undefined, name: string, value: Json): Input {
  const config = isJsonObject(model) && isJsonObject(model.config) ? model.config : {};
  const hint = text(config.placeholder);
  const failure = context.failure?.field === name && failureText(name, context.failure);
  const label = text(config.label) || name.slice(name.lastIndexOf(".") + 1);
  const field = {
    name,
    label,
    hint: html`${hint !== "" && html`<small>${hint}</small>`}${failure}`,
    config,
    value,
  };
  const kind = inputKind(kindOf(model), value);
  if (kind === "Group" || kind === "Slices")
    return entriesInput(context, field, kind, groupFields(model) ?? {});
  return partsInput(context.form, field, partsOf(kind, field, context.choices));
}

function partsInput(
  form: URLSearchParams,
  { name, value }: Field,
  { shown, html: show, parse }: Parts,
): Input {
  const submitted = (key: string) => lastOf(form, key === "" ? name : `${name}.${key}`);
  const part: Part = (key) => submitted(key) ?? shown[key] ?? "";
  const keys = Object.keys(shown);
  return {
    html: () => show(part),
    read: () => {
      if (keys.every((key) => submitted(key) === undefined)) return undefined;
      if (keys.every((key) => part(key) === shown[key])) return value;
      try {
        return parse(part);
      } catch (error) {
        throw error instanceof Problem ? error.of(name) : error;
      }
    },
  };
}

/** The last value with a name: a hidden field before a checkbox is the value if it is not checked. */
function lastOf(form: URLSearchParams, name: string): string | undefined {
  return form.getAll(name).at(-1)?.replaceAll("\r\n", "\n");
}

/** Fieldsets with buttons that move or remove each of them, and a button that adds one. */
function entriesInput(
  context: FormContext,
  { name, label, config, value }: Field,
  kind: "Group" | "Slices",
  fields: FieldModels,
): Input {
  const before = listOf(value);
  const entries = before.map((entry, index) => {
    const path = `${name}.${index}`;
    if (kind === "Slices") return { path, ...sliceEntry(context, entry, path, index) };
    const inputs = inputsOf(context, fields, entry, path);
    return { path, label: `${label} ${index + 1}`, html: inputs.html, read: inputs.read };
  });
  const entryHtml = ({ path, label: legend, html: inputs }: (typeof entries)[number], index: number) => {
    const button = (action: string, words: string, isOff = false) =>
      html`<button name="change" value="${action} ${path}" aria-label="${words} ${legend}"${isOff && html` disabled`}>${words}</button> `;
    return html`<fieldset id="${path}"><legend>${legend}</legend>
      ${inputs()}
      <p>${button("up", "Move up", index === 0)}${button("down", "Move down", index === entries.length - 1)}${button("remove", "Remove")}</p>
    </fieldset>`;
  };
  const kinds = Object.keys(isJsonObject(config.choices) ? config.choices : {});
  return {
    html: () => html`<fieldset><legend>${label}</legend>
    <input type="hidden" name="${name}.count" value="${entries.length}">
    ${entries.map(entryHtml)}
    ${
      kind === "Slices" &&
      html`<label for="${name}.kind">New section</label>${select(
        `${name}.kind`,
        kinds.flatMap((type) => context.models.variationsOf(type)),
        "",
      )}`
    }
    <button name="change" value="add ${name}">Add to ${label}</button>
  </fieldset>`,
    read: () => {
      if (!context.form.has(`${name}.count`)) return undefined;
      return entries.length === 0
        ? value
        : entries.map(({ read }, index) => ({ ...before[index], ...read() }));
    },
  };
}

function sliceEntry(context: FormContext, slice: JsonObject, path: string, index: number) {
  const type = text(slice.slice_type);
  const variation = text(slice.variation) || "default";
  const model = context.models.sliceFields(type, variation);
  const label = `Section ${index + 1}: ${type.replaceAll("_", " ")}`;
  const { primary } = slice;
  if (!model || !isJsonObject(primary)) return { label, html: () => [], read: () => ({}) };
  const own = inputsOf(context, model.primary, primary, `${path}.primary`);
  const hasItems = Object.keys(model.items).length > 0;
  const items = { type: "Group", config: { label: "Item", fields: model.items } };
  const repeated = inputsOf(context, hasItems ? { items } : {}, slice, path);
  return {
    label,
    html: () => [...own.html(), ...repeated.html()],
    read: () => ({ primary: { ...primary, ...own.read() }, ...repeated.read() }),
  };
}
