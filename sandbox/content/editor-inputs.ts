import { brand } from "../../brand/brand.ts";
import { cityOf } from "../../src/domain/content/day.ts";
import { formatTimestamp, parseTimestamp } from "./document.ts";
import { type Choices, fileNameOf } from "./editor-choices.ts";
import { Problem } from "./errors.ts";
import { type Html, html } from "./html.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { jsonError } from "./json-error.ts";
import { fromMarkup, toMarkup } from "./rich-text-markup.ts";

export interface Field {
  /** Name of its inputs. */
  readonly name: string;
  readonly label: string;
  readonly hint: Html | false;
  readonly config: JsonObject;
  readonly value: Json;
}

const SIMPLE = ["Text", "Date", "Timestamp", "Boolean", "Select", "Number"];
const LISTS = ["StructuredText", "Group", "Slices"];
const OBJECTS = ["Image", "Link"];

/** A value that its kind of input cannot show or would change, such as an invalid date, is edited as JSON. */
export function inputKind(kind: string | undefined, value: Json): string {
  if (kind === undefined) return "JSON";
  const isComposite = typeof value === "object" && value !== null;
  if (SIMPLE.includes(kind)) return isComposite ? "JSON" : simpleKind(kind, String(value ?? ""));
  const isList =
    LISTS.includes(kind) && (value === null || (Array.isArray(value) && value.every(isJsonObject)));
  const isObject = OBJECTS.includes(kind) && (value === null || isJsonObject(value));
  return isList || isObject ? kind : "JSON";
}

function simpleKind(kind: string, shown: string): string {
  const isNoDay = kind === "Date" && !/^(?:\d{4}-\d{2}-\d{2})?$/.test(shown);
  if (isNoDay || /[\r\0]/.test(shown)) return "JSON";
  return kind === "Text" && shown.includes("\n") ? "Lines" : kind;
}

/** The value of a part of a field. */
export type Part = (name: string) => string;

/** A field with one input, whose part has no name, or with several. */
export interface Parts {
  /** The values of the inputs for the value of the field, by part. */
  readonly shown: Readonly<Record<string, string>>;
  readonly html: (part: Part) => Html;
  /** Called if a part was changed. */
  readonly parse: (part: Part) => Json;
}

const TYPES: Readonly<Record<string, string>> = {
  Number: "number",
  Date: "date",
  Timestamp: "datetime-local",
};

/** The inputs of a field without entries. */
export function partsOf(kind: string, field: Field, choices: Choices): Parts {
  const { name, label, hint, config, value } = field;
  const plain = value === null || typeof value === "object" ? "" : String(value);
  const single = (
    shown: string,
    show: (value: string) => Html,
    parse: (typed: string) => Json = (typed) => typed || null,
    more = "",
  ): Parts => ({
    shown: { "": shown },
    html: (part) => html`<label for="${name}">${label}${more}</label>${show(part(""))} ${hint}`,
    parse: (part) => parse(part("")),
  });
  const typedAs = (what: string, parse: (typed: string) => Json) => (typed: string) =>
    typed === "" ? null : read(what, label, () => parse(typed));
  const area = (
    typed: string,
  ) => html`<textarea class="${kind}" id="${name}" name="${name}" rows="${rowsOf(typed)}">
${typed}</textarea>`;
  const input = (typed: string) =>
    html`<input class="${kind === "Text" ? "wide" : ""}" type="${TYPES[kind] ?? "text"}"${kind === "Number" && html` step="any"`} id="${name}" name="${name}" value="${typed}">`;
  switch (kind) {
    case "Link":
      return linkParts(field, choices);
    case "Image":
      return imageParts(field, choices);
    case "Boolean":
      return {
        shown: { "": plain },
        html: (part) => html`<p>${checkbox(name, label, "true", part("") === "true")} ${hint}</p>`,
        parse: (part) => part("") === "true",
      };
    case "Select": {
      const known = new Set(["", ...strings(config.options), plain]);
      return single(plain, (typed) => select(name, [...known], typed));
    }
    case "StructuredText": {
      const markup = (typed: string) =>
        html`${area(typed)}<small>An image: <code>![Alternative text](NAME)</code>. A video: <code>!embed[Title](https://…)</code>.</small>`;
      const to = (target: string) => linkTo(choices, target);
      const blocks = listOf(value);
      return single(toMarkup(blocks), markup, (typed) =>
        fromMarkup(typed, blocks, to, (image) => imageOf(choices, image)),
      );
    }
    case "JSON":
      return single(
        JSON.stringify(value, undefined, 2),
        area,
        (typed) => (typed === "" ? null : jsonIn(typed, label)),
        " (JSON)",
      );
    case "Timestamp": {
      const moment = parseTimestamp(plain);
      const shown = Number.isNaN(moment) ? "" : localTime(new Date(moment));
      return single(shown, input, typedAs("a date", timestampIn), ` (${EDITORS_PLACE} time)`);
    }
    case "Date":
      return single(
        plain,
        input,
        typedAs("a date", (day) => Temporal.PlainDate.from(day).toString()),
      );
    case "Number":
      return single(plain, input, typedAs("a number", numberIn));
    default:
      return single(plain, kind === "Lines" ? area : input);
  }
}

