import { randomUUID } from "node:crypto";
import { type ContentDocument, editablePart } from "./document.ts";
import { type Difference, differences, type EditorActions } from "./editor-actions.ts";
import { read } from "./editor-api.ts";
import type { Choices } from "./editor-choices.ts";
import { inputsOf } from "./editor-fields.ts";
import { jsonIn } from "./editor-inputs.ts";
import { draftSchema } from "./editor-schemas.ts";
import { Problem } from "./errors.ts";
import type { FormFailure } from "./form-failure.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import type { ContentModels } from "./models.ts";

/** Input that could not be saved, and the reason. */
export interface Unsaved extends FormFailure {
  readonly status: number;
  /** The differences to a version that another editor has saved meanwhile. */
  readonly differences: readonly Difference[];
}

/** The value of a field. @throws {Problem} 422 if it is empty. */
export function fieldOf(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw new Problem(422, "Invalid request", `Enter the ${name}.`, { field: name });
  return value;
}

/** The data from which a form was rendered. @throws {Problem} 422 if it is not an object. */
export function baseOf(form: URLSearchParams, { data }: Pick<ContentDocument, "data">): JsonObject {
  const base = form.get("base");
  const parsed = base === null ? data : jsonIn(base, "base");
  if (!isJsonObject(parsed)) throw new Problem(422, "Invalid request", "The field base is not a document.");
  return parsed;
}

/** Saves a form as a draft, with what the pressed button changes. Returns the field to show next, or what is wrong. */
export function saveForm(
  actions: EditorActions,
  models: ContentModels,
  form: URLSearchParams,
  choices: Choices,
): { readonly at: string | undefined } | Unsaved {
  const current = actions.open(fieldOf(form, "id"));
  let typed: ReturnType<typeof typedIn> | undefined;
  try {
    typed = typedIn();
    actions.change(current.id, typed.document, form.get("version") ?? undefined);
    return { at: typed.at };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, message, issues, field } = error;
    if (typed && status === 412) {
      const advice = "Your changes are not saved yet: compare the versions below, and save again.";
      const saved = editablePart(current);
      const compared = differences(saved, { ...saved, ...typed.document });
      return { form, status, error: `${message} ${advice}`, field: undefined, differences: compared };
    }
    const reasons = [message, ...issues.map((issue) => `${issue.path}: ${issue.message}`)];
    return { form, status, error: reasons.join(" "), field, differences: [] };
  }

  /** The submitted document: the JSON, overridden by the fields with inputs of their own. */
  function typedIn() {
    const { data: rest, ...draft } = read(draftSchema, jsonIn(fieldOf(form, "json"), "Everything else"));
    const base = baseOf(form, current);
    const fields = inputsOf({ models, choices, form }, models.fieldsOf(current.type) ?? {}, base).read();
    // Keep the order of the fields.
    const names = Object.keys(base).filter((name) => name in rest || name in fields);
    const order = Object.fromEntries(names.map((name) => [name, null]));
    const data: JsonObject = { ...order, ...rest, ...fields };
    const button = form.get("change");
    const changed = button === null ? { data, at: undefined } : changeEntries(models, data, button, form);
    const uid = form.get("uid");
    return {
      document: { ...draft, ...(uid !== null && { uid: uid || null }), data: changed.data },
      at: changed.at,
    };
  }
}

/**
 * Adds, removes or moves an entry of a repeated field by the value of a button: `add field.slices`, `up field.slices.2`.
 * Returns the changed data, and the entry to show next. @throws {Problem} for an invalid command.
 */
function changeEntries(models: ContentModels, data: JsonObject, button: string, form: URLSearchParams) {
  const [action = "", name = ""] = button.split(" ");
  const changed = structuredClone(data);
  const path = name.split(".").slice(1);
  const index = action === "add" ? Number.NaN : Number(path.pop());
  const entries = listAt(changed, path);
  const [entry] = action === "add" ? [newEntry(models, form.get(`${name}.kind`))] : entries.splice(index, 1);
  if (entry === undefined) throw new Problem(422, "No such entry", `There is no entry ${name}.`);
  const targets: Readonly<Record<string, number>> = { add: entries.length, up: index - 1, down: index + 1 };
  const to = Object.hasOwn(targets, action) ? targets[action] : undefined;
  if (to !== undefined) entries.splice(to, 0, entry);
  else if (action !== "remove") throw new Problem(422, "Unknown change", `There is no change ${action}.`);
  return { data: changed, at: ["field", ...path, to ?? Math.max(index - 1, 0)].join(".") };
}

/** The list at a path. Creates it if it does not exist. */
function listAt(data: JsonObject, path: readonly string[]): Json[] {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce<Json | undefined>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, data);
  if (last === undefined || last === "__proto__" || !isJsonObject(holder)) {
    throw new Problem(422, "No such field", `There is no field ${path.join(".")}.`);
  }
  const list = Object.hasOwn(holder, last) ? holder[last] : undefined;
  if (Array.isArray(list)) return list;
  const created: Json[] = [];
  holder[last] = created;
  return created;
}

function newEntry(models: ContentModels, kind: string | null): JsonObject {
  if (kind === null) return {};
  const [type = "", variation = ""] = kind.split(" ");
  if (!models.sliceFields(type, variation))
    throw new Problem(422, "No such section", `There is no section ${kind}.`);
  return {
    id: `${type}$${randomUUID()}`,
    slice_type: type,
    slice_label: null,
    variation,
    version: "initial",
    primary: {},
    items: [],
  };
}
