import { type ContentDocument, formatTimestamp } from "./document.ts";
import { type Choices, fileNameOf } from "./editor-choices.ts";
import { type FormField, listOf, momentIn } from "./editor-fields.ts";
import { partsOf, shownValue } from "./editor-inputs.ts";
import { Problem } from "./errors.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { fromMarkup } from "./rich-text-markup.ts";

/** A submitted form, and the data from which it was rendered. */
interface Sent {
  readonly form: URLSearchParams;
  readonly choices: Choices;
}

/** The data from which a form was rendered. */
export function baseOf(form: URLSearchParams, { data }: Pick<ContentDocument, "data">): JsonObject {
  const base = form.get("base");
  const parsed = base === null ? data : jsonIn(base, "base");
  if (!isJsonObject(parsed)) throw new Problem(422, "Invalid request", "The field base is no document.");
  return parsed;
}

/**
 * Parses the fields of a form. An unchanged field keeps its value, including data that no input shows.
 *
 * @param before - The values from which the form was rendered.
 * @throws {Problem} for invalid input.
 */
export function typedFields(
  sent: Sent,
  fields: readonly FormField[],
  before: JsonObject,
  prefix = "field",
): JsonObject {
  const typed = fields.flatMap((field): [string, Json][] => {
    const value = before[field.name] ?? null;
    const now = typedValue(sent, field, value, `${prefix}.${field.name}`);
    return now === undefined || (now === value && !(field.name in before)) ? [] : [[field.name, now]];
  });
  return Object.fromEntries(typed);
}

/** The value of a field; `undefined` if the form does not contain it. */
function typedValue(sent: Sent, field: FormField, before: Json, name: string): Json | undefined {
  switch (field.kind) {
    case "Group":
    case "Slices":
      return typedEntries(sent, field, before, name);
    case "Link":
    case "Image":
      return typedParts(sent, field.kind, before, name);
    default: {
      const typed = lastOf(sent.form, name);
      if (typed === undefined) return undefined;
      return typed === shownValue(field, before) ? before : typedText(sent.choices, field, before, typed);
    }
  }
}

function typedEntries(
  sent: Sent,
  field: Extract<FormField, { kind: "Group" | "Slices" }>,
  before: Json,
  name: string,
): Json | undefined {
  if (!sent.form.has(`${name}.count`)) return undefined;
  if (field.entries.length === 0) return before;
  return field.entries.map((entry, index) => {
    const value = listOf(before)[index] ?? {};
    const path = `${name}.${index}`;
    if (field.kind === "Group") return { ...value, ...typedFields(sent, entry.fields, value, path) };
    return { ...value, ...typedSlice(sent, entry, value, path) };
  });
}

function typedParts(
  { form, choices }: Sent,
  kind: "Link" | "Image",
  before: Json,
  name: string,
): Json | undefined {
  const shown = partsOf(kind, before);
  const parts = Object.keys(shown);
  if (!parts.some((part) => form.has(`${name}.${part}`))) return undefined;
  const typed = Object.fromEntries(
    parts.map((part) => [part, lastOf(form, `${name}.${part}`) ?? shown[part]]),
  );
  if (parts.every((part) => typed[part] === shown[part])) return before;
  const kept = isJsonObject(before) ? before : {};
  return kind === "Link" ? typedLink(choices, kept, typed) : typedImage(choices, kept, typed);
}

function typedSlice(
  sent: Sent,
  { fields, items }: { readonly fields: readonly FormField[]; readonly items?: FormField | undefined },
  slice: JsonObject,
  path: string,
): JsonObject {
  const primary = isJsonObject(slice.primary) ? slice.primary : undefined;
  return {
    ...(primary && { primary: { ...primary, ...typedFields(sent, fields, primary, `${path}.primary`) } }),
    ...(items && typedFields(sent, [items], slice, path)),
  };
}

function typedText(choices: Choices, { kind, label }: FormField, before: Json, typed: string): Json {
  if (kind === "Boolean") return typed === "true";
  if (kind === "StructuredText") {
    const to = (target: string) => linkTo(choices, target);
    return fromMarkup(typed, listOf(before), to, (name) => imageOf(choices, name));
  }
  if (typed === "") return null;
  if (kind === "Number") return Number(typed);
  if (kind === "JSON") return jsonIn(typed, label);
  if (kind !== "Timestamp") return typed;
  const moment = momentIn(typed);
  return moment ? formatTimestamp(moment) : null;
}

/** @throws {Problem} for invalid JSON; it names the field. */
export function jsonIn(typed: string, label: string): Json {
  try {
    return JSON.parse(typed);
  } catch (error) {
    throw notJson(error, label);
  }
}

function notJson(cause: unknown, label: string): Problem {
  const reason = cause instanceof Error ? cause.message : "this is not JSON";
  return new Problem(422, "Not JSON", `${label}: ${reason}`, { cause });
}

/** A link with a new target. Its other data, such as key and text, is kept. */
function typedLink(
  choices: Choices,
  before: JsonObject,
  typed: Record<string, string | undefined>,
): JsonObject {
  const { to = "", url = "", window = "" } = typed;
  // If only web addresses are allowed, the select can be empty.
  const target = to === "web" || (to === "" && url !== "") ? url : to;
  if (target === "") return { link_type: "Any" };
  const isSame = to !== "web" && to === partsOf("Link", before).to;
  const { key, text, variant } = before;
  const own = Object.entries({ key, text, variant }).filter(([, value]) => value !== undefined);
  const chosen = to === "web" || to === "" ? { link_type: "Web", url: target } : linkTo(choices, target);
  const { target: _window, ...link } = isSame ? before : chosen;
  return { ...link, ...Object.fromEntries(own), ...(window !== "" && { target: window }) };
}

/** The link for a target, as in markup and select elements. */
function linkTo({ documents, files }: Choices, address: string): JsonObject {
  const [to = "", window] = address.split(" ");
  const target = window === undefined ? {} : { target: window };
  const [, kind, name] = /^(document|media):(.+)$/.exec(to) ?? [];
  if (kind === undefined || name === undefined) return { link_type: "Web", url: to, ...target };
  const link =
    kind === "media"
      ? files.get(name)
      : documents.some(({ id }) => id === name) && { link_type: "Document", id: name };
  if (!link) throw new Problem(422, "No such target", `There is no ${kind} “${name}” to link to.`);
  return { ...link, ...target };
}

function typedImage(
  choices: Choices,
  before: JsonObject,
  typed: Record<string, string | undefined>,
): JsonObject {
  const { file = "", alt = "" } = typed;
  if (file === "") return {};
  const image = file === fileNameOf(before) ? before : imageOf(choices, file);
  return { ...image, alt: alt === "" ? null : alt };
}

function imageOf({ images }: Choices, name: string): JsonObject {
  const image = images.get(name);
  if (!image) throw new Problem(422, "No such image", `There is no image “${name}”.`);
  return image;
}

/** The last value with a name: a hidden field before a checkbox is the value if it is not checked. */
function lastOf(form: URLSearchParams, name: string): string | undefined {
  return form.getAll(name).at(-1)?.replaceAll("\r\n", "\n");
}
