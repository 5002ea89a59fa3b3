import type { Call, Options } from "../call.ts";
import type { searchMembers } from "../catalog/search-members.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof searchMembers;

/** Search for members. */
export interface SearchMembersCalls<M extends MergeValues, Rest extends Options> {
  /** Finds members by address and name, in one list or all. `GET /search-members`. */
  readonly search: Call<Rows["search"], M, Rest>;
}
