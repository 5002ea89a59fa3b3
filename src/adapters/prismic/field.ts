import type { z } from "zod";
import type { Numbered } from "../../domain/content/numbered.ts";
import type { Translatable } from "../../domain/content/translatable.ts";
import { cut } from "../../domain/text/cut.ts";
import type { FieldPath } from "./field-path.ts";

/** Converts one value of a document; `undefined` if it is empty, or invalid and reported. */
export type Field<T> = (value: unknown, path: FieldPath) => T;

const missing: unique symbol = Symbol("a required value is missing");
type Missing = typeof missing;

/** A field that a schema validates. An empty value (`null`, absent) becomes `undefined`; so does an invalid one, reported. */
export function field<S extends z.ZodType, T>(
  schema: S,
  convert: (value: z.output<S>, path: FieldPath) => T,
): Field<T | undefined> {
  return (value, path) => {
    if (value === null || value === undefined) return undefined;
    const parsed = schema.safeParse(value, { error: plainProblem });
    if (parsed.success) return convert(parsed.data, path);
    for (const issue of parsed.error.issues) {
      const where = issue.path.reduce<FieldPath>(
        (at, key) => at.at(typeof key === "number" ? key : String(key)),
        path,
      );
      where.report(issue.message);
    }
    return undefined;
  };
}

/** More of a text says nothing to an editor who looks for it. */
const MAX_QUOTED = 60;

/** What is wrong with a number, in the words of editors; `undefined` for what schemas say themselves. */
function plainProblem(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (typeof input !== "string" && typeof input !== "number") return undefined;
  const typed = typeof input === "string" ? `“${cut(input, MAX_QUOTED)}”` : String(input);
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "int") return `${typed} is no whole number`;
      return issue.expected === "number" ? `${typed} is no number` : undefined;
    case "too_small":
      return issue.origin === "number" ? `${typed} is less than ${issue.minimum}` : undefined;
    case "too_big":
      return issue.origin === "number" ? `${typed} is more than ${issue.maximum}` : undefined;
    default:
      return undefined;
  }
}

/** A field whose value is what a schema makes of it; see {@link field}. */
export function valid<S extends z.ZodType>(schema: S): Field<z.output<S> | undefined> {
  return field(schema, (value) => value);
}

/**
 * A field that the service fills in with an object of empty values, or an empty object. It is empty without a value of
 * this name, as the client of the service decides it.
 */
export function filled<T>(name: string, inner: Field<T | undefined>): Field<T | undefined> {
  return (value, path) => {
    const isEmpty = isRecord(value) && (value[name] ?? "") === "";
    return isEmpty ? undefined : inner(value, path);
  };
}

/** A required field. If it is empty, {@link record} leaves out the whole record. */
export function required<T>(inner: Field<T | undefined>): Field<T | Missing> {
  return (value, path) => {
    const read = inner(value, path);
    if (read !== undefined) return read;
    // Why there is no value may be known already.
    if (!path.hasProblem) path.report("a required field is empty");
    return missing;
  };
}

/**
 * A field that may be empty. If what is typed cannot be read, {@link record} leaves out the whole record: what it says may be
 * the contrary of what an empty one says.
 */
export function certain<T>(inner: Field<T | undefined>): Field<T | undefined | Missing> {
  return (value, path) => {
    const read = inner(value, path);
    return read === undefined && path.hasProblem ? missing : read;
  };
}

/** A value that is not that of the field with its own name, but is read of the record. */
export interface Part<T> {
  readonly of: Field<T>;
  /** The fields of the record that have its words. */
  readonly words: readonly string[];
}

/** The values of a record by name. */
export type Shape = Readonly<Record<string, Field<unknown> | Part<unknown>>>;
type ValueOf<F> = F extends Part<infer T> ? T : F extends Field<infer T> ? T : never;
export type RecordOf<S extends Shape> = Translatable<keyof S & string> & {
  -readonly [K in keyof S]: Exclude<ValueOf<S[K]>, Missing>;
};

/** The value of a field that the model calls by another name. */
export function from<T>(name: string, inner: Field<T>): Part<T> {
  return {
    of: (value, path) => inner(isRecord(value) ? value[name] : undefined, path.at(name)),
    words: [name],
  };
}

/** Where a record with the texts of a translation has that of the default language. */
export const STATED: unique symbol = Symbol("as the default language states it");

