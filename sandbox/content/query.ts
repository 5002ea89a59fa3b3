import { brand } from "../../brand/brand.ts";
import { type ContentDocument, parseTimestamp } from "./document.ts";
import { parsingError } from "./errors.ts";
import { isJsonObject, type Json } from "./json.ts";
import { type ContentModels, groupFields } from "./models.ts";

/** Whether a document matches. */
export type Test = (document: ContentDocument) => boolean;

/** Compares two documents. */
export type Order = (a: ContentDocument, b: ContentDocument) => number;

type Literal = string | number;

const METADATA = ["id", "type", "tags", "lang", "first_publication_date", "last_publication_date"] as const;

// Only quotes can be escaped; any other backslash is a normal character.
const VALUE = String.raw`(?:"(?:[^"\\]|\\"?)*"|-?\d+(?:\.\d+)?)`;
const VALUES = new RegExp(VALUE, "g");
/** `[at(document.type, "page")]`. */
const PREDICATE = new RegExp(
  String.raw`\[\s*([\w.-]+)\(\s*([\w.-]+)\s*,\s*(${VALUE}|\[\s*(?:${VALUE}(?:\s*,\s*${VALUE})*)?\s*\])\s*\)\s*\]`,
  "g",
);

/** Whether a value of a document matches what a predicate wants. */
type Operator = (value: Json, wanted: readonly Literal[]) => boolean;

const OPERATORS: Readonly<Record<string, Operator>> = {
  at: isOneOf,
  any: isOneOf,
  in: isOneOf,
  "date.after": (value, [limit = ""]) => momentOf(value) > momentOf(limit),
  "date.year": (value, [year]) => new Date(momentOf(value)).getUTCFullYear() === year,
};
const OF_LISTS = ["any", "in"];

/**
 * Compiles one `q` parameter: `[[at(document.type, "page")][any(document.id, ["a", "b"])]]`. `types` are all, also without a
 * model. @throws {ApiError} if it cannot be parsed, or names a function or a field that there is not.
 */
export function testsIn(query: string, models: ContentModels, types: ReadonlySet<string>): Test[] {
  const tests: Test[] = [];
  const [, inner] = /^\s*\[(.*)\]\s*$/s.exec(query) ?? [];
  if (inner === undefined) throw parsingError(`expected '[[…]]' in query '${query}'`);
  const left = inner.replaceAll(PREDICATE, (_, operator: string, path: string, argument: string) => {
    const fail = (problem: string) =>
      parsingError(`[function ${operator}(..)] ${problem} in query '${query}'`);
    const wanted = Array.from(argument.matchAll(VALUES), ([text]) => literalOf(text));
    if (argument.startsWith("[") !== OF_LISTS.includes(operator)) throw fail("unexpected kind of value");
    if (!isKnown(path, models, types)) throw fail(`unexpected field '${path}'`);
    if (operator === "date.after" && Number.isNaN(momentOf(wanted[0] ?? ""))) throw fail("expected a date");
    const test = testOf(operator, path, wanted);
    if (!test) throw fail("unknown function");
    tests.push(test);
    return "";
  });
  if (left.trim() !== "") throw parsingError(`unexpected '${left.trim()}' in query '${query}'`);
  return tests;
}

/** Parses `[my.news-article.date desc,document.first_publication_date]`. @throws {ApiError} if it cannot be parsed. */
export function ordersIn(text: string): Order[] {
  const [, inner] = /^\s*\[(.*)\]\s*$/s.exec(text) ?? [];
  if (inner === undefined) throw parsingError(`unexpected orderings '${text}'`);
  if (inner.trim() === "") return [];
  return inner.split(",").map((ordering) => {
    const [, path, direction] = /^\s*((?:document|my)\.[\w.-]+)(?:\s+(asc|desc))?\s*$/.exec(ordering) ?? [];
    if (path === undefined) throw parsingError(`unexpected ordering '${ordering}' in '${text}'`);
    return byField(path, direction === "desc" ? -1 : 1);
  });
}

function testOf(operator: string, path: string, wanted: readonly Literal[]): Test | undefined {
  if (operator === "not")
    return (document) => !valuesAt(document, path).some((value) => isOneOf(value, wanted));
  if (operator === "fulltext" && path === "document") {
    const words = wordsIn(String(wanted[0]));
    return (document) => words.length > 0 && words.every((word) => wordsOf(document).has(word));
  }
  const matches = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  return matches && ((document) => valuesAt(document, path).some((value) => matches(value, wanted)));
}

