import type { FieldsQuery, Timestamp } from "./common.ts";
import type { SurveyQuestionType } from "./surveys.ts";

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

/** Query of `GET /reporting/surveys/{outreach_id}/questions/{question_id}/answers`. */
export interface ListSurveyAnswersQuery extends FieldsQuery {
  respondent_familiarity_is?: RespondentFamiliarity;
}

/** Query of `GET /reporting/surveys/{outreach_id}/responses`. */
export interface ListSurveyResponsesQuery extends FieldsQuery {
  answered_question?: number;
  chose_answer?: string;
  respondent_familiarity_is?: RespondentFamiliarity;
}