/** The value of a text in the default language; `undefined` of a record that has no texts of a translation. */
export function stated<T>(name: string, inner: Field<T>): Part<T | undefined> {
  return {
    of: (value, path) => {
      const original: unknown = isRecord(value) ? Reflect.get(value, STATED) : undefined;
      return isRecord(original) ? inner(original[name], path.at(name)) : undefined;
    },
    words: [],
  };
}

/** Where a record of a translation has the language of each field whose words nobody has translated. */
export const WORDS_IN: unique symbol = Symbol("the languages of its words");

/** A value of several fields of the record, of which these have its words. */
export function ofAll<T>(of: Field<T>, ...words: readonly string[]): Part<T> {
  return { of, words };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isComplete<S extends Shape>(values: Record<string, unknown>): values is RecordOf<S> {
  return !Object.values(values).includes(missing);
}

/** Content with all of its fields, if only as `undefined`: a reader that forgets a field does not compile. */
export type Complete<Content> = { readonly [Name in keyof Required<Content>]: Content[Name] };

/**
 * A record of several fields: the data of a document, the primary part of a slice, an item of a group. Of each, it says in which
 * language its words are.
 */
export function record<S extends Shape>(shape: S): Field<RecordOf<S> | undefined> {
  return (value, path) => {
    if (!isRecord(value)) {
      path.report("expected an object");
      return undefined;
    }
    const values: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(shape))
      values[name] = typeof read === "function" ? read(value[name], path.at(name)) : read.of(value, path);
    const languages: unknown = Reflect.get(value, WORDS_IN);
    const wordsIn = isRecord(languages) ? languagesOf(shape, { values, typed: value, languages }) : {};
    if (Object.keys(wordsIn).length > 0) values.wordsIn = wordsIn;
    return isComplete<S>(values) ? values : undefined;
  };
}

/** In which language the values of a record are, if they have the words of fields that nobody has translated. */
function languagesOf(
  shape: Shape,
  { values, typed, languages }: Readonly<Record<"values" | "typed" | "languages", Record<string, unknown>>>,
) {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, read]) => {
      const [language] = (typeof read === "function" ? [name] : read.words).flatMap((own) => {
        return hasItsWords(values[name], typed[own]) ? (languages[own] ?? []) : [];
      });
      return language === undefined || values[name] === undefined ? [] : [[name, language]];
    }),
  );
}

/** Whether a value has the words that were typed: the name of a period is read in those of the page. */
function hasItsWords(value: unknown, typed: unknown): boolean {
  if (typeof value !== "string" || typeof typed !== "string") return true;
  return lettersOf(value) === lettersOf(typed);
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, "");
}

/** A list of values without invalid ones. */
export function list<T>(item: Field<T | undefined>): Field<T[]> {
  return (value, path) => {
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) {
      path.report("expected a list");
      return [];
    }
    return value.flatMap((entry: unknown, index) => {
      const read = item(entry, path.at(index));
      return read === undefined ? [] : [read];
    });
  };
}

/** A list of the parts of a document. After one that is left out, each says which it is. */
export function numbered<T extends Numbered>(part: Field<T | undefined>): Field<T[]> {
  return (value, path) => {
    let number = 0;
    let left = 0;
    return list<T>((entry, at) => {
      number++;
      const read = part(entry, at);
      if (read === undefined) left++;
      return read === undefined || left === 0 ? read : { ...read, partNumber: number };
    })(value, path);
  };
}

/** A list of what is a whole together: without one that cannot be read there is none, since its sum would be wrong. */
export function whole<T>(item: Field<T | undefined>): Field<T[]> {
  return (value, path) => {
    const read = list<T>((entry, at) => (isBlank(entry) ? undefined : item(entry, at)))(value, path);
    const typed = Array.isArray(value) ? value.filter((entry: unknown) => !isBlank(entry)) : [];
    if (read.length === typed.length) return read;
    path.report("has an entry that cannot be read: none of them is shown");
    return [];
  };
}

/** Whether an editor has added a record, and entered nothing. */
function isBlank(entry: unknown): boolean {
  return isRecord(entry) && Object.values(entry).every((value) => value === null || value === "");
}

/** The values of a list whose items have one field. */
export function each<T>(name: string, inner: Field<T | Missing | undefined>): Field<Exclude<T, Missing>[]> {
  const item = record({ [name]: inner });
  return list<Exclude<T, Missing>>((value, path) => item(value, path)?.[name]);
}
