import type { Timestamp } from "./common.ts";
import type { MergeFieldType } from "./merge-fields.ts";

/** Whether a survey can be answered. */
export type SurveyStatus = "published" | "unpublished";

/** Types of survey question. */
export type SurveyQuestionType = "pickOne" | "pickMany" | "range" | "text" | "email";

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

/** Response of `GET /reporting/surveys`. */
export interface SurveyList {
  surveys: readonly Survey[];
  readonly total_items: number;
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

/** Response of `GET /reporting/surveys/{outreach_id}/questions`. */
export interface SurveyQuestionList {
  questions: readonly SurveyQuestion[];
  readonly total_items: number;
}
