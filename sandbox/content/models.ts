import { isJsonObject, type Json, type JsonObject } from "./json.ts";

/** The fields of a custom type, a group or a slice: name → `{ type, config }`. */
export type FieldModels = JsonObject;

/** The content models of a repository: custom types and shared slices, in their JSON format. */
export class ContentModels {
  readonly customTypes = new Map<string, JsonObject>();
  readonly slices = new Map<string, JsonObject>();

  /** @param models - custom types and shared slices, in any order. */
  constructor(models: readonly JsonObject[] = []) {
    for (const model of models) this.set(model);
  }

  /** Adds a model, or replaces the one with the same id. */
  set(model: JsonObject): void {
    if (typeof model.id !== "string") throw new Error("a content model needs an id");
    (model.type === "SharedSlice" ? this.slices : this.customTypes).set(model.id, model);
  }

  /** All fields of a type, from all tabs; undefined if the type has no model. */
  fieldsOf(type: string): FieldModels | undefined {
    const tabs = this.customTypes.get(type)?.json;
    if (!isJsonObject(tabs)) return undefined;
    return Object.assign({}, ...Object.values(tabs).filter(isJsonObject));
  }

  isSingle(type: string): boolean {
    return this.customTypes.get(type)?.repeatable === false;
  }

  /** The variations of a shared slice, each as `SLICE VARIATION`. */
  variationsOf(slice: string): string[] {
    return this.#variations(slice).map(({ id }) => `${slice} ${String(id)}`);
  }

  sliceFields(slice: string, variation: string): { primary: FieldModels; items: FieldModels } | undefined {
    const found = this.#variations(slice).find(({ id }) => id === variation);
    return found && { primary: objectOrEmpty(found.primary), items: objectOrEmpty(found.items) };
  }

  #variations(slice: string): readonly JsonObject[] {
    const variations = this.slices.get(slice)?.variations;
    return Array.isArray(variations) ? variations.filter(isJsonObject) : [];
  }
}

/** The type of a field in a model (`Text`, `StructuredText`, `Select` …). */
export function kindOf(model: Json | undefined): string | undefined {
  return isJsonObject(model) && typeof model.type === "string" ? model.type : undefined;
}

export function groupFields(model: Json | undefined): FieldModels | undefined {
  if (!isJsonObject(model) || !isJsonObject(model.config)) return undefined;
  return isJsonObject(model.config.fields) ? model.config.fields : undefined;
}

function objectOrEmpty(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** What editors are not offered. */
interface Unused {
  /** Ids of custom types and slices. */
  readonly models: readonly string[];
  /** Fields of custom types, by their ids. */
  readonly fieldsOf: (type: string) => readonly string[];
}

/** Models as editors are offered them. */
export function offeredModels(
  models: readonly JsonObject[],
  { models: ids, fieldsOf }: Unused,
): readonly JsonObject[] {
  return models.flatMap((model): JsonObject | readonly JsonObject[] => {
    const id = String(model.id);
    return ids.includes(id) ? [] : withoutNamed(withoutFields(model, fieldsOf(id)), ids);
  });
}

/** A part of a model without some slices in its zones, and without links to documents of some types. */
function withoutMentions(part: Json, ids: readonly string[]): Json {
  if (Array.isArray(part)) return part.map((entry) => withoutMentions(entry, ids));
  return isJsonObject(part) ? withoutNamed(part, ids) : part;
}

function withoutNamed(part: JsonObject, ids: readonly string[]): JsonObject {
  const isOffered = ([name, field]: readonly [string, Json]) =>
    kindOf(field) === "SharedSlice" ? !ids.includes(name) : !leadsOnlyTo(field, ids);
  return Object.fromEntries(
    Object.entries(part)
      .filter(isOffered)
      .map(([name, field]) => [name, withoutMentions(field, ids)]),
  );
}

/** Whether a field is a link, and all documents that an editor could choose are of some types. */
function leadsOnlyTo(field: Json, ids: readonly string[]): boolean {
  if (!isJsonObject(field) || kindOf(field) !== "Link" || !isJsonObject(field.config)) return false;
  const { customtypes } = field.config;
  return (
    Array.isArray(customtypes) &&
    customtypes.length > 0 &&
    customtypes.every((type) => ids.includes(String(type)))
  );
}

function withoutFields(model: JsonObject, names: readonly string[]): JsonObject {
  if (!isJsonObject(model.json)) return model;
  const tabs = Object.entries(model.json).map(([tab, fields]) => {
    const kept = Object.entries(objectOrEmpty(fields)).filter(([name]) => !names.includes(name));
    return [tab, Object.fromEntries(kept)];
  });
  return { ...model, json: Object.fromEntries(tabs) };
}
