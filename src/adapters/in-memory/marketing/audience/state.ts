import type { MarketingConsent } from "../../../../ports/marketing-api/types/audiences.ts";
import type { Interest, InterestCategory } from "../../../../ports/marketing-api/types/interests.ts";
import type { List, ListAbuseReport, ListWebhook } from "../../../../ports/marketing-api/types/lists.ts";
import type {
  MarketingPermission,
  Member,
  MemberEvent,
  MemberGoal,
  MemberLocation,
  MemberNote,
  MemberProfile,
  MemberStatus,
} from "../../../../ports/marketing-api/types/members.ts";
import type { MergeField } from "../../../../ports/marketing-api/types/merge-fields.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import type { Segment } from "../../../../ports/marketing-api/types/segments.ts";
import type { SignupForm } from "../../../../ports/marketing-api/types/signup-forms.ts";
import type {
  RespondentFamiliarity,
  Survey,
  SurveyQuestion,
  SurveyResponse,
} from "../../../../ports/marketing-api/types/surveys.ts";
import { emptyTable } from "../collections.ts";

/** Address, sender and settings of a list; the rest is computed when the list is read. */
export type StoredList = Omit<
  List,
  ListAddress | "list_rating" | "visibility" | "has_welcome" | "modules" | "stats"
>;

type ListAddress = "subscribe_url_short" | "subscribe_url_long" | "beamer_address";

export interface StoredMember
  extends Omit<MemberProfile, "interests" | "member_rating" | "last_note">,
    Pick<Member, "contact_id" | "web_id" | "status" | "source"> {
  /** The status of an archived contact before it was archived. */
  readonly archived_from?: MemberStatus;
  readonly unsubscribe_reason: string;
  /** Values by `merge_id`, because the tag of a field can change. */
  readonly merge_fields: MemberProfile["merge_fields"];
  readonly interests: readonly string[];
  readonly location: Omit<MemberLocation, "gmtoff" | "dstoff">;
  readonly marketing_permissions: readonly MarketingPermission[];
  readonly sms?: { readonly phone: string; readonly consent: MarketingConsent };
  /** Tags by segment id, with the time at which each was added. */
  readonly tags: readonly { readonly id: number; readonly date_added: string }[];
}

/** A segment of a list; a tag is a static segment. */
export interface StoredSegment extends Omit<Segment, "member_count" | "options"> {
  readonly type: "saved" | "static";
  readonly options: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] };
}

export interface StoredListWebhook extends ListWebhook {
  readonly events: Required<ListWebhook["events"]>;
  readonly sources: Required<ListWebhook["sources"]>;
}

export type StoredAbuseReport = Omit<ListAbuseReport, "merge_fields" | "vip">;

export type StoredSurvey = Omit<Survey, "list_name" | "total_responses">;

/** A question of a survey. Counts are computed from the responses. */
export interface StoredQuestion
  extends Pick<SurveyQuestion, "id" | "survey_id" | "query" | "type" | "is_required"> {
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** A response to a survey. */
export interface StoredResponse extends Pick<SurveyResponse, "response_id" | "submitted_at"> {
  readonly survey_id: string;
  readonly email_address: string;
  readonly full_name: string;
  /** Whether the contact was on the list before the response. */
  readonly familiarity: RespondentFamiliarity;
  /** Answers by question; a question with multiple choices can have several. */
  readonly answers: readonly { readonly question_id: string; readonly value: string }[];
}

export const emptyAudience = () => ({
  lists: emptyTable<StoredList>(),
  members: emptyTable<StoredMember>(),
  /** Permanently deleted addresses */
  forgotten: emptyTable<true>(),
  notes: emptyTable<MemberNote>(),
  /** The last id in a key is a number. */
  events: emptyTable<MemberEvent>(),
  goals: emptyTable<MemberGoal>(),
  segments: emptyTable<StoredSegment>(),
  interestCategories: emptyTable<InterestCategory>(),
  interests: emptyTable<Omit<Interest, "subscriber_count">>(),
  mergeFields: emptyTable<MergeField>(),
  listWebhooks: emptyTable<StoredListWebhook>(),
  /** The changed parts of a sign-up form. */
  signupForms: emptyTable<Pick<SignupForm, "header" | "contents" | "styles">>(),
  abuseReports: emptyTable<StoredAbuseReport>(),
  surveys: emptyTable<StoredSurvey>(),
  /** survey_id, question_id */
  surveyQuestions: emptyTable<StoredQuestion>(),
  /** survey_id, response_id */
  surveyResponses: emptyTable<StoredResponse>(),
});