function literalOf(text: string): Literal {
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('\\"', '"') : Number(text);
}

function isOneOf(value: Json, wanted: readonly Literal[]): boolean {
  return wanted.some((one) => one === (typeof one === "number" ? momentOf(value) : value));
}

/** The time of a value in milliseconds; a number is one. NaN if it is neither. */
function momentOf(value: Json): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? parseTimestamp(value) : Number.NaN;
}

/** A field that is not in the type's model is an error; a type without a model accepts all fields. */
function isKnown(path: string, models: ContentModels, types: ReadonlySet<string>): boolean {
  const [root, type = "", ...names] = path.split(".");
  if (root === "document") return type === "" || METADATA.some((name) => name === type);
  if (root !== "my" || !types.has(type) || names.length === 0) return false;
  let fields = models.fieldsOf(type);
  for (const name of names) {
    if (!fields || name === "uid") return true;
    if (!Object.hasOwn(fields, name)) return false;
    fields = groupFields(fields[name]);
  }
  return true;
}

/** The values at a path of a document: one for each entry of a group; none if the path belongs to another type. */
function valuesAt(document: ContentDocument, path: string): Json[] {
  const [root, type = "", ...names] = path.split(".");
  if (root === "document") {
    const name = METADATA.find((known) => known === type);
    return name === undefined ? [] : [document[name] ?? []].flat();
  }
  if (document.type !== type) return [];
  if (names.join() === "uid") return document.uid === null ? [] : [document.uid, ...document.former_uids];
  return descend(document.data, names);
}

function descend(value: Json | undefined, [name, ...rest]: readonly string[]): Json[] {
  if (value === undefined || value === null) return [];
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => descend(entry, [name, ...rest]));
  return isJsonObject(value) ? descend(value[name], rest) : [];
}

const collator = new Intl.Collator(brand.locale, { sensitivity: "base", numeric: true });

/** Documents without a value come last in both directions. */
function byField(path: string, direction: 1 | -1): Order {
  // Times and ids are in ASCII; a collator takes a hundred times as long for thousands of documents.
  const compare = path.startsWith("document.") ? compareAscii : collator.compare;
  return (a, b) => {
    const [left] = valuesAt(a, path);
    const [right] = valuesAt(b, path);
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    if (typeof left === "string" && typeof right === "string") return direction * compare(left, right);
    return direction * (Number(left) - Number(right));
  };
}

/** The default order: newest first. */
export const byLastPublication: Order = (a, b) =>
  compareAscii(b.last_publication_date ?? "9999-12-31", a.last_publication_date ?? "9999-12-31") ||
  (a.id < b.id ? -1 : 1);

function compareAscii(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** The words of a text in lower case, without accents. */
function wordsIn(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

// Refs share unchanged documents, so each is indexed once.
const index = new WeakMap<ContentDocument, ReadonlySet<string>>();

/** The words of a document: of its texts, also in slices, and of its uid. */
function wordsOf(document: ContentDocument): ReadonlySet<string> {
  const texts = () => [document.uid ?? "", ...Object.values(document.data).flatMap(textsIn)];
  return index.getOrInsertComputed(document, () => new Set(texts().flatMap(wordsIn)));
}

const RICH_TEXT_NODE = /^(?:paragraph|heading[1-6]|(?:o-)?list-item|preformatted|image|embed)$/;
const NOT_TEXT = /^(?:\d{4}-\d{2}-\d{2}(?:T.*)?|#[0-9a-f]{6})$/i;

/** The texts of a field. Links and images have none. */
function textsIn(value: Json): string[] {
  if (typeof value === "string") return NOT_TEXT.test(value) ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).flatMap((entry) => {
    if (typeof entry.type === "string" && RICH_TEXT_NODE.test(entry.type)) return String(entry.text ?? "");
    if (typeof entry.slice_type !== "string") return Object.values(entry).flatMap(textsIn);
    const { primary, items } = entry;
    return [...(isJsonObject(primary) ? Object.values(primary) : []), items ?? null].flatMap(textsIn);
  });
}
