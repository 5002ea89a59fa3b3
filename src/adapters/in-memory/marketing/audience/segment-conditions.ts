import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { activityTests } from "./activity-conditions.ts";
import { commerceTests } from "./commerce-conditions.ts";
import { type Asked, askedOf, type ConditionTest, type KnownKind, type Now } from "./condition.ts";
import { locationTests } from "./location-conditions.ts";
import { profileTests } from "./profile-conditions.ts";
import type { StoredMember } from "./state.ts";

/** How a contact is asked, by the kind of the condition. It does not compile while a kind is missing. */
const TESTS: Readonly<Record<KnownKind, ConditionTest>> = {
  ...profileTests,
  ...activityTests,
  ...commerceTests,
  ...locationTests,
};

/** Whether a contact meets conditions, all of them or any. No conditions are met by nobody. */
export function meets(
  now: Now,
  member: StoredMember,
  { match, conditions }: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] },
): boolean {
  const met = (condition: SegmentCondition) => fits(askedOf(now, member, condition));
  if (conditions.length === 0) return false;
  return match === "all" ? conditions.every(met) : conditions.some(met);
}

function fits(asked: Asked): boolean {
  const { condition_type } = asked.condition;
  return isKnown(condition_type) && TESTS[condition_type](asked);
}

function isKnown(condition_type: SegmentCondition["condition_type"]): condition_type is KnownKind {
  return condition_type in TESTS;
}
