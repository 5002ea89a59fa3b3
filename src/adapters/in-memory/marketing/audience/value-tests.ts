import { timeOf } from "../timestamps.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text fits the operator of a segment's condition. Case does not matter. */
export function textFits(op: string, has: string, wanted: string): boolean {
  return TEXT_TESTS[op]?.(has.toLowerCase(), wanted.toLowerCase()) ?? false;
}

/** Whether the values of a contact fit the operator: one of them has to, or none of them where the operator denies. */
export function anyTextFits(op: string, values: readonly string[], wanted: string): boolean {
  const asserted = DENIALS[op];
  if (asserted !== undefined) return !anyTextFits(asserted, values, wanted);
  return values.some((value) => textFits(op, value, wanted));
}

const DENIALS: Readonly<Record<string, string>> = {
  not: "is",
  notcontain: "contains",
  goal_not: "is",
  goal_notcontain: "contains",
};

const TEXT_TESTS: Readonly<Record<string, (has: string, wanted: string) => boolean>> = {
  is: (has, wanted) => has === wanted,
  not: (has, wanted) => has !== wanted,
  contains: (has, wanted) => has.includes(wanted),
  notcontain: (has, wanted) => !has.includes(wanted),
  starts: (has, wanted) => has.startsWith(wanted),
  ends: (has, wanted) => has.endsWith(wanted),
  greater: (has, wanted) => has !== "" && compared(has, wanted) > 0,
  less: (has, wanted) => has !== "" && compared(has, wanted) < 0,
  blank: (has) => has === "",
  blank_not: (has) => has !== "",
};

function compared(has: string, wanted: string): number {
  const difference = Number(has) - Number(wanted);
  return Number.isNaN(difference) ? has.localeCompare(wanted) : difference;
}

/** Whether a number fits the operator of a segment's condition. */
export function numberFits(op: string, has: number, wanted: number): boolean {
  if (op === "is") return has === wanted;
  if (op === "not") return has !== wanted;
  return op === "greater" ? has > wanted : op === "less" && has < wanted;
}

/** Whether a moment fits the operator of a segment's condition: the day counts for `is` and `not`. */
export function dateFits(op: string, has: string, wanted: string): boolean {
  if (op === "blank" || op === "blank_not") return (has === "") === (op === "blank");
  const time = timeOf(has);
  const other = timeOf(wanted);
  if (Number.isNaN(time) || Number.isNaN(other)) return op === "not";
  const sameDay = dayOf(time) === dayOf(other);
  if (op === "is" || op === "not") return sameDay === (op === "is");
  return op === "greater" ? time > other : op === "less" && time < other;
}

/** Whether a moment is at most so many days before `now`, in milliseconds. */
export function isWithinDays(has: string, days: number, now: number): boolean {
  const age = now - timeOf(has);
  return age >= 0 && age <= days * DAY_MS;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
