import type { CreateCampaignRecipients } from "../../../../ports/marketing-api/types/campaign-bodies.ts";
import type { Now } from "../audience/condition.ts";
import { meets } from "../audience/segment-conditions.ts";
import { membersIn } from "../audience/segment-members.ts";
import type { StoredMember } from "../audience/state.ts";
import { find } from "../collections.ts";

/** Returns a test for the segment of a campaign; without a segment, every contact passes. */
export function segmentTest(
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
