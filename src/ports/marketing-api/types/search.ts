import type { Campaign } from "./campaigns.ts";
import type { FieldsQuery } from "./common.ts";
import type { Member } from "./members.ts";

/** Campaigns that a search found (`/search-campaigns`). */
export interface CampaignSearchResult {
  results: readonly CampaignMatch[];
  readonly total_items: number;
}

/** A campaign that a search found, and where (`/search-campaigns`). */
export interface CampaignMatch {
  campaign: Campaign;
  snippet: string;
}

/** Members that a search found: those whose address is the query, and all others (`/search-members`). */
export interface MemberSearchResult {
  exact_matches: MemberMatches;
  full_search: MemberMatches;
}

/** Members that match a search. */
export interface MemberMatches {
  members: readonly Member[];
  readonly total_items: number;
}

export interface SearchCampaignsQuery extends FieldsQuery {
  query: string;
}

export interface SearchMembersQuery extends FieldsQuery {
  query: string;
  list_id?: string;
}
