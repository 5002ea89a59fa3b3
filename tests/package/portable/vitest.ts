/** The subset of vitest that the contract tests use, for runtimes without vitest. It replaces vitest in a bundle. */
type Run = () => unknown;

const tests: { readonly name: string; readonly run: Run }[] = [];
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

/** Runs all tests, one after the other; returns the number of those that passed, and the others with the reason. */
export async function runTests() {
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

class Matcher {
  readonly matches: (value: unknown) => boolean;

  constructor(matches: (value: unknown) => boolean) {
    this.matches = matches;
  }
}

export function expect(value: unknown, about = "") {
  return { ...matchersOf(value, true, about), not: matchersOf(value, false, about) };
}

expect.arrayContaining = (items: readonly unknown[]) =>
  new Matcher((value) => items.every((item) => includes(value, item)));
expect.objectContaining = (part: object) =>
  new Matcher((value) => Object.entries(part).every(([key, wanted]) => equal(at(value, key)[0], wanted)));
expect.stringContaining = (part: string) => new Matcher((value) => String(value).includes(part));
expect.stringMatching = (pattern: RegExp) => new Matcher((value) => pattern.test(String(value)));

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
    toMatchObject: (part: object) => hold("match", fits(value, part, false), part),
    toContain: (item: unknown) =>
      hold("contain", typeof value === "string" ? value.includes(String(item)) : includes(value, item), item),
    toContainEqual: (item: unknown) => hold("contain", includes(value, item), item),
    toHaveLength: (length: number) => hold("have a length of", at(value, "length")[0] === length, length),
    toHaveProperty: (path: string, ...wantedValue: readonly unknown[]) => {
      const [found, isThere] = at(value, path);
      hold("have", isThere && (wantedValue.length === 0 || equal(found, wantedValue[0])), path);
    },
  };
}

function at(value: unknown, path: string): readonly [found: unknown, isThere: boolean] {
  let found = value;
  let isThere = true;
  for (const name of path.split(".")) {
    isThere = isThere && isObject(found) && name in found;
    found = isThere && isObject(found) ? Reflect.get(found, name) : undefined;
  }
  return [found, isThere];
}

const equal = (value: unknown, wanted: unknown) => fits(value, wanted, true);

/** Whether a value is as wanted; if it need not be whole, it may have properties that are not wanted. */
function fits(value: unknown, wanted: unknown, isWhole: boolean): boolean {
  if (wanted instanceof Matcher) return wanted.matches(value);
  if (!isObject(value) || !isObject(wanted)) return Object.is(value, wanted);
  if (value instanceof Date || wanted instanceof Date) return Number(value) === Number(wanted);
  if (Array.isArray(value) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && at(value, "length")[0] !== wanted.length) return false;
  const keys = [...Object.keys(wanted), ...(isWhole ? Object.keys(value) : [])];
  return keys.every((key) => fits(Reflect.get(value, key), Reflect.get(wanted, key), isWhole));
}

function includes(list: unknown, item: unknown): boolean {
  return Array.isArray(list) && list.some((one) => equal(one, item));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 500);
}
