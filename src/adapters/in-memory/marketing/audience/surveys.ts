import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import type {
  Survey,
  SurveyContactStatus,
  WriteSurveySection,
} from "../../../../ports/marketing-api/types/surveys.ts";
import { bodyOf } from "../bodies.ts";
import { existing, find, mustExist, put, removeUnder, theOne, under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { listing } from "../query.ts";
import { computed, type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { findMember } from "./member-view.ts";
import type { StoredQuestion, StoredResponse, StoredSurvey } from "./state.ts";

const surveys = resource("lists.surveys", "surveys", {
  items: "surveys",
  make({ title = "Untitled survey", sections = [] }, call) {
    const survey = blankSurvey(call, call.path.list_id, title);
    setQuestions(call, survey.id, sections);
    return survey;
  },
  alter(survey, { title = survey.title, sections }, call) {
    if (sections !== undefined) setQuestions(call, survey.id, sections);
    return { ...survey, title, updated_at: call.now };
  },
  view: (survey, { state }) => surveyView(state, survey),
  removed: ({ id }, { state }) => removeUnder([id], state.surveyQuestions, state.surveyResponses),
});

/** The survey in the path. @throws {Refusal} 404 if it does not exist. */
export const surveyOf = surveys.record;

function surveyView(state: MarketingState, survey: StoredSurvey): Survey {
  return {
    ...survey,
    list_name: find(state.lists, [survey.list_id])?.name ?? "",
    total_responses: under(state.surveyResponses, [survey.id]).length,
  };
}

function blankSurvey(call: ServiceCall<string>, list_id: string, title: string): StoredSurvey {
  const id = call.newId();
  const url = `https://surveys.sandbox.example/${id}`;
  const times = { created_at: call.now, updated_at: call.now };
  return { id, web_id: call.newNumber(), list_id, title, url, status: "unpublished", ...times };
}

/** The fake keeps the questions of a survey, not its other sections. */
function setQuestions(
  { state, newId }: ServiceCall<string>,
  survey_id: string,
  sections: readonly WriteSurveySection[],
): void {
  removeUnder([survey_id], state.surveyQuestions);
  for (const { question } of sections) {
    if (question === undefined) continue;
    const { id = newId(), query, type, is_required = false } = question;
    const options = (question.options ?? []).map(({ label }) => ({ id: newId(), label }));
    put(state.surveyQuestions, [survey_id, id], { id, survey_id, query, type, is_required, options });
  }
}

function reported({ state, path }: ServiceCall<"outreach_id">): StoredSurvey {
  return theOne(under(state.surveys), ({ id }) => id === path.outreach_id);
}

function questionIn(call: ServiceCall<"outreach_id" | "question_id">): StoredQuestion {
  return existing(call.state.surveyQuestions, [reported(call).id, call.path.question_id]);
}

const filters: Readonly<Record<string, (response: StoredResponse, wanted: string) => boolean>> = {
  respondent_familiarity_is: ({ familiarity }, wanted) => familiarity === wanted,
  answered_question: ({ answers }, wanted) => answers.some(({ question_id }) => question_id === wanted),
  chose_answer: ({ answers }, wanted) => answers.some(({ value }) => value === wanted),
};

export const surveyHandlers = {
  ...surveys.handlers,

  "lists.surveys.replicate"(call) {
    const survey = surveyOf(call);
    const { title = `${survey.title} (copy 01)`, list_id = survey.list_id } = bodyOf(call);
    mustExist(call.state.lists, list_id, "list_id", "list");
    const copied = blankSurvey(call, list_id, title);
    for (const asked of under(call.state.surveyQuestions, [survey.id])) {
      put(call.state.surveyQuestions, [copied.id, asked.id], { ...asked, survey_id: copied.id });
    }
    return surveyView(call.state, put(call.state.surveys, [list_id, copied.id], copied));
  },

  "lists.surveys.publish"(call) {
    const survey = surveyOf(call);
    if (survey.status === "published") throw badRequest("This survey is already published.");
    return surveys.keep(call, {
      ...survey,
      status: "published",
      published_at: call.now,
      updated_at: call.now,
    });
  },

  "lists.surveys.unpublish"(call) {
    const survey = surveyOf(call);
    if (survey.status !== "published") throw badRequest("This survey is not published.");
    return surveys.keep(call, { ...survey, status: "unpublished", updated_at: call.now });
  },

  ...computed("reporting.surveys", {
    rows: ({ state }) => under(state.surveys).map((survey) => surveyView(state, survey)),
  }),
  ...computed("reporting.surveys.questions", {
    items: "questions",
    rows: (call) =>
      under(call.state.surveyQuestions, [reported(call).id]).map((question) =>
        questionView(call.state, question),
      ),
  }),

  "reporting.surveys.questions.answers.list"(call) {
    const { id, survey_id } = questionIn(call);
    const { responses } = listing(
      call,
      "responses",
      under(call.state.surveyResponses, [survey_id]),
      (response) => answersTo(id, response).map((answer) => ({ ...answer, ...responseView(call, response) })),
      { filters },
    );
    return { answers: responses.flat(), total_items: responses.flat().length };
  },

  "reporting.surveys.responses.list": (call) =>
    listing(
      call,
      "responses",
      under(call.state.surveyResponses, [reported(call).id]),
      (response) => responseView(call, response),
      { filters },
    ),

  "reporting.surveys.responses.get"(call) {
    const survey = reported(call);
    const response = existing(call.state.surveyResponses, [survey.id, call.path.response_id]);
    const results = response.answers.map(({ question_id, value: answer }) => {
      const { type = "text", query = "" } = find(call.state.surveyQuestions, [survey.id, question_id]) ?? {};
      return { question_id, question_type: type, query, answer };
    });
    return { ...responseView(call, response), results };
  },
} satisfies Partial<Handlers>;

function answersTo(question_id: string, { response_id, answers }: StoredResponse) {
  return answers
    .filter((answer) => answer.question_id === question_id)
    .map(({ value }, number) => ({ id: `${response_id}-${question_id}-${number}`, value }));
}

function questionView(state: MarketingState, question: StoredQuestion) {
  const responses = under(state.surveyResponses, [question.survey_id]).filter(
    (response) => answersTo(question.id, response).length > 0,
  );
  const values = responses.flatMap((response) => answersTo(question.id, response).map(({ value }) => value));
  const from = (familiarity: StoredResponse["familiarity"]) =>
    responses.filter((response) => response.familiarity === familiarity).length;
  return {
    ...question,
    total_responses: responses.length,
    has_other: false,
    options: question.options.map((option) => ({
      ...option,
      count: values.filter((value) => value === option.label).length,
    })),
    contact_counts: { known: from("known"), unknown: from("unknown"), new: from("new") },
  };
}

function responseView(call: ServiceCall<"outreach_id">, response: StoredResponse) {
  const { response_id, submitted_at, email_address, full_name, familiarity } = response;
  const member = findMember(call.state, reported(call).list_id, email_address);
  return {
    response_id,
    submitted_at,
    contact: {
      email_id: subscriberHash(email_address),
      contact_id: member?.contact_id ?? "",
      status: member === undefined ? "Non-Subscribed" : STATUSES[member.status],
      email: email_address,
      full_name,
      consents_to_one_to_one_messaging: member !== undefined,
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
