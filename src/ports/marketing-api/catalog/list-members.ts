import { op, shape } from "../operation.ts";
import { act, exchange, FIELDS, items, list, narrowed, paged, read, response, write } from "../parameters.ts";
import type { FieldsQuery, Listed } from "../types/common.ts";
import type {
  AddMember,
  CreateMemberEvent,
  ListMemberActivityFeedQuery,
  ListMemberActivityQuery,
  ListMemberNotesQuery,
  ListMembersQuery,
  Member,
  MemberActivity,
  MemberActivityFeed,
  MemberEvent,
  MemberGoal,
  MemberList,
  MemberNote,
  MemberTag,
  MergeValidationQuery,
  SetMember,
  UpdateMember,
  UpdateMemberTags,
  WriteMemberNote,
} from "../types/members.ts";

/** Members of a list: their tags, notes, events and activity. */
export const members = {
  /** Lists the members of a list; archived ones only with `status`. */
  list: op("GET /lists/{list_id}/members", shape<{ query: ListMembersQuery; response: MemberList }>(), {
    query: paged(
      "email_type",
      "status",
      "since_timestamp_opt",
      "before_timestamp_opt",
      "since_last_changed",
      "before_last_changed",
      "unique_email_id",
      "vip_only",
      "interest_category_id",
      "interest_ids",
      "interest_match",
      "sort_field",
      "sort_dir",
      "since_last_campaign",
      "unsubscribed_since",
    ),
    pages: "members",
  }),
  /**
   * Adds a member, or an archived one again. One that is there, in any status, fails with `Member Exists` (400), a
   * permanently deleted one with `Forgotten Email Not Subscribed` (400), an archived one who had unsubscribed or
   * bounced with `Member In Compliance State` (400). `set` adds or updates.
   */
  create: op(
    "POST /lists/{list_id}/members",
    shape<{ query: MergeValidationQuery; body: AddMember; response: Member }>(),
    { query: ["skip_merge_validation"], body: "required" },
  ),
  /** Reads a member by the hash of the address (`subscriberHash`) or the address itself. */
  get: read("GET /lists/{list_id}/members/{subscriber_hash}", response<Member>()),
  /**
   * Updates a member. One who unsubscribed cannot be subscribed again: `Member In Compliance State` (400); `pending`
   * asks for confirmation.
   */
  update: op(
    "PATCH /lists/{list_id}/members/{subscriber_hash}",
    shape<{ query: MergeValidationQuery; body: UpdateMember; response: Member }>(),
    { query: ["skip_merge_validation"], body: "required" },
  ),
  /**
   * Adds or updates a member. A new one needs `status_if_new`; tags are ignored. Safe to retry. `upsert` takes the
   * address and hashes it.
   */
  set: op(
    "PUT /lists/{list_id}/members/{subscriber_hash}",
    shape<{ query: MergeValidationQuery; body: SetMember; response: Member }>(),
    { query: ["skip_merge_validation"], body: "required" },
  ),
  /**
   * Archives a member, who gets no more e-mail and can be added again. A pending, bounced or archived one fails with
   * `Method Not Allowed` (405). `archive` is the same call.
   */
  delete: act("DELETE /lists/{list_id}/members/{subscriber_hash}"),
  /** Permanently deletes a member with all data. Only the owner of the address can add it again. */
  deletePermanent: act("POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent"),
  activity: {
    /** Lists the last 50 actions of a member on campaigns. */
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/activity",
      shape<{
        query: ListMemberActivityQuery;
        response: Listed<"activity", MemberActivity> & {
          email_id: string;
          contact_id: string;
          list_id: string;
        };
      }>(),
      { query: narrowed("action") },
    ),
  },
  activityFeed: {
    /** Lists the activity of a member, newest first; `activity_filters` selects kinds. */
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/activity-feed",
      shape<{ query: ListMemberActivityFeedQuery; response: MemberActivityFeed }>(),
      { query: paged("activity_filters"), pages: "activity" },
    ),
  },
  goals: {
    /** Lists the last 50 goal pages that a member visited. */
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/goals",
      shape<{
        query: FieldsQuery;
        response: Listed<"goals", MemberGoal> & { list_id: string; email_id: string };
      }>(),
      { query: FIELDS },
    ),
  },
  events: {
    /** Lists the events of a member. */
    list: list("GET /lists/{list_id}/members/{subscriber_hash}/events", items<MemberEvent>(), "events"),
    /** Records an event of a member. Its name has 2 to 30 characters; automations and segments can use it. */
    create: write(
      "POST /lists/{list_id}/members/{subscriber_hash}/events",
      shape<{ body: CreateMemberEvent }>(),
    ),
  },
  tags: {
    /** Lists the tags of a member. */
    list: list("GET /lists/{list_id}/members/{subscriber_hash}/tags", items<MemberTag>(), "tags"),
    /** Adds and removes tags of a member; a new name creates a tag. Safe to retry. */
    update: op("POST /lists/{list_id}/members/{subscriber_hash}/tags", shape<{ body: UpdateMemberTags }>(), {
      body: "required",
      safe: true,
    }),
  },
  notes: {
    /** Lists the notes on a member. */
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/notes",
      shape<{
        query: ListMemberNotesQuery;
        response: Listed<"notes", MemberNote> & { email_id: string; list_id: string };
      }>(),
      { query: paged("sort_field", "sort_dir"), pages: "notes" },
    ),
    /** Adds a note to a member, of at most 1000 characters. */
    create: write(
      "POST /lists/{list_id}/members/{subscriber_hash}/notes",
      exchange<WriteMemberNote, MemberNote>(),
    ),
    /** Reads a note on a member. */
    get: read("GET /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}", response<MemberNote>()),
    /** Changes a note on a member. */
    update: write(
      "PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}",
      exchange<WriteMemberNote, MemberNote>(),
    ),
    /** Removes a note on a member. */
    delete: act("DELETE /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}"),
  },
} as const;
