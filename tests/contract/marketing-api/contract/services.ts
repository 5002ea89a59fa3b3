import { describe, expect, it } from "vitest";
import type { MarketingState } from "../../../../src/adapters/in-memory/marketing/state.ts";
import { refusal, START } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, NOT_FOUND, type Open, withReaders } from "./account.ts";

export function serviceContract(open: Open): void {
  describe("the account", () => {
    it("responds to ping, counts its subscribers and has an activity feed", async () => {
      const { api, list_id } = await withReaders(open);
      expect(await api.ping.get()).toEqual({ health_status: "Everything's Chimpy!" });
      expect(await api.root.get()).toMatchObject({ total_subscribers: 2 });
      expect(await api.activityFeed.chimpChatter.list({ count: 1 })).toMatchObject({
        chimp_chatter: [{ type: "lists:new-subscriber", list_id }],
        total_items: 2,
      });
    });

    it("has authorized applications", async () => {
      const { api, snapshot, restore } = await open();
      const app = { id: 7, name: "Reader", description: "Reads", users: ["owner"] };
      await restore({ ...(await snapshot()), authorizedApps: { "/7": app } });
      expect(await api.authorizedApps.list()).toEqual({ apps: [app], total_items: 1 });
      expect(await api.authorizedApps.get({ app_id: 7 })).toEqual(app);
    });

    it("is exported", async () => {
      const { api, passHours } = await open();
      const { export_id, ...made } = await api.accountExports.create({
        body: { include_stages: ["audiences"] },
      });
      expect(made).toEqual({ started: START, size_in_bytes: 0 });
      await passHours(1);
      const done = await api.accountExports.get({ export_id });
      const finished = "2026-11-21T08:01:00+00:00";
      expect(done).toMatchObject({ export_id, finished, download_url: expect.stringMatching(/^https:/) });
      expect((await api.accountExports.list()).exports).toEqual([done]);
    });

    it("has connected sites whose script is installed", async () => {
      const { connectedSites } = (await open()).api;
      const connected_site_id = "main site";
      await connectedSites.create({ body: { foreign_id: connected_site_id, domain: "larkfield.example" } });
      await connectedSites.verifyScriptInstallation({ connected_site_id });
      expect(await connectedSites.enablePixel({ connected_site_id })).toBeUndefined();
      expect(await connectedSites.disablePixel({ connected_site_id })).toBeUndefined();
    });

    it("has domains that are verified with the sent code", async () => {
      const { api, snapshot } = await open();
      const verification_email = "desk@Larkfield.example";
      const domain_name = "larkfield.example";
      expect(await api.verifiedDomains.create({ body: { verification_email } })).toEqual({
        domain: domain_name,
        verified: false,
        authenticated: false,
        verification_email,
        verification_sent: START,
      });
      const verify = (code: string) => api.verifiedDomains.verify({ domain_name, body: { code } });
      expect(await refusal(verify("wrong"))).toMatchObject(BAD_REQUEST);
      const sent = (await snapshot()).verifiedDomains["/larkfield.example"]?.code ?? "";
      expect(await verify(sent)).toMatchObject({ verified: true });
      expect(await refusal(verify(sent))).toMatchObject(BAD_REQUEST);
    });
  });

  describe("records that only the service's application can create", () => {
    it("conversations are read", async () => {
      const { conversations } = (await withOutreach(open)).api;
      const talk = await conversations.get({ conversation_id: "talk" });
      expect(talk).toMatchObject({ message_count: 2, unread_messages: 1 });
      expect((await conversations.list({ has_unread_messages: "true" })).conversations).toEqual([talk]);
      const { messages } = conversations;
      const unread = await messages.list({ conversation_id: "talk", is_read: "false" });
      expect(unread.conversation_messages).toEqual([
        await messages.get({ conversation_id: "talk", message_id: "m2" }),
      ]);
    });

    it("journey steps are triggered", async () => {
      const { api, snapshot } = await withOutreach(open);
      const trigger = (step_id: number, email_address = ADA) =>
        api.customerJourneys.trigger({ journey_id: 1, step_id, body: { email_address } });
      await trigger(2);
      const triggered = [{ email_address: ADA, at: START }];
      expect((await snapshot()).journeySteps["/1/2"]?.triggered).toEqual(triggered);
      expect(await refusal(trigger(2, "zoe@larkfield.example"))).toMatchObject(BAD_REQUEST);
      expect(await refusal(trigger(9))).toMatchObject(NOT_FOUND);
    });

    it("ads are read and reported on", async () => {
      const { facebookAds, reporting } = (await withOutreach(open)).api;
      const outreach_id = "ad";
      const ad = await facebookAds.get({ outreach_id });
      expect(ad).toMatchObject({ name: "Open day", report_summary: { clicks: 50 } });
      expect((await facebookAds.list()).facebook_ads).toEqual([ad]);
      const report = await reporting.facebookAds.get({ outreach_id });
      expect(report).toMatchObject({ report_summary: { clicks: 50, impressions: 1000 } });
      expect((await reporting.facebookAds.list()).facebook_ads).toEqual([report]);
      const products = await reporting.facebookAds.ecommerceProductActivity.list({ outreach_id });
      expect(products).toMatchObject({ products: [], total_items: 0 });
    });

    it("surveys are reported on", async () => {
      const { surveys } = (await withOutreach(open)).api.reporting;
      const outreach_id = "poll";
      const poll = await surveys.get({ outreach_id });
      expect(poll).toMatchObject({ total_responses: 2 });
      expect((await surveys.list()).surveys).toEqual([poll]);
      const question = await surveys.questions.get({ outreach_id, question_id: "q1" });
      expect(question).toMatchObject({ total_responses: 2, options: [{ count: 1 }, { count: 1 }] });
      expect((await surveys.questions.list({ outreach_id })).questions).toContainEqual(question);
      const { answers } = await surveys.questions.answers.list({ outreach_id, question_id: "q1" });
      expect(answers.map(({ value }) => value)).toEqual(["Results", "Careers"]);
      const { responses } = await surveys.responses.list({ outreach_id, chose_answer: "Careers" });
      expect(responses).toMatchObject([{ response_id: "r2" }]);
      const { results, ...response } = await surveys.responses.get({ outreach_id, response_id: "r2" });
      expect(responses).toEqual([response]);
      expect(results).toHaveLength(2);
    });
  });
}

