import { op, shape } from "../operation.ts";
import { FIELDS } from "../parameters.ts";
import type { MemberSearchResult, SearchMembersQuery } from "../types/search.ts";

/** Search for members. */
export const searchMembers = {
  /** Finds members by address and name, in one list or all. */
  search: op("GET /search-members", shape<{ query: SearchMembersQuery; response: MemberSearchResult }>(), {
    query: [...FIELDS, "query", "list_id"],
    requires: ["query"],
  }),
} as const;
