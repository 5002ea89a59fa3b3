import { find, under } from "../collections.ts";
import type { MarketingState } from "../state.ts";

/**
 * The tag of a merge field that a condition refers to by tag or by number (`merge2`); `EMAIL` is the address.
 * `undefined` when the list has no such field.
 */
export function tagOfMergeField(state: MarketingState, list_id: string, field: string): string | undefined {
  const number = /^merge(\d+)$/i.exec(field)?.[1];
  if (field === "EMAIL" || number === "0") return "EMAIL";
  if (number !== undefined) return find(state.mergeFields, [list_id, number])?.tag;
  return under(state.mergeFields, [list_id]).find(({ tag }) => tag === field)?.tag;
}
