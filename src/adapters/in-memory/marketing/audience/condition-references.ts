import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { find, under } from "../collections.ts";
import { type FieldError, invalidResource } from "../problems.ts";
import type { MarketingState } from "../state.ts";
import { tagOfMergeField } from "./profile-conditions.ts";

/**
 * Rejects conditions that refer to a merge field, interest or static segment that the list does not have.
 *
 * @param at - Path of the conditions in the body: `options.conditions`.
 * @throws {Refusal} `Invalid Resource` with one error for each such condition.
 */
export function checkConditions(
  state: MarketingState,
  list_id: string,
  conditions: readonly SegmentCondition[] | undefined,
  at: string,
): void {
  const errors = (conditions ?? []).flatMap((condition, index) => {
    const error = missingReference(state, list_id, condition);
    return error === undefined ? [] : [{ ...error, field: `${at}.${index}.${error.field}` }];
  });
  if (errors.length > 0) throw invalidResource(...errors);
}

function missingReference(
  state: MarketingState,
  list_id: string,
  condition: SegmentCondition,
): FieldError | undefined {
  switch (condition.condition_type) {
    case "Interests":
      return missingInterest(state, list_id, condition.field ?? "", condition.value ?? []);
    case "StaticSegment":
      return find(state.segments, [list_id, condition.value])?.type === "static"
        ? undefined
        : { field: "value", message: "The list has no static segment with this ID." };
    case "AddressMerge":
    case "BirthdayMerge":
    case "DateMerge":
    case "SelectMerge":
    case "TextMerge":
    case "ZipMerge":
      return tagOfMergeField(state, list_id, condition.field) === undefined
        ? { field: "field", message: `The list has no merge field '${condition.field}'.` }
        : undefined;
    default:
      return undefined;
  }
}

function missingInterest(
  state: MarketingState,
  list_id: string,
  field: string,
  ids: readonly string[],
): FieldError | undefined {
  const category = field.replace(/^interests-/, "");
  if (find(state.interestCategories, [list_id, category]) === undefined) {
    return { field: "field", message: `The list has no interest category '${category}'.` };
  }
  const known = under(state.interests, [list_id, category]).map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  return unknown === undefined
    ? undefined
    : { field: "value", message: `Invalid interest ID: '${unknown}'.` };
}
