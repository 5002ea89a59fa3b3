import { timeOf } from "../timestamps.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Evaluates a text operator of a segment condition, case-insensitive. */
export function textFits(op: string, has: string, wanted: string): boolean {
  return TEXT_TESTS[op]?.(has.toLowerCase(), wanted.toLowerCase()) ?? false;
}

/** Evaluates an operator on several values: one has to match; for a negative operator, all have to. */
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

/** Evaluates a numeric operator of a segment condition. */
export function numberFits(op: string, has: number, wanted: number): boolean {
  if (op === "is") return has === wanted;
  if (op === "not") return has !== wanted;
  return op === "greater" ? has > wanted : op === "less" && has < wanted;
}

/** Evaluates a date operator of a segment condition. `is` and `not` compare only the day. */
export function dateFits(op: string, has: string, wanted: string): boolean {
  if (op === "blank" || op === "blank_not") return (has === "") === (op === "blank");
  const time = timeOf(has);
  const other = timeOf(wanted);
  if (Number.isNaN(time) || Number.isNaN(other)) return op === "not";
  const sameDay = dayOf(time) === dayOf(other);
  if (op === "is" || op === "not") return sameDay === (op === "is");
  return op === "greater" ? time > other : op === "less" && time < other;
}

/** Whether a time is at most `days` before `now` (milliseconds). */
export function isWithinDays(has: string, days: number, now: number): boolean {
  const age = now - timeOf(has);
  return age >= 0 && age <= days * DAY_MS;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
