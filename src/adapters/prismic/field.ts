import type { z } from "zod";
import type { Log } from "../../ports/log.ts";

/** Where in a document a value stands, and whom to tell when it does not fit its model. */
export class Place {
  readonly #document: { readonly id: string; readonly type: string };
  readonly #log: Log;
  readonly path: string;

  constructor(document: { readonly id: string; readonly type: string }, log: Log, path = "data") {
    this.#document = document;
    this.#log = log;
    this.path = path;
  }

  /** The place of a field or an item below this one. */
  at(key: string | number): Place {
    const path = typeof key === "number" ? `${this.path}[${key}]` : `${this.path}.${key}`;
    return new Place(this.#document, this.#log, path);
  }

  /** Tells the operator which document and field an editor has to look at. */
  report(problem: string): void {
    const { id, type } = this.#document;
    this.#log.warn({ document: id, type, field: this.path, problem }, "content does not fit its model");
  }
}

/** Reads one value of a document: what it means, or `undefined` where it is empty or unusable (and reported). */
export type Field<T> = (value: unknown, place: Place) => T;

const missing: unique symbol = Symbol("a required value is missing");
type Missing = typeof missing;

/**
 * A field whose shape a schema checks. Empty (`null`, absent) is `undefined`; a value that the schema refuses is
 * reported and `undefined`.
 */
export function field<S extends z.ZodType, T>(
  schema: S,
  convert: (value: z.output<S>, place: Place) => T,
): Field<T | undefined> {
  return (value, place) => {
    if (value === null || value === undefined) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return convert(parsed.data, place);
    for (const issue of parsed.error.issues) {
      const where = issue.path.reduce<Place>(
        (at, key) => at.at(typeof key === "number" ? key : String(key)),
        place,
      );
      where.report(issue.message);
    }
    return undefined;
  };
}

/** A field without which what it belongs to makes no sense: {@link record} leaves the whole out. */
export function required<T>(inner: Field<T | undefined>): Field<T | Missing> {
  return (value, place) => {
    const read = inner(value, place);
    if (read !== undefined) return read;
    place.report("a required field is empty");
    return missing;
  };
}

type Shape = Readonly<Record<string, Field<unknown>>>;
type RecordOf<S extends Shape> = { -readonly [K in keyof S]: Exclude<ReturnType<S[K]>, Missing> };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isComplete<S extends Shape>(values: Record<string, unknown>): values is RecordOf<S> {
  return !Object.values(values).includes(missing);
}

/** Several fields together: the data of a document, the primary part of a slice, an item of a group. */
export function record<S extends Shape>(shape: S): Field<RecordOf<S> | undefined> {
  return (value, place) => {
    if (!isRecord(value)) {
      place.report("expected an object");
      return undefined;
    }
    const values: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(shape)) values[name] = read(value[name], place.at(name));
    return isComplete<S>(values) ? values : undefined;
  };
}

/** A list of values; those that cannot be used are left out. */
export function list<T>(item: Field<T | undefined>): Field<T[]> {
  return (value, place) => {
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) {
      place.report("expected a list");
      return [];
    }
    return value.flatMap((entry: unknown, index) => {
      const read = item(entry, place.at(index));
      return read === undefined ? [] : [read];
    });
  };
}
