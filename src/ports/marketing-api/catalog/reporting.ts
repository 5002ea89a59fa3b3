import { op, shape } from "../operation.ts";
import { FIELDS, items, list, narrowed, paged, read, response } from "../parameters.ts";
import type { FieldsQuery, Listed } from "../types/common.ts";
import type { FacebookAdReport, ListFacebookAdsQuery } from "../types/facebook-ads.ts";
import type { LandingPageReport } from "../types/landing-pages.ts";
import type { ListProductActivityQuery, ProductActivityList } from "../types/reports.ts";
import type {
  ListSurveyAnswersQuery,
  ListSurveyResponsesQuery,
  Survey,
  SurveyAnswer,
  SurveyQuestion,
  SurveyResponse,
  SurveyResponseResults,
} from "../types/surveys.ts";

/** The provider has this name, too, for what its reports are addressed by. */
const SURVEY = { outreach_id: "survey_id" } as const;

/** Reports of Facebook ads, landing pages and surveys. */
export const reporting = {
  facebookAds: {
    /** Lists the reports of Facebook ads. */
    list: op(
      "GET /reporting/facebook-ads",
      shape<{ query: ListFacebookAdsQuery; response: Listed<"facebook_ads", FacebookAdReport> }>(),
      { query: paged("sort_field", "sort_dir"), pages: "facebook_ads" },
    ),
    /** Reads the report of a Facebook ad. */
    get: read("GET /reporting/facebook-ads/{outreach_id}", response<FacebookAdReport>()),
    ecommerceProductActivity: {
      /** Lists the products sold by a Facebook ad. */
      list: op(
        "GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity",
        shape<{ query: ListProductActivityQuery; response: ProductActivityList }>(),
        { query: paged("sort_field"), pages: "products" },
      ),
    },
  },
  landingPages: {
    /** Lists the reports of landing pages. */
    list: list("GET /reporting/landing-pages", items<LandingPageReport>(), "landing_pages"),
    /** Reads the report of a landing page: visits and sign-ups. */
    get: read("GET /reporting/landing-pages/{outreach_id}", response<LandingPageReport>()),
  },
  surveys: {
    /** Lists the reports of surveys. */
    list: list("GET /reporting/surveys", items<Survey>(), "surveys"),
    /** Reads the report of a survey. */
    get: op("GET /reporting/surveys/{outreach_id}", shape<{ query: FieldsQuery; response: Survey }>(), {
      also: SURVEY,
      query: FIELDS,
    }),
    questions: {
      /** Lists the questions of a survey, with statistics. */
      list: op(
        "GET /reporting/surveys/{outreach_id}/questions",
        shape<{ query: FieldsQuery; response: Listed<"questions", SurveyQuestion> }>(),
        { also: SURVEY, query: FIELDS },
      ),
      /** Reads a question of a survey, with statistics. */
      get: op(
        "GET /reporting/surveys/{outreach_id}/questions/{question_id}",
        shape<{ query: FieldsQuery; response: SurveyQuestion }>(),
        { also: SURVEY, query: FIELDS },
      ),
      answers: {
        /** Lists the answers to a question of a survey. */
        list: op(
          "GET /reporting/surveys/{outreach_id}/questions/{question_id}/answers",
          shape<{ query: ListSurveyAnswersQuery; response: Listed<"answers", SurveyAnswer> }>(),
          { also: SURVEY, query: narrowed("respondent_familiarity_is") },
        ),
      },
    },
    responses: {
      /** Lists the responses to a survey. */
      list: op(
        "GET /reporting/surveys/{outreach_id}/responses",
        shape<{ query: ListSurveyResponsesQuery; response: Listed<"responses", SurveyResponse> }>(),
        {
          also: SURVEY,
          query: narrowed("answered_question", "chose_answer", "respondent_familiarity_is"),
        },
      ),
      /** Reads a response to a survey. */
      get: op(
        "GET /reporting/surveys/{outreach_id}/responses/{response_id}",
        response<SurveyResponseResults>(),
        { also: SURVEY },
      ),
    },
  },
} as const;
