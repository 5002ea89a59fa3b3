import type { Survey } from "../../../../ports/marketing-api/types/surveys.ts";
import { find, put, under } from "../collections.ts";
import { badRequest, notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { listOf } from "./find-list.ts";
import type { StoredSurvey } from "./state.ts";

type ListCall = ServiceCall<"list_id">;
type SurveyCall = ServiceCall<"list_id" | "survey_id">;

/** A survey as the service returns it. */
export function surveyView(state: MarketingState, survey: StoredSurvey): Survey {
  return {
    ...survey,
    list_name: find(state.lists, [survey.list_id])?.name ?? "",
    total_responses: under(state.surveyResponses, [survey.id]).length,
  };
}

function surveyOf(call: SurveyCall): StoredSurvey {
  const { id: list_id } = listOf(call);
  const found = find(call.state.surveys, [list_id, call.path.survey_id]);
  if (found === undefined) throw notFound();
  return found;
}

function listSurveys(call: ListCall) {
  const { id: list_id } = listOf(call);
  const surveys = under(call.state.surveys, [list_id]).map((survey) => surveyView(call.state, survey));
  return { surveys, total_items: surveys.length };
}

function publish(call: SurveyCall) {
  const survey = surveyOf(call);
  if (survey.status === "published") throw badRequest("This survey is already published.");
  return keep(call, { ...survey, status: "published", published_at: call.now, updated_at: call.now });
}

function unpublish(call: SurveyCall) {
  const survey = surveyOf(call);
  if (survey.status !== "published") throw badRequest("This survey is not published.");
  return keep(call, { ...survey, status: "unpublished", updated_at: call.now });
}

function keep({ state }: SurveyCall, survey: StoredSurvey): Survey {
  return surveyView(state, put(state.surveys, [survey.list_id, survey.id], survey));
}

/** Handlers of `/lists/{list_id}/surveys`. */
export const surveyHandlers = {
  "lists.surveys.list": listSurveys,
  "lists.surveys.get": (call: SurveyCall) => surveyView(call.state, surveyOf(call)),
  "lists.surveys.publish": publish,
  "lists.surveys.unpublish": unpublish,
};
