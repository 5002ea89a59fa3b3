import type { UnlistedKind } from "../../../../ports/marketing-api/types/common.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "./state.ts";

/** The state of the account, and its current time. */
export type Now = Pick<ServiceCall, "state" | "time">;

/** Condition types that the documentation lists. */
export type ConditionType = Exclude<SegmentCondition["condition_type"], UnlistedKind>;

/** A condition with its parts as text, and the contact to test. Missing parts are empty. */
export interface ConditionInput extends Now {
  readonly condition: SegmentCondition;
  readonly member: StoredMember;
  readonly field: string;
  readonly op: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly extra: string;
}

/** Returns whether the contact meets the condition. */
export type ConditionTest = (input: ConditionInput) => boolean;

/** Prepares a condition for its test. */
export function conditionInput(
  { state, time }: Now,
  member: StoredMember,
  condition: SegmentCondition,
): ConditionInput {
  const { field, op, value, extra }: Readonly<Record<string, unknown>> = { ...condition };
  return {
    state,
    time,
    member,
    condition,
    field: textOf(field),
    op: textOf(op),
    value: textOf(value),
    values: Array.isArray(value) ? value.map(textOf) : [],
    extra: textOf(extra),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
