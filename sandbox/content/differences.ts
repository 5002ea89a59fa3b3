/** A field with different values. */
export interface Difference {
  readonly field: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** All differences of two values, by their innermost fields. */
export function differences(theirs: unknown, mine: unknown, field = ""): Difference[] {
  if (JSON.stringify(theirs) === JSON.stringify(mine)) return [];
  if (!isComposite(theirs) || !isComposite(mine)) return [{ field, theirs, mine }];
  const [left, right] = [new Map(Object.entries(theirs)), new Map(Object.entries(mine))];
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].flatMap((name) =>
    differences(left.get(name), right.get(name), field === "" ? name : `${field}.${name}`),
  );
}

/** Whether a value contains other values. */
function isComposite(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
