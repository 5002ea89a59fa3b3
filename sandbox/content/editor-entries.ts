import { randomUUID } from "node:crypto";
import { Problem } from "./errors.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import type { ContentModels } from "./models.ts";

/** A document's data after a change of its entries, and the entry to show next. */
interface Changed {
  readonly data: JsonObject;
  readonly at: string;
}

/**
 * Adds, removes or moves an entry of a repeated field. The value of a form button is the command: `add field.slices`,
 * `up field.slices.2`.
 *
 * @throws {Problem} for an invalid command.
 */
export function changeEntries(
  models: ContentModels,
  data: JsonObject,
  button: string,
  form: URLSearchParams,
): Changed {
  const [action, name = ""] = button.split(" ");
  const changed = structuredClone(data);
  const path = name.split(".").slice(1);
  const place = action === "add" ? Number.NaN : Number(path.pop());
  const entries = listAt(changed, path);
  const [entry] = action === "add" ? [newEntry(models, form.get(`${name}.kind`))] : entries.splice(place, 1);
  if (entry === undefined) throw new Problem(422, "No such entry", `There is no entry ${name}.`);
  const steps: Readonly<Record<string, number>> = { add: entries.length, up: place - 1, down: place + 1 };
  const to = action === undefined ? undefined : steps[action];
  if (to !== undefined) entries.splice(to, 0, entry);
  else if (action !== "remove") throw new Problem(422, "Unknown change", `There is no change ${action}.`);
  return { data: changed, at: ["field", ...path, to ?? Math.max(place - 1, 0)].join(".") };
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
  const begun: Json[] = [];
  holder[last] = begun;
  return begun;
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
