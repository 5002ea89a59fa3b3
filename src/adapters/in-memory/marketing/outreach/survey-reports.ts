import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import type { SurveyContactStatus } from "../../../../ports/marketing-api/types/surveys.ts";
import { findMember } from "../audience/member-lookup.ts";
import type { StoredSurvey } from "../audience/state.ts";
import { surveyView } from "../audience/surveys.ts";
import { existing, find, under } from "../collections.ts";
import { notFound } from "../problems.ts";
import { choice, pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredQuestion, StoredResponse } from "./state.ts";

type SurveyCall = ServiceCall<"outreach_id">;
type QuestionCall = ServiceCall<"outreach_id" | "question_id">;

/** Handlers of `/reporting/surveys`, which are only read. */
export const surveyReportHandlers = {
  "reporting.surveys.list": (call: ServiceCall) => {
    const surveys = under(call.state.surveys);
    return {
      surveys: pageOf(call, surveys).map((survey) => surveyView(call.state, survey)),
      total_items: surveys.length,
    };
  },

  "reporting.surveys.get": (call: SurveyCall) => surveyView(call.state, surveyOf(call)),

  "reporting.surveys.questions.list": (call: SurveyCall) => {
    const { id } = surveyOf(call);
    const questions = under(call.state.surveyQuestions, [id]);
    return {
      questions: questions.map((question) => questionView(call.state, question)),
      total_items: questions.length,
    };
  },

  "reporting.surveys.questions.get": (call: QuestionCall) => questionView(call.state, questionOf(call)),

  "reporting.surveys.questions.answers.list": (call: QuestionCall) => {
    const { id } = questionOf(call);
    const answers = responsesTo(call).flatMap((response) =>
      response.answers
        .filter(({ question_id }) => question_id === id)
        .map(({ value }, number) => ({
          id: `${response.response_id}-${id}-${number}`,
          value,
          ...responseView(call.state, surveyOf(call), response),
        })),
    );
    return { answers, total_items: answers.length };
  },

  "reporting.surveys.responses.list": (call: SurveyCall) => {
    const { answered_question, chose_answer } = call.query;
    const responses = responsesTo(call).filter(
      ({ answers }) =>
        (answered_question === undefined ||
          answers.some(({ question_id }) => question_id === answered_question)) &&
        (chose_answer === undefined || answers.some(({ value }) => value === chose_answer)),
    );
    return {
      responses: responses.map((response) => responseView(call.state, surveyOf(call), response)),
      total_items: responses.length,
    };
  },

  "reporting.surveys.responses.get": (call: ServiceCall<"outreach_id" | "response_id">) => {
    const survey = surveyOf(call);
    const response = existing(call.state.surveyResponses, [survey.id, call.path.response_id]);
    return {
      ...responseView(call.state, survey, response),
      results: response.answers.map(({ question_id, value }) => {
        const question = find(call.state.surveyQuestions, [survey.id, question_id]);
        return {
          question_id,
          question_type: question?.type ?? "text",
          query: question?.query ?? "",
          answer: value,
        };
      }),
    };
  },
};

function surveyOf({ state, path }: SurveyCall): StoredSurvey {
  const found = under(state.surveys).find(({ id }) => id === path.outreach_id);
  if (found === undefined) throw notFound();
  return found;
}

function questionOf(call: QuestionCall): StoredQuestion {
  return existing(call.state.surveyQuestions, [surveyOf(call).id, call.path.question_id]);
}

/** The responses to a survey that match the query. */
function responsesTo(call: SurveyCall): StoredResponse[] {
  const wanted = choice(call, "respondent_familiarity_is", ["new", "known", "unknown"]);
  return under(call.state.surveyResponses, [surveyOf(call).id]).filter(
    ({ familiarity }) => wanted === undefined || familiarity === wanted,
  );
}

function questionView(state: MarketingState, question: StoredQuestion) {
  const responses = under(state.surveyResponses, [question.survey_id]).filter(({ answers }) =>
    answers.some(({ question_id }) => question_id === question.id),
  );
  const values = responses.flatMap(({ answers }) =>
    answers.filter(({ question_id }) => question_id === question.id).map(({ value }) => value),
  );
  const from = (familiarity: StoredResponse["familiarity"]) =>
    responses.filter((response) => response.familiarity === familiarity).length;
  return {
    ...question,
    total_responses: responses.length,
    has_other: false,
    ...(question.type === "range" ? { average_rating: averageOf(values.map(Number)) } : {}),
    options: question.options.map(({ id, label }) => ({
      id,
      label,
      count: values.filter((value) => value === label).length,
    })),
    contact_counts: { known: from("known"), unknown: from("unknown"), new: from("new") },
  };
}

function averageOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function responseView(state: MarketingState, { list_id }: StoredSurvey, response: StoredResponse) {
  const { response_id, submitted_at, email_address, full_name, familiarity } = response;
  const member = findMember(state, list_id, email_address);
  return {
    response_id,
    submitted_at,
    contact: {
      email_id: subscriberHash(email_address),
      contact_id: member?.contact_id ?? "",
      status: member === undefined ? "Non-Subscribed" : STATUSES[member.status],
      email: email_address,
      phone: "",
      full_name,
      consents_to_one_to_one_messaging: member !== undefined,
      avatar_url: "",
    },
    is_new_contact: familiarity === "new",
  };
}

const STATUSES: Readonly<Record<MemberStatus, SurveyContactStatus>> = {
  subscribed: "Subscribed",
  unsubscribed: "Unsubscribed",
  cleaned: "Cleaned",
  archived: "Archived",
  pending: "Non-Subscribed",
  transactional: "Non-Subscribed",
};
