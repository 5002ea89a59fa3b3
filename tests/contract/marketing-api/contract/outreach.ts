import type {
  StoredQuestion,
  StoredResponse,
} from "../../../../src/adapters/in-memory/marketing/audience/state.ts";
import type { MarketingState, StoredFacebookAd } from "../../../../src/adapters/in-memory/marketing/state.ts";
import { START } from "../../../unit/marketing-api/fake-account.ts";

const ADA = "ada@larkfield.example";

/** Records that only the service's application can create: a conversation, a journey, an ad and a survey. */
export function outreachFor(list_id: string): Partial<MarketingState> {
  return {
    conversations: {
      "/talk": {
        id: "talk",
        campaign_id: "camp",
        list_id,
        from_label: "Ada",
        from_email: ADA,
        subject: "Re: Results",
      },
    },
    conversationMessages: {
      "/talk/m1": message("m1", "How much?", true, START),
      "/talk/m2": message("m2", "And when?", false, "2026-11-21T09:00:00+00:00"),
    },
    journeySteps: { "/1/2": { journey_id: "1", step_id: "2", list_id, triggered: [] } },
    facebookAds: { "/ad": AD },
    surveys: {
      [`/${list_id}/poll`]: {
        id: "poll",
        web_id: 5,
        list_id,
        title: "What do you read?",
        url: "https://larkfield.example/poll",
        status: "published",
        published_at: START,
        created_at: START,
        updated_at: START,
      },
    },
    surveyQuestions: { "/poll/q1": PICK, "/poll/q2": RANGE },
    surveyResponses: { "/poll/r1": response("r1", ADA, "known", "Results", "4"), "/poll/r2": STRANGER },
  };
}

function message(id: string, text: string, read: boolean, timestamp: string) {
  return { id, from_label: "Ada", from_email: ADA, subject: "Re: Results", message: text, read, timestamp };
}

const AD: StoredFacebookAd = {
  id: "ad",
  web_id: 3,
  name: "Open day",
  type: "facebook",
  status: "active",
  show_report: true,
  create_time: START,
  updated_at: START,
  has_segment: false,
  needs_attention: false,
  was_canceled_by_facebook: false,
  is_connected: true,
  has_audience: true,
  has_content: true,
  budget: { duration: 4, total_amount: 100, currency_code: "AUD" },
  results: {
    reach: 800,
    impressions: 1000,
    unique_clicks: 40,
    first_time_buyers: 0,
    likes: 3,
    comments: 2,
    shares: 1,
    subscribes: 5,
    activity: {
      clicks: [
        { date: "2026-11-20", clicks: 30 },
        { date: "2026-11-21", clicks: 20 },
      ],
      impressions: [{ date: "2026-11-20", impressions: 1000 }],
      revenue: [],
    },
  },
};

const PICK: StoredQuestion = {
  id: "q1",
  survey_id: "poll",
  query: "Which pages?",
  type: "pickOne",
  is_required: true,
  options: [
    { id: "o1", label: "Results" },
    { id: "o2", label: "Careers" },
  ],
};

const RANGE: StoredQuestion = { ...PICK, id: "q2", query: "How useful?", type: "range", options: [] };

function response(
  response_id: string,
  email_address: string,
  familiarity: StoredResponse["familiarity"],
  page: string,
  useful: string,
): StoredResponse {
  return {
    response_id,
    survey_id: "poll",
    submitted_at: START,
    email_address,
    full_name: "",
    familiarity,
    answers: [
      { question_id: "q1", value: page },
      { question_id: "q2", value: useful },
    ],
  };
}

const STRANGER = response("r2", "zoe@larkfield.example", "new", "Careers", "5");
