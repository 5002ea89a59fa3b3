import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { MarketingConsentStatus } from "../../../../ports/marketing-api/types/audiences.ts";
import type {
  Member,
  MemberStats,
  MergeValue,
  SmsSubscriptionStatus,
} from "../../../../ports/marketing-api/types/members.ts";
import type { SegmentMember } from "../../../../ports/marketing-api/types/segments.ts";
import { existing, find, under } from "../collections.ts";
import { eventsOf } from "../event-log.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredMember } from "./state.ts";

/** The subscriber hash for a path parameter that is a hash or an address. */
export function hashIn(path: string): string {
  return path.includes("@") ? subscriberHash(path) : path.toLowerCase();
}

/** A contact by hash, address or `contact_id`. */
export function findMember(state: MarketingState, list_id: string, path: string): StoredMember | undefined {
  const id = hashIn(path);
  const found = find(state.members, [list_id, id]);
  if (found !== undefined || path.includes("@")) return found;
  return membersOf(state, list_id).find(({ contact_id }) => contact_id === id);
}

/** The contact in the path. @throws {Refusal} 404 if it does not exist. */
export function memberOf({ state, path }: ServiceCall<"list_id" | "subscriber_hash">): StoredMember {
  return existing(state.members, [path.list_id, path.subscriber_hash]);
}

/** A list as campaigns, automations and reports name it, also after its deletion. */
export function namedList(state: MarketingState, list_id: string) {
  const list = find(state.lists, [list_id]);
  return { list_id, list_is_active: list !== undefined, list_name: list?.name ?? "" };
}

/** The contacts of a list, in order of creation. */
export function membersOf(state: MarketingState, list_id: string): StoredMember[] {
  return under(state.members, [list_id]);
}

export function memberView(state: MarketingState, member: StoredMember): Member {
  const {
    archived_from: _from,
    merge_fields: _values,
    interests: _interests,
    tags: _tags,
    sms,
    ...plain
  } = member;
  const { list_id, id } = member;
  const merge_fields = mergeFieldsOf(state, member);
  const tags = tagsOf(state, member).map(({ id: tag_id, name }) => ({ id: tag_id, name }));
  const last = under(state.notes, [list_id, id]).at(-1);
  const interests = under(state.interests, [list_id]).map((one) => [
    one.id,
    member.interests.includes(one.id),
  ]);
  return {
    ...plain,
    full_name: [merge_fields.FNAME, merge_fields.LNAME].filter(Boolean).join(" "),
    consents_to_one_to_one_messaging: true,
    sms_phone_number: sms?.phone ?? "",
    sms_subscription_status: smsStatusOf(sms?.consent.status),
    sms_subscription_last_updated: sms?.consent.captured_at ?? "",
    merge_fields,
    interests: Object.fromEntries(interests),
    stats: statsOf(state, member),
    member_rating: ratingOf(state, member),
    location: { ...member.location, gmtoff: 0, dstoff: 0 },
    ...(last !== undefined && {
      last_note: {
        note_id: last.id,
        created_at: last.created_at,
        created_by: last.created_by,
        note: last.note,
      },
    }),
    tags_count: tags.length,
    tags,
  };
}

/** Whether text messages are sent to somebody with this consent. */
export function smsStatusOf(consent: MarketingConsentStatus = "unknown"): SmsSubscriptionStatus {
  if (consent === "denied") return "unsubscribed";
  return consent === "unknown" ? "nonsubscribed" : "subscribed";
}

/** A contact in responses that never contain archived contacts: segments and imports. */
export function sendableView(state: MarketingState, member: StoredMember) {
  const view = memberView(state, member);
  const { status } = member;
  // Only an import without a status can change an archived contact.
  const sendable: SegmentMember["status"] = status === "archived" ? "unsubscribed" : status;
  return { ...view, status: sendable };
}

/** Merge field values of a contact by tag; without a value, the default of the field or empty text. */
export function mergeFieldsOf(state: MarketingState, member: StoredMember): Record<string, MergeValue> {
  return Object.fromEntries(
    under(state.mergeFields, [member.list_id]).map(({ tag, merge_id, default_value }) => [
      tag,
      member.merge_fields[merge_id] ?? default_value,
    ]),
  );
}

/** Tags of a contact by id and name, with the time at which each was added. */
export function tagsOf(state: MarketingState, { list_id, tags }: StoredMember) {
  return tags.flatMap(({ id, date_added }) => {
    const tag = find(state.segments, [list_id, id]);
    return tag === undefined ? [] : [{ id, name: tag.name, date_added }];
  });
}

/** Rates of campaigns, and the sales in the currency of the first order. */
function statsOf(state: MarketingState, member: StoredMember): MemberStats {
  const { sent, opened, clicked } = campaignsOf(state, member);
  const orders = ordersOf(state, member);
  const { currency_code } = orders[0] ?? {};
  const counted = orders.filter((order) => order.currency_code === currency_code);
  return {
    avg_open_rate: rate(opened, sent),
    avg_click_rate: rate(clicked, sent),
    ...(currency_code !== undefined && {
      ecommerce_data: {
        total_revenue: counted.reduce((sum, { order_total }) => sum + order_total, 0),
        number_of_orders: counted.length,
        currency_code,
      },
    }),
  };
}

export function ordersOf(state: MarketingState, { list_id, id }: Pick<StoredMember, "list_id" | "id">) {
  return under(state.stores)
    .filter((store) => store.list_id === list_id)
    .flatMap((store) => {
      const buyers = new Set(
        under(state.customers, [store.id])
          .filter((buyer) => subscriberHash(buyer.email_address) === id)
          .map((buyer) => buyer.id),
      );
      return under(state.orders, [store.id]).filter(({ customer_id }) => buyers.has(customer_id));
    });
}

/** Rating from 1 to 5: 2 for a new contact, more after opens and clicks. */
export function ratingOf(state: MarketingState, member: StoredMember): number {
  if (member.status === "cleaned" || member.status === "unsubscribed") return 1;
  const { sent, opened, clicked } = campaignsOf(state, member);
  if (sent === 0) return 2;
  return Math.min(5, 2 + Math.round(2 * rate(opened, sent)) + (clicked > 0 ? 1 : 0));
}

function campaignsOf(state: MarketingState, { list_id, id: email_id }: StoredMember) {
  const mine = eventsOf(state, { list_id, email_id });
  const campaigns = (wanted: string) =>
    new Set(mine.flatMap(({ kind, campaign_id }) => (kind === wanted ? [campaign_id] : []))).size;
  return { sent: campaigns("sent"), opened: campaigns("open"), clicked: campaigns("click") };
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
