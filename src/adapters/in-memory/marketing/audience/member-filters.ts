import { under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { invalid } from "../problems.ts";
import { flag, listed, moment, type Selection } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "../state/audience.ts";

type ListCall = ServiceCall<"list_id">;
type MemberTest = (member: StoredMember) => boolean;

/** Filters of `GET /lists/{list_id}/members` that are not about one field. Archived contacts are included only on request. */
export function memberSelection(call: ListCall): Selection<StoredMember> {
  const { status } = call.query;
  const tests = [interestTest(call), sinceCampaignTest(call, status), unsubscribedTest(call, status)];
  const all = () => true;
  return {
    filters: {
      vip_only: ({ vip }, wanted) => vip || wanted === "false",
      interest_category_id: all,
      interest_ids: all,
      interest_match: all,
      since_last_campaign: all,
      unsubscribed_since: all,
    },
    test: (member) =>
      (status !== undefined || member.status !== "archived") && tests.every((test) => test(member)),
  };
}

function interestTest(call: ListCall): MemberTest {
  const { interest_category_id, interest_match: match } = call.query;
  const wanted = listed(call, "interest_ids");

  if (interest_category_id === undefined && wanted === undefined && match === undefined) return () => true;
  if (interest_category_id === undefined || wanted === undefined || match === undefined) {
    const message = "interest_category_id, interest_ids and interest_match are needed together";
    throw invalid("interest_category_id", message);
  }
  const known = under(call.state.interests, [call.path.list_id, interest_category_id]).map(({ id }) => id);
  const ids = wanted.filter((id) => known.includes(id));
  return ({ interests }) => {
    if (match === "all") return ids.length === wanted.length && ids.every((id) => interests.includes(id));
    return ids.some((id) => interests.includes(id)) === (match === "any");
  };
}

function sinceCampaignTest(call: ListCall, status: string | undefined): MemberTest {
  if (flag(call, "since_last_campaign") !== true) return () => true;
  if (status === undefined) throw invalid("status", "Member status is required to use since_last_campaign");
  const sent = lastTime(eventsOf(call.state, { list_id: call.path.list_id, kind: "sent" }));
  return becameSince(call, status, Date.parse(sent) || 0);
}

function unsubscribedTest(call: ListCall, status: string | undefined): MemberTest {
  const since = moment(call, "unsubscribed_since");
  if (since === undefined) return () => true;
  if (status !== undefined && status !== "unsubscribed") {
    throw invalid("status", "unsubscribed_since goes with unsubscribed members only");
  }
  return becameSince(call, "unsubscribed", since);
}

/** Matches contacts that got a status at or after a time. */
function becameSince({ state, path }: ListCall, status: string, since: number): MemberTest {
  const became = new Set(
    eventsOf(state, { list_id: path.list_id })
      .filter(({ kind, at }) => kind === status && Date.parse(at) >= since)
      .map(({ email_id }) => email_id),
  );
  return (member) => member.status === status && became.has(member.id);
}