async function withOutreach(open: Open) {
  const opened = await withReaders(open);
  await opened.restore({ ...(await opened.snapshot()), ...outreachFor(opened.list_id) });
  return opened;
}

/** Records that only the service's application can create: a conversation, a journey, an ad and a survey. */
function outreachFor(list_id: string): Partial<MarketingState> {
  const mail = { from_label: "Ada", from_email: ADA, subject: "Re: Results" };
  const later = "2026-11-21T09:00:00+00:00";
  const clicked = { unique_clicks: 40, first_time_buyers: 0, subscribes: 5 };
  const reached = { reach: 800, impressions: 1000, likes: 3, comments: 2, shares: 1, ...clicked };
  const dates = { created_at: START, updated_at: START };
  const question = { survey_id: "poll", is_required: true, options: [] };
  const options = [
    { id: "o1", label: "Results" },
    { id: "o2", label: "Careers" },
  ];
  const response = { survey_id: "poll", submitted_at: START, full_name: "" };
  const answers = (page: string, useful: string) => [
    { question_id: "q1", value: page },
    { question_id: "q2", value: useful },
  ];
  return {
    conversations: { "/talk": { ...mail, id: "talk", campaign_id: "camp", list_id } },
    conversationMessages: {
      "/talk/m1": { ...mail, id: "m1", message: "How much?", read: true, timestamp: START },
      "/talk/m2": { ...mail, id: "m2", message: "And when?", read: false, timestamp: later },
    },
    journeySteps: { "/1/2": { journey_id: "1", step_id: "2", list_id, triggered: [] } },
    facebookAds: {
      "/ad": {
        ...{ id: "ad", web_id: 3, name: "Open day", type: "facebook", status: "active", show_report: true },
        ...{ create_time: START, updated_at: START, has_segment: false, needs_attention: false },
        ...{ was_canceled_by_facebook: false, is_connected: true, has_audience: true, has_content: true },
        budget: { duration: 4, total_amount: 100, currency_code: "AUD" },
        results: {
          ...reached,
          activity: {
            clicks: [
              { date: "2026-11-20", clicks: 30 },
              { date: "2026-11-21", clicks: 20 },
            ],
            impressions: [{ date: "2026-11-20", impressions: 1000 }],
            revenue: [],
          },
        },
      },
    },
    surveys: {
      [`/${list_id}/poll`]: {
        ...{ ...dates, id: "poll", web_id: 5, list_id, title: "What do you read?", status: "published" },
        ...{ url: "https://larkfield.example/poll", published_at: START },
      },
    },
    surveyQuestions: {
      "/poll/q1": { ...question, id: "q1", query: "Which pages?", type: "pickOne", options },
      "/poll/q2": { ...question, id: "q2", query: "How useful?", type: "range" },
    },
    surveyResponses: {
      "/poll/r1": {
        ...{ ...response, response_id: "r1", email_address: ADA, answers: answers("Results", "4") },
        familiarity: "known",
      },
      "/poll/r2": {
        ...{ ...response, response_id: "r2", email_address: "zoe@larkfield.example" },
        ...{ familiarity: "new", answers: answers("Careers", "5") },
      },
    },
  };
}
