import { op, shape } from "../operation.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { ListFacebookAdsQuery } from "../types/facebook-ads.ts";
import type { ListProductActivityQuery, ProductActivityList } from "../types/product-activity.ts";
import type { FacebookAdReport, FacebookAdReportList } from "../types/reporting-facebook-ads.ts";
import type { LandingPageReport, LandingPageReportList } from "../types/reporting-landing-pages.ts";
import type {
  ListSurveyAnswersQuery,
  ListSurveyResponsesQuery,
  SurveyAnswerList,
  SurveyResponseList,
  SurveyResponseResults,
} from "../types/survey-responses.ts";
import type { Survey, SurveyList, SurveyQuestion, SurveyQuestionList } from "../types/surveys.ts";

/** Reports of Facebook ads, landing pages and surveys. */
export const reporting = {
  facebookAds: {
    list: op(
      "GET /reporting/facebook-ads",
      shape<{ query: ListFacebookAdsQuery; answer: FacebookAdReportList }>(),
      { pages: "facebook_ads" },
    ),
    get: op(
      "GET /reporting/facebook-ads/{outreach_id}",
      shape<{ query: FieldsQuery; answer: FacebookAdReport }>(),
    ),
    ecommerceProductActivity: {
      list: op(
        "GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity",
        shape<{ query: ListProductActivityQuery; answer: ProductActivityList }>(),
        { pages: "products" },
      ),
    },
  },
  landingPages: {
    list: op("GET /reporting/landing-pages", shape<{ query: PageQuery; answer: LandingPageReportList }>(), {
      pages: "landing_pages",
    }),
    get: op(
      "GET /reporting/landing-pages/{outreach_id}",
      shape<{ query: FieldsQuery; answer: LandingPageReport }>(),
    ),
  },
  surveys: {
    list: op("GET /reporting/surveys", shape<{ query: PageQuery; answer: SurveyList }>(), {
      pages: "surveys",
    }),
    get: op("GET /reporting/surveys/{outreach_id}", shape<{ query: FieldsQuery; answer: Survey }>()),
    questions: {
      list: op(
        "GET /reporting/surveys/{outreach_id}/questions",
        shape<{ query: FieldsQuery; answer: SurveyQuestionList }>(),
      ),
      get: op(
        "GET /reporting/surveys/{outreach_id}/questions/{question_id}",
        shape<{ query: FieldsQuery; answer: SurveyQuestion }>(),
      ),
      answers: {
        list: op(
          "GET /reporting/surveys/{outreach_id}/questions/{question_id}/answers",
          shape<{ query: ListSurveyAnswersQuery; answer: SurveyAnswerList }>(),
        ),
      },
    },
    responses: {
      list: op(
        "GET /reporting/surveys/{outreach_id}/responses",
        shape<{ query: ListSurveyResponsesQuery; answer: SurveyResponseList }>(),
      ),
      get: op(
        "GET /reporting/surveys/{outreach_id}/responses/{response_id}",
        shape<{ answer: SurveyResponseResults }>(),
      ),
    },
  },
} as const;
