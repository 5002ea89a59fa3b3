import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  ListMemberActivityFeedQuery,
  ListMemberActivityQuery,
  MemberActivityFeed,
  MemberActivityList,
  MemberGoalList,
} from "../types/member-activity.ts";
import type { CreateMemberEvent, MemberEventList } from "../types/member-events.ts";
import type {
  ListMemberNotesQuery,
  MemberNote,
  MemberNoteList,
  WriteMemberNote,
} from "../types/member-notes.ts";
import type { MemberTagList, UpdateMemberTags } from "../types/member-tags.ts";
import type {
  AddMember,
  ListMembersQuery,
  Member,
  MemberList,
  MergeValidationQuery,
  SetMember,
  UpdateMember,
} from "../types/members.ts";

/** Members of a list: their tags, notes, events and activity. */
export const members = {
  list: op("GET /lists/{list_id}/members", shape<{ query: ListMembersQuery; answer: MemberList }>(), {
    query: [
      ...PAGE,
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
    ],
    pages: "members",
  }),
  create: op(
    "POST /lists/{list_id}/members",
    shape<{ query: MergeValidationQuery; body: AddMember; answer: Member }>(),
    { query: ["skip_merge_validation"], body: "required" },
  ),
  get: op("GET /lists/{list_id}/members/{subscriber_hash}", shape<{ query: FieldsQuery; answer: Member }>(), {
    query: FIELDS,
  }),
  update: op(
    "PATCH /lists/{list_id}/members/{subscriber_hash}",
    shape<{ query: MergeValidationQuery; body: UpdateMember; answer: Member }>(),
    { query: ["skip_merge_validation"], body: "required" },
  ),
  set: op(
    "PUT /lists/{list_id}/members/{subscriber_hash}",
    shape<{ query: MergeValidationQuery; body: SetMember; answer: Member }>(),
    { query: ["skip_merge_validation"], body: "required" },
  ),
  delete: op("DELETE /lists/{list_id}/members/{subscriber_hash}", shape<object>()),
  deletePermanent: op(
    "POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent",
    shape<object>(),
  ),
  activity: {
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/activity",
      shape<{ query: ListMemberActivityQuery; answer: MemberActivityList }>(),
      { query: [...FIELDS, "action"] },
    ),
  },
  activityFeed: {
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/activity-feed",
      shape<{ query: ListMemberActivityFeedQuery; answer: MemberActivityFeed }>(),
      { query: [...PAGE, "activity_filters"], pages: "activity" },
    ),
  },
  goals: {
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/goals",
      shape<{ query: FieldsQuery; answer: MemberGoalList }>(),
      { query: FIELDS },
    ),
  },
  events: {
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/events",
      shape<{ query: PageQuery; answer: MemberEventList }>(),
      { query: PAGE, pages: "events" },
    ),
    create: op(
      "POST /lists/{list_id}/members/{subscriber_hash}/events",
      shape<{ body: CreateMemberEvent }>(),
      { body: "required" },
    ),
  },
  tags: {
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/tags",
      shape<{ query: PageQuery; answer: MemberTagList }>(),
      { query: PAGE, pages: "tags" },
    ),
    update: op("POST /lists/{list_id}/members/{subscriber_hash}/tags", shape<{ body: UpdateMemberTags }>(), {
      body: "required",
      safe: true,
    }),
  },
  notes: {
    list: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/notes",
      shape<{ query: ListMemberNotesQuery; answer: MemberNoteList }>(),
      { query: [...PAGE, "sort_field", "sort_dir"], pages: "notes" },
    ),
    create: op(
      "POST /lists/{list_id}/members/{subscriber_hash}/notes",
      shape<{ body: WriteMemberNote; answer: MemberNote }>(),
      { body: "required" },
    ),
    get: op(
      "GET /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}",
      shape<{ query: FieldsQuery; answer: MemberNote }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}",
      shape<{ body: WriteMemberNote; answer: MemberNote }>(),
      { body: "required" },
    ),
    delete: op("DELETE /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}", shape<object>()),
  },
} as const;
