import type { MarketingConsent } from "../../../../ports/marketing-api/types/audiences.ts";
import type { MemberStatus, MergeValue } from "../../../../ports/marketing-api/types/members.ts";
import type { MergeFieldType } from "../../../../ports/marketing-api/types/merge-fields.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import type { SignupForm } from "../../../../ports/marketing-api/types/signup-forms.ts";
import type { Survey } from "../../../../ports/marketing-api/types/surveys.ts";
import { emptyTable } from "../collections.ts";

/** Address and sender details of a list. */
export interface StoredList {
  readonly id: string;
  readonly web_id: number;
  readonly name: string;
  readonly contact: {
    readonly company: string;
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
    readonly phone: string;
  };
  readonly permission_reminder: string;
  readonly use_archive_bar: boolean;
  readonly campaign_defaults: {
    readonly from_name: string;
    readonly from_email: string;
    readonly subject: string;
    readonly language: string;
  };
  readonly notify_on_subscribe: string;
  readonly notify_on_unsubscribe: string;
  readonly date_created: string;
  readonly email_type_option: boolean;
  readonly double_optin: boolean;
  readonly marketing_permissions: boolean;
}

/** A contact of a list. */
export interface StoredMember {
  /** MD5 of the lower-cased address. */
  readonly id: string;
  readonly list_id: string;
  readonly email_address: string;
  readonly unique_email_id: string;
  readonly contact_id: string;
  readonly web_id: number;
  readonly email_type: string;
  readonly status: MemberStatus;
  /** The status of an archived contact before it was archived. */
  readonly archived_from?: MemberStatus;
  readonly unsubscribe_reason: string;
  /** Values by `merge_id`, because the tag of a field can change. */
  readonly merge_fields: Readonly<Record<string, MergeValue>>;
  /** Ids of the interests of the contact. */
  readonly interests: readonly string[];
  readonly ip_signup: string;
  readonly timestamp_signup: string;
  readonly ip_opt: string;
  readonly timestamp_opt: string;
  readonly last_changed: string;
  readonly language: string;
  readonly vip: boolean;
  readonly email_client: string;
  readonly location: {
    readonly latitude: number;
    readonly longitude: number;
    readonly country_code: string;
    readonly timezone: string;
    readonly region: string;
  };
  readonly marketing_permissions: readonly {
    readonly marketing_permission_id: string;
    readonly text: string;
    readonly enabled: boolean;
  }[];
  readonly source: string;
  /** The phone number of the contact. */
  readonly sms?: { readonly phone: string; readonly consent: MarketingConsent };
  /** Tags by segment id, with the time at which each was added. */
  readonly tags: readonly { readonly id: number; readonly date_added: string }[];
}

/** A note about a contact. */
export interface StoredNote {
  readonly id: number;
  readonly created_at: string;
  readonly created_by: string;
  readonly updated_at: string;
  readonly note: string;
  readonly list_id: string;
  readonly email_id: string;
  readonly contact_id: string;
}

/** A custom event, such as a purchase in an app. */
export interface StoredEvent {
  readonly id: number;
  readonly occurred_at: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** A page that a contact reached, as a tracking script reports it. */
export interface StoredGoal {
  readonly goal_id: number;
  readonly event: string;
  readonly last_visited_at: string;
  readonly data: string;
}

/** A segment of a list; a tag is a static segment. */
export interface StoredSegment {
  readonly id: number;
  readonly list_id: string;
  readonly name: string;
  readonly type: "saved" | "static";
  readonly created_at: string;
  readonly updated_at: string;
  /** Conditions of a saved segment. */
  readonly options: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] };
}

/** A group of interests. */
export interface StoredInterestCategory {
  readonly list_id: string;
  readonly id: string;
  readonly title: string;
  readonly display_order: number;
  readonly type: "checkboxes" | "dropdown" | "radio" | "hidden";
}

export interface StoredInterest {
  readonly category_id: string;
  readonly list_id: string;
  readonly id: string;
  readonly name: string;
  readonly display_order: number;
}

export interface StoredMergeField {
  readonly merge_id: number;
  readonly list_id: string;
  readonly tag: string;
  readonly name: string;
  readonly type: MergeFieldType;
  readonly required: boolean;
  readonly default_value: string;
  readonly public: boolean;
  readonly display_order: number;
  readonly options: {
    readonly default_country?: number;
    readonly phone_format?: string;
    readonly date_format?: string;
    readonly choices?: readonly string[];
    readonly size?: number;
  };
  readonly help_text: string;
}

/** A webhook of a list. */
export interface StoredListWebhook {
  readonly id: string;
  readonly list_id: string;
  readonly url: string;
  readonly events: Readonly<
    Record<"subscribe" | "unsubscribe" | "profile" | "cleaned" | "upemail" | "campaign", boolean>
  >;
  readonly sources: Readonly<Record<"user" | "admin" | "api", boolean>>;
}

/** A survey of a list. */
export type StoredSurvey = Omit<Survey, "list_name" | "total_responses">;

/** A complaint about a campaign. */
export interface StoredAbuseReport {
  readonly id: number;
  readonly campaign_id: string;
  readonly list_id: string;
  readonly email_id: string;
  readonly email_address: string;
  readonly date: string;
}

/** The changed parts of a sign-up form. */
export type StoredSignupForm = Pick<SignupForm, "header" | "contents" | "styles">;

/** Lists and their sub-resources. The comment of each table lists the ids in its keys. */
export const emptyAudience = () => ({
  /** list_id */
  lists: emptyTable<StoredList>(),
  /** list_id, subscriber_hash */
  members: emptyTable<StoredMember>(),
  /** list_id, subscriber_hash; permanently deleted addresses */
  forgotten: emptyTable<true>(),
  /** list_id, subscriber_hash, note_id */
  notes: emptyTable<StoredNote>(),
  /** list_id, subscriber_hash, number */
  events: emptyTable<StoredEvent>(),
  /** list_id, subscriber_hash, goal_id */
  goals: emptyTable<StoredGoal>(),
  /** list_id, segment_id */
  segments: emptyTable<StoredSegment>(),
  /** list_id, interest_category_id */
  interestCategories: emptyTable<StoredInterestCategory>(),
  /** list_id, interest_category_id, interest_id */
  interests: emptyTable<StoredInterest>(),
  /** list_id, merge_id */
  mergeFields: emptyTable<StoredMergeField>(),
  /** list_id, webhook_id */
  listWebhooks: emptyTable<StoredListWebhook>(),
  /** list_id */
  signupForms: emptyTable<StoredSignupForm>(),
  /** list_id, survey_id */
  surveys: emptyTable<StoredSurvey>(),
  /** list_id, report_id */
  abuseReports: emptyTable<StoredAbuseReport>(),
});

export type AudienceState = ReturnType<typeof emptyAudience>;
