import { Scanner } from "./scanner.ts";

/** A literal of the predicate language. */
export type Literal = string | number | Literal[];

/** The path of a predicate: the whole document, its metadata, or a field of a type. */
export type Path =
  | { readonly kind: "document" }
  | { readonly kind: "metadata"; readonly name: MetadataName }
  | { readonly kind: "field"; readonly type: string; readonly field: readonly string[] };

/** Metadata that predicates and orderings can use. */
export type MetadataName = (typeof METADATA)[number];

/** A predicate: `operator(path, …args)`. */
export interface Predicate {
  readonly operator: string;
  readonly path: Path | undefined;
  readonly args: readonly Literal[];
  /** Throws a parsing error about the path or the arguments of this predicate. */
  readonly fail: (about: "path" | "args", message: string) => never;
}

const METADATA = ["id", "type", "tags", "lang", "first_publication_date", "last_publication_date"] as const;
const OPERATOR = /[a-z][A-Za-z]*(?:\.[a-z][A-Za-z-]*)?/y;
const PATH = /[A-Za-z_][\w-]*(?:\.[\w-]+)*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
// Only quotes can be escaped; any other backslash is a normal character.
const STRING = /"((?:\\"|[^"])*)"/y;

/**
 * Parses one `q` parameter: `[[at(document.type,"page")][at(my.page.title,"Home")]]`. Does not validate whether
 * operators, paths and arguments fit together.
 */
export function parsePredicates(query: string): Predicate[] {
  const scanner = new Scanner(query);
  const predicates: Predicate[] = [];
  scanner.expect("[");
  while (!scanner.take("]")) {
    scanner.expect("[");
    predicates.push(parsePredicate(scanner));
    scanner.expect("]");
  }
  scanner.match(/\s*/y);
  if (!scanner.atEnd) scanner.fail("unexpected text after the query");
  return predicates;
}

/** Parses a path such as `document.type` or `my.page.title`; undefined if it is invalid. */
export function readPath(text: string): Path | undefined {
  const [root, ...names] = text.split(".");
  if (root === "document") {
    if (names.length === 0) return { kind: "document" };
    const name = METADATA.find((candidate) => candidate === names.join("."));
    return name && { kind: "metadata", name };
  }
  const [type, ...field] = names;
  return root === "my" && type && field.length > 0 ? { kind: "field", type, field } : undefined;
}

function parsePredicate(scanner: Scanner): Predicate {
  scanner.match(/\s*/y);
  const operator = scanner.match(OPERATOR) ?? scanner.fail("expected the name of a function");
  scanner.expect("(");
  scanner.match(/\s*/y);
  const pathOffset = scanner.offset;
  const path = parsePath(scanner, operator);
  let argsOffset = scanner.offset;
  const args: Literal[] = [];
  if (!scanner.take(")")) {
    if (path) scanner.expect(",");
    scanner.match(/\s*/y);
    argsOffset = scanner.offset;
    do args.push(parseLiteral(scanner));
    while (scanner.take(","));
    scanner.expect(")");
  }
  const fail: Predicate["fail"] = (about, message) =>
    scanner.fail(`[function ${operator}(..)] ${message}`, about === "path" ? pathOffset : argsOffset);
  return { operator, path, args, fail };
}

function parsePath(scanner: Scanner, operator: string): Path | undefined {
  const offset = scanner.offset;
  const text = scanner.match(PATH);
  if (text === undefined) return undefined;
  return readPath(text) ?? scanner.fail(`[function ${operator}(..)] unexpected field '${text}'`, offset);
}

function parseLiteral(scanner: Scanner): Literal {
  if (scanner.take("[")) return parseList(scanner);
  scanner.match(/\s*/y);
  const string = scanner.match(STRING);
  if (string !== undefined) return string.slice(1, -1).replaceAll('\\"', '"');
  const number = scanner.match(NUMBER);
  if (number !== undefined) return Number(number);
  return scanner.fail("expected a string, a number or a list");
}

function parseList(scanner: Scanner): Literal[] {
  const values: Literal[] = [];
  if (scanner.take("]")) return values;
  do values.push(parseLiteral(scanner));
  while (scanner.take(","));
  scanner.expect("]");
  return values;
}
