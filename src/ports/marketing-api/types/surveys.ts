import type { Timestamp } from "./common.ts";
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

/** Body of `POST /lists/{list_id}/surveys`. */
export interface CreateSurvey {
  title?: string;
  sections?: readonly WriteSurveySection[];
}

/** Body of `PATCH /lists/{list_id}/surveys/{survey_id}`. */
export interface UpdateSurvey extends CreateSurvey {
  /** Whether responses come to the inbox, too. */
  is_piped_to_inbox?: boolean;
}

/** Body of `POST /lists/{list_id}/surveys/{survey_id}/actions/replicate`. */
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
