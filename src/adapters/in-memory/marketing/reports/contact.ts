import { mergeFieldsOf } from "../audience/member-view.ts";
import { find } from "../collections.ts";
import type { MarketingState } from "../state.ts";

/** A contact in a report; only its hash remains after permanent deletion. */
export function contactOf(state: MarketingState, list_id: string, email_id: string) {
  const member = find(state.members, [list_id, email_id]);
  return {
    email_id,
    email_address: member?.email_address ?? "",
    merge_fields: member === undefined ? {} : mergeFieldsOf(state, member),
    vip: member?.vip ?? false,
    list_id,
    list_is_active: find(state.lists, [list_id]) !== undefined,
  };
}

/** Status of a contact in a report. */
export function statusOf(state: MarketingState, list_id: string, email_id: string): string {
  return find(state.members, [list_id, email_id])?.status ?? "archived";
}
