import type { ContentDocument } from "./document.ts";
import { comparableOf, momentOf, valuesAt } from "./fields.ts";
import { type ContentModels, groupFields } from "./models.ts";
import type { Literal, Path, Predicate } from "./predicates.ts";
import { type TextIndex, wordsOf } from "./text-index.ts";

/** Data for filters besides the document. */
export interface FilterContext {
  readonly models: ContentModels;
  readonly types: ReadonlySet<string>;
  readonly texts: TextIndex;
}

type Compile = (predicate: PathPredicate, context: FilterContext) => Test;

/** Compiles a predicate to a test. An invalid one is a parsing error with its position. */
export function compileFilter(predicate: Predicate, context: FilterContext): Test {
  const compile = FILTERS.get(predicate.operator);
  if (!compile) return predicate.fail("path", `unknown function '${predicate.operator}'`);
  const { path } = predicate;
  if (!path) return predicate.fail("path", "expected a field");
  checkPath(predicate, path, context);
  return compile({ ...predicate, path }, context);
}

const FILTERS: ReadonlyMap<string, Compile> = new Map<string, Compile>([
  ["at", (predicate) => equals(predicate)],
  ["not", (predicate) => negate(predicate, equals(predicate))],
  ["any", (predicate) => oneOf(predicate)],
  ["in", (predicate) => identifiedBy(predicate)],
  ["fulltext", (predicate, context) => fulltext(predicate, context)],
  ["date.after", (predicate) => after(predicate)],
  ["date.year", (predicate) => yearly(predicate)],
]);

/** A field that is not in the type's model is an error; a type without a model accepts all fields. */
function checkPath(predicate: Predicate, path: Path, { models, types }: FilterContext): void {
  if (path.kind !== "field") return;
  const name = `my.${path.type}.${path.field.join(".")}`;
  if (!types.has(path.type))
    predicate.fail("path", `unexpected field '${name}': unknown type '${path.type}'`);
  let fields = models.fieldsOf(path.type);
  for (const part of path.field) {
    if (!fields || part === "uid") return;
    const model = fields[part];
    if (model === undefined) predicate.fail("path", `unexpected field '${name}'`);
    fields = groupFields(model);
  }
}

/** `not` only matches documents of the type in their path. */
function negate({ path }: PathPredicate, test: Test): Test {
  return (document) => (path.kind !== "field" || document.type === path.type) && !test(document);
}

function equals(predicate: PathPredicate): Test {
  arity(predicate);
  const [wanted] = predicate.args;
  if (wanted === undefined) return predicate.fail("args", "expected a value");
  if (Array.isArray(wanted)) return predicate.fail("args", "unexpected list");
  return (document) => valuesAt(document, predicate.path).some((value) => same(comparableOf(value), wanted));
}

function oneOf(predicate: PathPredicate): Test {
  arity(predicate);
  const wanted = list(predicate);
  return (document) =>
    valuesAt(document, predicate.path).some((value) => wanted.some((it) => same(comparableOf(value), it)));
}

function identifiedBy(predicate: PathPredicate): Test {
  const { path } = predicate;
  const identifies =
    (path.kind === "metadata" && path.name === "id") ||
    (path.kind === "field" && path.field.join(".") === "uid");
  if (!identifies) return predicate.fail("path", "expected document.id or a uid field");
  return oneOf(predicate);
}

function same(value: unknown, wanted: Literal): boolean {
  if (typeof value === "string" && typeof wanted === "number") return momentOf(value) === wanted;
  return value === wanted;
}

function fulltext(predicate: PathPredicate, { texts }: FilterContext): Test {
  arity(predicate);
  const [search] = predicate.args;
  if (typeof search !== "string") return predicate.fail("args", "expected a string");
  const { path } = predicate;
  if (path.kind === "metadata") return predicate.fail("path", "expected document or a text field");
  const words = wordsOf(search);
  return (document) => {
    const found =
      path.kind === "document" ? texts.wordsOf(document) : texts.wordsOfValues(valuesAt(document, path));
    return words.length > 0 && words.every((word) => found.has(word));
  };
}

/** Whether a document matches. */
export type Test = (document: ContentDocument) => boolean;

/** A predicate on a path. */
export type PathPredicate = Predicate & { readonly path: Path };

/** Rejects a predicate with another number of arguments than one. */
function arity(predicate: Predicate): void {
  if (predicate.args.length !== 1)
    predicate.fail("args", `unexpected number of arguments: ${predicate.args.length}; expected 1`);
}

/** The argument of a predicate that requires a list. */
function list(predicate: Predicate): Literal[] {
  const [value] = predicate.args;
  return Array.isArray(value) ? value : predicate.fail("args", "expected a list");
}

/** Compares a date or time with the argument, in UTC. */
function after(predicate: PathPredicate): Test {
  arity(predicate);
  const limit = momentOf(predicate.args[0]);
  if (Number.isNaN(limit)) predicate.fail("args", "expected a date");
  return (document) => valuesAt(document, predicate.path).some((value) => momentOf(value) > limit);
}

function yearly(predicate: PathPredicate): Test {
  arity(predicate);
  const [year] = predicate.args;
  if (typeof year !== "number") return predicate.fail("args", "expected a number");
  return (document) =>
    valuesAt(document, predicate.path).some((value) => new Date(momentOf(value)).getUTCFullYear() === year);
}