function linkParts({ name, label, hint, config, value }: Field, choices: Choices): Parts {
  const link = isJsonObject(value) ? value : {};
  const allowed = text(config.select);
  const types = strings(config.customtypes);
  const targets = { Document: `document:${text(link.id)}`, Media: `media:${fileNameOf(value)}`, Web: "web" };
  const found = Object.entries(targets).find(([type]) => type === link.link_type)?.[1] ?? "";
  const shown = { to: found, url: found === "web" ? text(link.url) : "", window: text(link.target) };
  return {
    shown,
    html: (part) => {
      const isFor = (kind: string) =>
        allowed === "" || allowed === kind || (kind === "web" && part("to") === "web");
      const documents = choices.documents.filter(({ type }) => types.length === 0 || types.includes(type));
      const known = new Map([
        ["", "Nothing"],
        ...(isFor("web") ? [["web", "The address below"] as const] : []),
        ...(isFor("document")
          ? documents.map((one) => [`document:${one.id}`, choices.nameOf(one)] as const)
          : []),
        ...(isFor("media") ? [...choices.files.keys()].map((file) => [`media:${file}`, file] as const) : []),
      ]);
      if (!known.has(part("to"))) known.set(part("to"), part("to"));
      const hasWindow = config.allowTargetBlank === true || part("window") !== "";
      return html`<fieldset><legend>${label}</legend>${hint}
    <label for="${name}.to">Leads to</label>${select(`${name}.to`, [...known.keys()], part("to"), known)}
    ${isFor("web") && html`<label for="${name}.url">Address</label><input class="wide" id="${name}.url" name="${name}.url" value="${part("url")}">`}
    ${hasWindow && html`<p>${checkbox(`${name}.window`, "In a new window", part("window") || "_blank", part("window") !== "")}</p>`}
  </fieldset>`;
    },
    // A link with a new target keeps its other data, such as key and text.
    parse: (part) => {
      const to = part("to");
      const url = part("url");
      const window = part("window");
      // If only web addresses are allowed, the select can be empty.
      const target = to === "web" || (to === "" && url !== "") ? url : to;
      if (target === "") return { link_type: "Any" };
      const { key, text: words, variant } = link;
      const own = Object.entries({ key, text: words, variant }).filter(([, one]) => one !== undefined);
      const chosen = to === "web" || to === "" ? { link_type: "Web", url: target } : linkTo(choices, target);
      const { target: _window, ...kept } = to !== "web" && to === shown.to ? link : chosen;
      return { ...kept, ...Object.fromEntries(own), ...(window !== "" && { target: window }) };
    },
  };
}

function imageParts({ name, label, hint, value }: Field, choices: Choices): Parts {
  const image = isJsonObject(value) ? value : {};
  const shown = { file: fileNameOf(value), alt: text(image.alt) };
  return {
    shown,
    html: (part) => html`<fieldset><legend>${label}</legend>${hint}
    <label for="${name}.file">Image</label>${select(`${name}.file`, [...new Set(["", ...choices.images.keys(), part("file")])], part("file"))}
    <label for="${name}.alt">Alternative text</label><textarea class="Lines" rows="2" id="${name}.alt" name="${name}.alt">
${part("alt")}</textarea>
  </fieldset>`,
    parse: (part) => {
      if (part("file") === "") return {};
      const chosen = part("file") === shown.file ? image : imageOf(choices, part("file"));
      return { ...chosen, alt: part("alt") || null };
    },
  };
}

export function select(
  name: string,
  values: readonly string[],
  selected: string,
  words: ReadonlyMap<string, string> = new Map(),
): Html {
  const option = (value: string) =>
    html`<option value="${value}"${value === selected && html` selected`}>${words.get(value) ?? value}</option>`;
  return html`<select id="${name}" name="${name}">${values.map(option)}</select>`;
}

function checkbox(name: string, label: string, value: string, isChecked: boolean): Html {
  return html`<input type="hidden" name="${name}" value=""><input type="checkbox" id="${name}" name="${name}" value="${value}"${isChecked && html` checked`}> <label class="beside" for="${name}">${label}</label>`;
}

/** The number of rows for a text, within limits. */
function rowsOf(typed: string): number {
  const lines = typed.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / 100), 1);
  return Math.min(Math.max(lines, 2), 24);
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

function imageOf({ images }: Choices, name: string): JsonObject {
  const image = images.get(name);
  if (!image) throw new Problem(422, "No such image", `There is no image “${name}”.`);
  return image;
}

/** @throws {Problem} for invalid JSON; it names the field. */
export const jsonIn = (typed: string, label: string): Json =>
  read("JSON", label, () => {
    try {
      return JSON.parse(typed);
    } catch (cause) {
      const { line, column, problem } = jsonError(typed);
      throw new SyntaxError(`line ${line}, column ${column}: ${problem}`, { cause });
    }
  });

/** The city of the editors' time zone. */
export const EDITORS_PLACE = cityOf(brand.timeZone);

/** A date and time input as a time of the service. */
function timestampIn(typed: string): string {
  const minute = Temporal.PlainDateTime.from(typed.slice(0, "YYYY-MM-DDTHH:MM".length));
  return formatTimestamp(new Date(minute.toZonedDateTime(brand.timeZone).epochMilliseconds));
}

function numberIn(typed: string): number {
  const number = Number(typed);
  if (!Number.isFinite(number)) throw new Error(`“${typed}” is no number.`);
  return number;
}

/** @throws {Problem} for what cannot be parsed; it names the field. */
function read<T>(what: string, label: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw notRead(what, label, error);
  }
}

function notRead(what: string, label: string, cause: unknown): Problem {
  const reason = cause instanceof Error ? cause.message : "it cannot be read";
  return new Problem(422, `Not ${what}`, `${label}: ${reason}`, { cause });
}

/** Formats a time for editors. */
export function localTime(moment: Date): string {
  const local = moment.toTemporalInstant().toZonedDateTimeISO(brand.timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: "minute" });
}

/** The entries of a repeated field. */
export function listOf(value: Json): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** A text of a model or a document; empty if it is none. */
export function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
