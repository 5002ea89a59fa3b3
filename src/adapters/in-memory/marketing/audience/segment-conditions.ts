import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { activityTests } from "./activity-conditions.ts";
import { commerceTests } from "./commerce-conditions.ts";
import {
  type ConditionInput,
  type ConditionTest,
  type ConditionType,
  conditionInput,
  type Now,
} from "./condition.ts";
import { locationTests } from "./location-conditions.ts";
import { profileTests } from "./profile-conditions.ts";
import type { StoredMember } from "./state.ts";

/** The test of each condition type. The type makes compilation fail if one is missing. */
const TESTS: Readonly<Record<ConditionType, ConditionTest>> = {
  ...profileTests,
  ...activityTests,
  ...commerceTests,
  ...locationTests,
};

/** Whether a contact meets all or any of the conditions. Without conditions, no contact matches. */
export function meets(
  now: Now,
  member: StoredMember,
  { match, conditions }: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] },
): boolean {
  const met = (condition: SegmentCondition) => fits(conditionInput(now, member, condition));
  if (conditions.length === 0) return false;
  return match === "all" ? conditions.every(met) : conditions.some(met);
}

function fits(input: ConditionInput): boolean {
  const { condition_type } = input.condition;
  return isKnown(condition_type) && TESTS[condition_type](input);
}

function isKnown(condition_type: SegmentCondition["condition_type"]): condition_type is ConditionType {
  return condition_type in TESTS;
}
