import type { CreateCampaignRecipients } from "../../../../ports/marketing-api/types/campaigns.ts";
import { checkConditions, meets, type Now } from "../audience/conditions.ts";
import { membersOf } from "../audience/member-lookup.ts";
import { membersIn } from "../audience/segments.ts";
import type { StoredMember } from "../audience/state.ts";
import { find } from "../collections.ts";
import { eventsOf, type LoggedEventKind } from "../event-log.ts";
import { invalidResource } from "../problems.ts";
import type { MarketingState } from "../state.ts";
import type { StoredCampaign } from "./state.ts";

/** Current recipients of a campaign: the subscribed contacts of its list or segment. */
export function recipientsOf(now: Now, campaign: StoredCampaign): StoredMember[] {
  const { state } = now;
  const { recipients, resend } = campaign;
  const subscribed = membersOf(state, recipients.list_id).filter(({ status }) => status === "subscribed");
  const inSegment = subscribed.filter(segmentTest(now, recipients));
  return resend === undefined ? inSegment : inSegment.filter(resendTest(state, campaign));
}

/** Rejects a list or segment that does not exist. */
export function mustBeRecipients(
  state: MarketingState,
  recipients: CreateCampaignRecipients | undefined,
): void {
  if (recipients === undefined) return;
  const { list_id, segment_opts = {} } = recipients;
  if (find(state.lists, [list_id]) === undefined) {
    throw invalidResource({ field: "recipients.list_id", message: "The list does not exist." });
  }
  const at = "recipients.segment_opts";
  checkConditions(state, list_id, segment_opts.conditions, `${at}.conditions`);
  const { saved_segment_id = 0 } = segment_opts;
  if (saved_segment_id !== 0 && find(state.segments, [list_id, saved_segment_id]) === undefined) {
    throw invalidResource({ field: `${at}.saved_segment_id`, message: "The segment does not exist." });
  }
}

/** Returns a test for the subscribed contacts that receive a resent campaign. */
function resendTest(state: MarketingState, { parent_campaign_id, resend }: StoredCampaign) {
  const those = (kind: LoggedEventKind) =>
    new Set(eventsOf(state, { kind, campaign_id: parent_campaign_id }).map(({ email_id }) => email_id));
  const sent = those("sent");
  if (resend === "to_new_subscribers") return ({ id }: StoredMember) => !sent.has(id);
  const active = those(resend === "to_non_clickers" ? "click" : "open");
  return ({ id }: StoredMember) => sent.has(id) && !active.has(id);
}

/** Returns a test for the segment of a campaign; without a segment, every contact passes. */
function segmentTest(
  now: Now,
  { list_id, segment_opts = {} }: CreateCampaignRecipients,
): (member: StoredMember) => boolean {
  const { saved_segment_id = 0, match = "all", conditions = [] } = segment_opts;
  if (saved_segment_id !== 0) {
    const segment = find(now.state.segments, [list_id, saved_segment_id]);
    const ids = new Set(segment === undefined ? [] : membersIn(now, segment).map(({ id }) => id));
    return ({ id }) => ids.has(id);
  }
  if (conditions.length === 0) return () => true;
  return (member) => meets(now, member, { match, conditions });
}
