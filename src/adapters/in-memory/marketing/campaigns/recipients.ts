import type {
  CreateCampaignRecipients,
  SendChecklistItem,
} from "../../../../ports/marketing-api/types/campaigns.ts";
import { checkConditions, meets, type Now } from "../audience/conditions.ts";
import { membersIn } from "../audience/segments.ts";
import { existing, find, mustHave } from "../collections.ts";
import { eventsOf, type LoggedEventKind } from "../event-log.ts";
import { membersOf } from "../find-member.ts";
import { badRequest } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "../state/audience.ts";
import type { StoredCampaign } from "../state/campaigns.ts";
import type { MarketingState } from "../state/state.ts";

/** The campaign in the path. @throws {Refusal} 404 if it does not exist. */
export function campaignOf({ state, path }: ServiceCall<"campaign_id">): StoredCampaign {
  return existing(state.campaigns, [path.campaign_id]);
}

/** Current recipients of a campaign: the subscribed contacts of its list or segment. */
export function recipientsOf(now: Now, campaign: StoredCampaign): StoredMember[] {
  const { state } = now;
  const { recipients, resend } = campaign;
  const subscribed = membersOf(state, recipients.list_id).filter(({ status }) => status === "subscribed");
  const inSegment = subscribed.filter(segmentTest(now, recipients));
  return resend === undefined ? inSegment : inSegment.filter(resendTest(state, campaign));
}

/**
 * Checks that the list and the segment of recipients exist, and that the conditions are valid. Throws a {@link Refusal}
 * otherwise.
 */
export function mustBeRecipients(
  state: MarketingState,
  recipients: CreateCampaignRecipients | undefined,
): void {
  if (recipients === undefined) return;
  const { list_id, segment_opts = {} } = recipients;
  mustHave(state.lists, [list_id], "recipients.list_id", "list");
  const at = "recipients.segment_opts";
  checkConditions(state, list_id, segment_opts.conditions, `${at}.conditions`);
  const { saved_segment_id = 0 } = segment_opts;
  if (saved_segment_id === 0) return;
  mustHave(state.segments, [list_id, saved_segment_id], `${at}.saved_segment_id`, "segment");
}

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

/** Rejects sending a campaign whose checklist has errors. */
export function mustBeReady(now: Now, campaign: StoredCampaign): void {
  const lacking = checklistOf(now, campaign).items.filter(({ type }) => type === "error");
  if (lacking.length === 0) return;
  throw badRequest(
    `Your Campaign is not ready to send: ${lacking.map(({ heading }) => heading).join(", ")}.`,
  );
}

/** The checklist that the service shows before a campaign is sent; it is ready without an error. */
export function checklistOf(now: Now, campaign: StoredCampaign) {
  const items = [...recipientItems(now, campaign), ...senderItems(campaign), ...contentItems(campaign)];
  return { is_ready: items.every(({ type }) => type !== "error"), items };
}

function recipientItems(now: Now, campaign: StoredCampaign): SendChecklistItem[] {
  const list = find(now.state.lists, [campaign.recipients.list_id]);
  const count = recipientsOf(now, campaign).length;
  const chosen = item(100, "List", list && `This campaign goes to ${list.name}.`, "A list has to be chosen.");
  if (list === undefined) return [chosen];
  const recipients = count === 0 ? "" : `This campaign goes to ${count} of the contacts of ${list.name}.`;
  return [chosen, item(101, "Recipients", recipients, "There are no subscribed contacts to send it to.")];
}

function senderItems({ settings, variate_settings: varied }: StoredCampaign): SendChecklistItem[] {
  const subject = settings.subject_line || varied?.subject_lines?.[0];
  const from_name = settings.from_name || varied?.from_names?.[0];
  const reply_to = settings.reply_to || varied?.reply_to_addresses?.[0];
  return [
    item(200, "Subject", subject, "A subject line has to be written."),
    item(201, "From name", from_name, "A from name has to be given."),
    item(
      202,
      "Replies",
      reply_to && `All replies go to ${reply_to}.`,
      "An address for replies has to be given.",
    ),
  ];
}

function contentItems({ type, content, variate_contents }: StoredCampaign): SendChecklistItem[] {
  const html = content.html || variate_contents[0]?.html;
  const plain = content.plain_text || variate_contents[0]?.plain_text;
  const written = (type === "plaintext" ? plain : html) && "The content is there.";
  return [item(300, "Content", written, "The content of this campaign has to be written.")];
}

/** An item with an error if there are no details. */
function item(id: number, heading: string, details: string | undefined, error: string): SendChecklistItem {
  return details ? { type: "success", id, heading, details } : { type: "error", id, heading, details: error };
}
