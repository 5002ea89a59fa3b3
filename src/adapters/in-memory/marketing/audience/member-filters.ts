import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { invalidResource } from "../problems.ts";
import { choice, flag, listed, moment, period, type SortKeys } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "./state.ts";

type ListCall = ServiceCall<"list_id">;
type MemberTest = (member: StoredMember) => boolean;

const STATUSES = ["subscribed", "unsubscribed", "cleaned", "pending", "transactional", "archived"] as const;

/** Sort keys of the contacts of a list. */
export const memberSort: SortKeys<StoredMember> = {
  timestamp_opt: ({ timestamp_opt }) => timestamp_opt,
  timestamp_signup: ({ timestamp_signup }) => timestamp_signup,
  last_changed: ({ last_changed }) => last_changed,
};

/** The documented filters of `GET /lists/{list_id}/members`. Archived contacts are included only on request. */
export function memberFilter(call: ListCall): MemberTest {
  const { email_type, unique_email_id } = call.query;
  const status = choice(call, "status", STATUSES);
  const vipOnly = flag(call, "vip_only") === true;
  const optedIn = period(call, "since_timestamp_opt", "before_timestamp_opt");
  const changed = period(call, "since_last_changed", "before_last_changed");
  const tests: readonly MemberTest[] = [
    (member) => (status === undefined ? member.status !== "archived" : member.status === status),
    (member) => email_type === undefined || member.email_type === email_type,
    (member) => unique_email_id === undefined || member.unique_email_id === unique_email_id,
    (member) => !vipOnly || member.vip,
    (member) => optedIn(member.timestamp_opt),
    (member) => changed(member.last_changed),
    interestTest(call),
    sinceCampaignTest(call, status),
    unsubscribedTest(call, status),
  ];
  return (member) => tests.every((test) => test(member));
}

function interestTest(call: ListCall): MemberTest {
  const { interest_category_id } = call.query;
  const wanted = listed(call, "interest_ids");
  const match = choice(call, "interest_match", ["any", "all", "none"]);
  if (interest_category_id === undefined && wanted === undefined && match === undefined) return () => true;
  if (interest_category_id === undefined || wanted === undefined || match === undefined) {
    const message = "interest_category_id, interest_ids and interest_match are needed together";
    throw invalidResource({ field: "interest_category_id", message });
  }
  const known = under(call.state.interests, [call.path.list_id, interest_category_id]).map(({ id }) => id);
  const ids = wanted.filter((id) => known.includes(id));
  return ({ interests }) => {
    if (match === "all") return ids.length === wanted.length && ids.every((id) => interests.includes(id));
    return ids.some((id) => interests.includes(id)) === (match === "any");
  };
}

function sinceCampaignTest(call: ListCall, status: MemberStatus | undefined): MemberTest {
  if (flag(call, "since_last_campaign") !== true) return () => true;
  if (status === undefined) {
    throw invalidResource({
      field: "status",
      message: "Member status is required to use since_last_campaign",
    });
  }
  const sent = lastTime(eventsOf(call.state, { list_id: call.path.list_id, kind: "sent" }));
  return becameSince(call, status, Date.parse(sent) || 0);
}

function unsubscribedTest(call: ListCall, status: MemberStatus | undefined): MemberTest {
  const since = moment(call, "unsubscribed_since");
  if (since === undefined) return () => true;
  if (status !== undefined && status !== "unsubscribed") {
    throw invalidResource({
      field: "status",
      message: "unsubscribed_since goes with unsubscribed members only",
    });
  }
  return becameSince(call, "unsubscribed", since);
}

/** Matches contacts that got a status at or after a time. */
function becameSince({ state, path }: ListCall, status: MemberStatus, since: number): MemberTest {
  const became = new Set(
    eventsOf(state, { list_id: path.list_id })
      .filter(({ kind, at }) => kind === status && Date.parse(at) >= since)
      .map(({ email_id }) => email_id),
  );
  return (member) => member.status === status && became.has(member.id);
}
