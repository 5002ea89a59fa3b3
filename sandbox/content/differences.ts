/** A place at which two values differ. */
export interface Difference {
  readonly field: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Where two values differ, down to the smallest part. */
export function differences(theirs: unknown, mine: unknown, field = ""): Difference[] {
  if (JSON.stringify(theirs) === JSON.stringify(mine)) return [];
  if (!isWhole(theirs) || !isWhole(mine)) return [{ field, theirs, mine }];
  const [left, right] = [new Map(Object.entries(theirs)), new Map(Object.entries(mine))];
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].flatMap((name) =>
    differences(left.get(name), right.get(name), field === "" ? name : `${field}.${name}`),
  );
}

/** Whether a value has parts. */
function isWhole(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
