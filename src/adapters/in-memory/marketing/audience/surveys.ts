import { z } from "zod";
import type { Survey } from "../../../../ports/marketing-api/types/surveys.ts";
import { find, put, removeUnder, under } from "../collections.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
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

const question = z.object({
  id: filled.exactOptional(),
  query: filled,
  type: z.enum(["pickOne", "pickMany", "range", "text", "email", "contactInformation", "dropdown"]),
  is_required: z.boolean().default(false),
  options: z.array(z.object({ label: filled, value: z.string() })).default([]),
});

const changes = z.object({
  title: filled.exactOptional(),
  is_piped_to_inbox: z.boolean().exactOptional(),
  sections: z
    .array(
      z.object({ type: z.enum(["introduction", "context", "question"]), question: question.exactOptional() }),
    )
    .exactOptional(),
});

const copy = z.object({ title: filled.exactOptional(), list_id: filled.exactOptional() });

const surveys = resource({
  scope: ["list_id"],
  id: "survey_id",
  table: (state) => state.surveys,
  idOf: ({ id }: StoredSurvey) => id,
  parents: listOf,
  unpaged: true,
  body: changes,
  changes,
  make({ title = "Untitled survey", sections = [] }, call): StoredSurvey {
    const survey = blankSurvey(call, call.path.list_id, title);
    setQuestions(call, survey.id, sections);
    return survey;
  },
  alter(survey, { title = survey.title, sections }, call): StoredSurvey {
    if (sections !== undefined) setQuestions(call, survey.id, sections);
    return { ...survey, title, updated_at: call.now };
  },
  view: (survey, { state }) => surveyView(state, survey),
  page: (found, total_items) => ({ surveys: found, total_items }),
  removed({ id }, { state }) {
    for (const table of [state.surveyQuestions, state.surveyResponses]) removeUnder(table, [id]);
  },
});

function blankSurvey(call: ListCall, list_id: string, title: string): StoredSurvey {
  const id = call.newId();
  const url = `https://surveys.sandbox.example/${id}`;
  const times = { created_at: call.now, updated_at: call.now };
  return { id, web_id: call.newNumber(), list_id, title, url, status: "unpublished", ...times };
}

/** The fake keeps the questions of a survey, not its other sections. */
function setQuestions(
  call: ListCall,
  survey_id: string,
  sections: Exclude<z.infer<typeof changes>["sections"], undefined>,
): void {
  const { surveyQuestions } = call.state;
  removeUnder(surveyQuestions, [survey_id]);
  for (const { id = call.newId(), options, ...asked } of sections.flatMap(
    (section) => section.question ?? [],
  )) {
    const choices = options.map(({ label }) => ({ id: call.newId(), label }));
    put(surveyQuestions, [survey_id, id], { ...asked, id, survey_id, options: choices });
  }
}

function replicateSurvey(call: SurveyCall) {
  const survey = surveyOf(call);
  const { title = `${survey.title} (copy 01)`, list_id = survey.list_id } = bodyOf(call, copy);
  if (find(call.state.lists, [list_id]) === undefined) {
    throw invalidResource({ field: "list_id", message: "The list does not exist." });
  }
  const copied = blankSurvey(call, list_id, title);
  for (const asked of under(call.state.surveyQuestions, [survey.id])) {
    put(call.state.surveyQuestions, [copied.id, asked.id], { ...asked, survey_id: copied.id });
  }
  return keep(call, copied);
}

/** The survey in the path. @throws {Refusal} 404 if it does not exist. */
export const surveyOf = surveys.record;

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

function keep({ state }: ListCall, survey: StoredSurvey): Survey {
  return surveyView(state, put(state.surveys, [survey.list_id, survey.id], survey));
}

/** Handlers of `/lists/{list_id}/surveys`. */
export const surveyHandlers = {
  ...operationsOf("lists.surveys", surveys),
  "lists.surveys.replicate": replicateSurvey,
  "lists.surveys.publish": publish,
  "lists.surveys.unpublish": unpublish,
};
