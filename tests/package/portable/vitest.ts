/** The subset of vitest that the contract tests use, for runtimes without vitest. It replaces vitest in a bundle. */
type Run = () => unknown;

interface Test {
  readonly name: string;
  readonly run: Run;
}

/** The results of all tests. */
export interface Report {
  readonly passed: number;
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

const tests: Test[] = [];
let groups: readonly string[] = [];

export function describe(name: string, define: () => void): void {
  const before = groups;
  groups = [...groups, name];
  define();
  groups = before;
}

export function it(name: string, run: Run): void {
  tests.push({ name: [...groups, name].join(" > "), run });
}

it.each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...values: readonly unknown[]) => unknown): void => {
    for (const row of rows)
      it(`${name} ${JSON.stringify(row)}`, () => run(...(Array.isArray(row) ? row : [row])));
  };

export function onTestFinished(): void {
  throw new Error("What a test of the contract opens outlives it.");
}

/** Runs all tests, one after the other. */
export async function runTests(): Promise<Report> {
  const failed: { name: string; reason: string }[] = [];
  for (const { name, run } of tests) {
    try {
      await run();
    } catch (error) {
      failed.push({ name, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return { passed: tests.length - failed.length, failed };
}

type Matches = (value: unknown) => boolean;

/** An asymmetric matcher. */
class Matcher {
  readonly #matches: Matches;
  readonly #description: string;

  constructor(description: string, matches: Matches) {
    this.#description = description;
    this.#matches = matches;
  }

  matches(value: unknown): boolean {
    return this.#matches(value);
  }

  toJSON(): string {
    return this.#description;
  }
}

/** Creates assertions, which throw if they fail. */
export function expect(value: unknown, about = "") {
  return { ...matchersOf(value, true, about), not: matchersOf(value, false, about) };
}

expect.arrayContaining = (items: readonly unknown[]) =>
  new Matcher(
    "an array containing …",
    (value) => isList(value) && items.every((item) => includes(value, item)),
  );
expect.objectContaining = (part: object) =>
  new Matcher("an object containing …", (value) => isPart(value, part, equal));
expect.stringContaining = (part: string) =>
  new Matcher(`a text containing ${part}`, (value) => typeof value === "string" && value.includes(part));
expect.stringMatching = (pattern: RegExp) =>
  new Matcher(`a text matching ${pattern}`, (value) => typeof value === "string" && pattern.test(value));

function matchersOf(value: unknown, wanted: boolean, about: string) {
  const hold = (what: string, holds: boolean, expected?: unknown) => {
    if (holds === wanted) return;
    throw new Error(`${about} ${shown(value)} ${wanted ? "is" : "is not"} to ${what} ${shown(expected)}`);
  };
  return {
    toBe: (other: unknown) => hold("be", Object.is(value, other), other),
    toBeUndefined: () => hold("be undefined", value === undefined),
    toBeInstanceOf: (type: new (...args: never[]) => unknown) =>
      hold("be an instance of", value instanceof type, type.name),
    toEqual: (other: unknown) => hold("equal", equal(value, other), other),
    toMatchObject: (part: object) => hold("match", isPart(value, part, matchesPart), part),
    toContain: (item: unknown) =>
      hold(
        "contain",
        typeof value === "string" ? value.includes(String(item)) : isList(value) && value.includes(item),
        item,
      ),
    toContainEqual: (item: unknown) => hold("contain", isList(value) && includes(value, item), item),
    toHaveLength: (length: number) => hold("have a length of", at(value, "length")[0] === length, length),
    toHaveProperty: (path: string, ...wantedValue: readonly unknown[]) => {
      const [found, isThere] = at(value, path);
      hold("have", isThere && (wantedValue.length === 0 || equal(found, wantedValue[0])), path);
    },
  };
}

function at(value: unknown, path: string): readonly [found: unknown, isThere: boolean] {
  let [found, isThere] = [value, true];
  for (const name of path.split(".")) {
    isThere = isThere && isObject(found) && name in found;
    found = isThere && isObject(found) ? Reflect.get(found, name) : undefined;
  }
  return [found, isThere];
}

function equal(one: unknown, other: unknown): boolean {
  if (other instanceof Matcher) return other.matches(one);
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  if (isList(one) || isList(other)) {
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      other.every((item, index) => equal(one[index], item))
    );
  }
  if (one instanceof Date || other instanceof Date) return Number(one) === Number(other);
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => equal(Reflect.get(one, key), Reflect.get(other, key)));
}

function matchesPart(value: unknown, part: unknown): boolean {
  if (part instanceof Matcher || !isObject(part)) return equal(value, part);
  if (isList(part)) {
    return (
      isList(value) &&
      value.length === part.length &&
      part.every((item, index) => matchesPart(value[index], item))
    );
  }
  return isPart(value, part, matchesPart);
}

function isPart(value: unknown, part: object, compare: (value: unknown, part: unknown) => boolean): boolean {
  if (isList(part)) return matchesPart(value, part);
  return (
    isObject(value) && Object.entries(part).every(([key, wanted]) => compare(Reflect.get(value, key), wanted))
  );
}

function includes(list: readonly unknown[], item: unknown): boolean {
  return list.some((one) => equal(one, item));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 500);
}
