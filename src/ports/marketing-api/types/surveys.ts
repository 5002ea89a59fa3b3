import type { FieldsQuery, Timestamp } from "./common.ts";
import type { MergeFieldType } from "./merge-fields.ts";

/** Whether a survey can be answered. */
export type SurveyStatus = "published" | "unpublished";

/** Types of survey question. */
export type SurveyQuestionType =
  | "pickOne"
  | "pickMany"
  | "range"
  | "text"
  | "email"
  | "contactInformation"
  | "dropdown";

/** A survey of a list (`/lists/{list_id}/surveys` and `/reporting/surveys`). */
export interface Survey {
  readonly id: string;
  readonly web_id: number;
  readonly list_id: string;
  readonly list_name: string;
  readonly title: string;
  readonly url: string;
  readonly status: SurveyStatus;
  readonly published_at?: Timestamp;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  readonly total_responses: number;
}

/** A question of a survey; each type has its own fields (`/reporting/surveys/{outreach_id}/questions`). */
export interface SurveyQuestion {
  readonly id: string;
  readonly survey_id: string;
  readonly query: string;
  readonly type: SurveyQuestionType;
  readonly total_responses: number;
  readonly is_required: boolean;
  readonly has_other?: boolean;
  readonly other_label?: string;
  readonly average_rating?: number;
  readonly range_low_label?: string;
  readonly range_high_label?: string;
  readonly placeholder_label?: string;
  readonly subscribe_checkbox_enabled?: boolean;
  readonly subscribe_checkbox_label?: string;
  readonly merge_field?: SurveyQuestionMergeField;
  readonly options?: readonly SurveyQuestionOption[];
  contact_counts: ContactCounts;
}

/** The merge field that a question fills. */
export interface SurveyQuestionMergeField {
  readonly id: number;
  readonly label: string;
  readonly type: MergeFieldType;
}

/** An option of a question, and how often it was chosen. */
export interface SurveyQuestionOption {
  label: string;
  id: string;
  count: number;
}

/** Number of respondents: known, new or unknown contacts. */
export interface ContactCounts {
  known: number;
  unknown: number;
  new: number;
}

export interface CreateSurvey {
  title?: string;
  sections?: readonly WriteSurveySection[];
}

export interface UpdateSurvey extends CreateSurvey {
  /** Whether responses come to the inbox, too. */
  is_piped_to_inbox?: boolean;
}

export interface ReplicateSurvey {
  title?: string;
  /** The list of the copy. Default: that of the survey. */
  list_id?: string;
}

/** A section of a survey: an introduction, a text between questions, or a question. */
export interface WriteSurveySection {
  /** A section that exists; without it, a new one. */
  id?: string;
  type: "introduction" | "context" | "question";
  /** Rich text of an introduction or a context. */
  text?: string;
  options?: { readonly [option: string]: unknown };
  question?: WriteSurveyQuestion;
}

/** A question of a survey to write. */
export interface WriteSurveyQuestion {
  /** A question that exists; without it, a new one. */
  id?: string;
  query: string;
  type: SurveyQuestionType;
  is_required?: boolean;
  has_other?: boolean;
  other_label?: string;
  range_low_label?: string;
  range_high_label?: string;
  range_low_value?: number;
  range_high_value?: number;
  range_presentation?: string;
  placeholder_label?: string;
  subscribe_checkbox_enabled?: boolean;
  subscribe_checkbox_label?: string;
  should_auto_tag?: boolean;
  options?: readonly WriteSurveyOption[];
  merge_field?: { readonly [property: string]: unknown };
}

/** An option of a question to write. */
export interface WriteSurveyOption {
  label: string;
  value: string;
}

/** Whether the service knew a respondent before. */
export type RespondentFamiliarity = "new" | "known" | "unknown";

/** Status of a respondent of a survey. */
export type SurveyContactStatus = "Subscribed" | "Unsubscribed" | "Non-Subscribed" | "Cleaned" | "Archived";

/** An answer to a question of a survey (`/reporting/surveys/{outreach_id}/questions/{question_id}/answers`). */
export interface SurveyAnswer {
  readonly id: string;
  readonly value: string;
  readonly response_id: string;
  readonly submitted_at: Timestamp;
  readonly contact: SurveyContact;
  is_new_contact: boolean;
}

/** A respondent of a survey. */
export interface SurveyContact {
  readonly email_id: string;
  readonly contact_id: string;
  readonly status: SurveyContactStatus;
  readonly email: string;
  readonly phone?: string;
  readonly full_name: string;
  readonly consents_to_one_to_one_messaging: boolean;
  readonly avatar_url?: string;
}

/** A set of answers to a survey (`/reporting/surveys/{outreach_id}/responses`). */
export interface SurveyResponse {
  readonly response_id: string;
  readonly submitted_at: Timestamp;
  readonly contact: SurveyContact;
  is_new_contact: boolean;
}

/** A set of answers to a survey, with the answers (`/reporting/surveys/{outreach_id}/responses`). */
export interface SurveyResponseResults extends SurveyResponse {
  results: readonly SurveyResult[];
}

/** A question of a survey and its answer. */
export interface SurveyResult {
  question_id: string;
  question_type: SurveyQuestionType;
  query: string;
  answer: string;
}

export interface ListSurveyAnswersQuery extends FieldsQuery {
  respondent_familiarity_is?: RespondentFamiliarity;
}

export interface ListSurveyResponsesQuery extends FieldsQuery {
  answered_question?: number;
  chose_answer?: string;
  respondent_familiarity_is?: RespondentFamiliarity;
}
