import { op, shape } from "../operation.ts";
import { FIELDS } from "../parameters.ts";
import type { MemberSearchResult, SearchMembersQuery } from "../types/search.ts";

/** Search for members. */
export const searchMembers = {
  search: op("GET /search-members", shape<{ query: SearchMembersQuery; answer: MemberSearchResult }>(), {
    query: [...FIELDS, "query", "list_id"],
    requires: ["query"],
  }),
} as const;
