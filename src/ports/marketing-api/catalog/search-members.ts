import { op, shape } from "../operation.ts";
import type { MemberSearchResult, SearchMembersQuery } from "../types/search.ts";

/** Search for members. */
export const searchMembers = {
  search: op("GET /search-members", shape<{ query: SearchMembersQuery; answer: MemberSearchResult }>(), {
    requires: ["query"],
  }),
} as const;
