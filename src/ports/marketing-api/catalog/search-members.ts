import { op, shape } from "../operation.ts";
import { narrowed } from "../parameters.ts";
import type { MemberSearchResult, SearchMembersQuery } from "../types/search.ts";

/** Search for members. */
export const searchMembers = {
  /** Finds members by address and name, in one list or all. */
  search: op("GET /search-members", shape<{ query: SearchMembersQuery; response: MemberSearchResult }>(), {
    query: narrowed("query", "list_id"),
    requires: ["query"],
  }),
} as const;
