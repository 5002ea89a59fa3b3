import { describe, expect, it } from "vitest";
import { NEWS_LIST, refusal, START, wrongFields } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, BEN, NOT_FOUND, type Open, withReaders } from "./account.ts";

export function listContract(open: Open): void {
  describe("lists", () => {
    it("have a growth history and statistics of their members", async () => {
      const { api, list_id } = await withReaders(open);
      const { history } = await api.lists.growthHistory.list({ list_id });
      expect(history).toMatchObject([{ month: "2026-11", subscribed: 2 }]);
      expect(await api.lists.growthHistory.get({ list_id, month: "2026-11" })).toEqual(history[0]);
      const { activity } = await api.lists.activity.list({ list_id });
      expect(activity).toMatchObject([{ day: "2026-11-21", subs: 2 }]);
      expect(await api.lists.clients.list({ list_id })).toMatchObject({ clients: [], list_id });
      expect(await api.lists.locations.list({ list_id })).toMatchObject({ locations: [], list_id });
    });

    it("have abuse reports", async () => {
      const { api, list_id, ada, snapshot, restore } = await withReaders(open);
      const { id: email_id } = await api.lists.members.get(ada);
      const report = { id: 5, campaign_id: "c", list_id, email_id, email_address: ADA, date: START };
      await restore({ ...(await snapshot()), abuseReports: { [`/${list_id}/5`]: report } });
      const { abuse_reports } = await api.lists.abuseReports.list({ list_id });
      expect(abuse_reports).toMatchObject([{ ...report, vip: false, merge_fields: { FNAME: "" } }]);
      expect(await api.lists.abuseReports.get({ list_id, report_id: 5 })).toEqual(abuse_reports[0]);
    });

    it("have a sign-up form that supports partial updates", async () => {
      const { lists } = (await withReaders(open)).api;
      const list_id = (await lists.list()).lists[0]?.id ?? "";
      await lists.signupForms.update({ list_id, body: { header: { text: "Subscribe" } } });
      expect((await lists.signupForms.list({ list_id })).signup_forms).toMatchObject([
        { header: { text: "Subscribe" }, list_id },
      ]);
    });
  });

  describe("surveys of a list", () => {
    const question = {
      query: "What do you read?",
      type: "pickOne",
      options: [{ label: "News", value: "n" }],
    } as const;
    const sections = [
      { type: "introduction", text: "Hello" },
      { type: "question", question },
    ] as const;

    it("are published and unpublished", async () => {
      const { api, list_id } = await withReaders(open);
      const { surveys } = api.lists;
      const read = await surveys.create({ list_id, body: { title: "What do you read?" } });
      const path = { list_id, survey_id: read.id };
      expect(await surveys.get(path)).toMatchObject({ ...read, list_name: "Investor news" });
      expect(await refusal(surveys.unpublish(path))).toMatchObject(BAD_REQUEST);
      expect(await surveys.publish(path)).toMatchObject({ status: "published", published_at: START });
      expect(await refusal(surveys.publish(path))).toMatchObject(BAD_REQUEST);
      expect(await surveys.unpublish(path)).toMatchObject({ status: "unpublished" });
    });

    it("have questions, are copied to another list, and sent by a campaign", async () => {
      const { api, list_id } = await withReaders(open);
      const { surveys } = api.lists;
      const { id: survey_id, url } = await surveys.create({ list_id, body: { title: "Readers", sections } });
      const { id: other } = await api.lists.create({ body: NEWS_LIST });
      const copy = await surveys.replicate({ list_id, survey_id, body: { list_id: other } });
      expect(copy).toMatchObject({ list_id: other, title: "Readers (copy 01)", status: "unpublished" });
      const { questions } = await api.reporting.surveys.questions.list({ outreach_id: copy.id });
      expect(questions).toMatchObject([{ query: question.query, options: [{ label: "News", count: 0 }] }]);
      const campaign = await surveys.createEmail({ list_id, survey_id });
      expect(campaign).toMatchObject({ recipients: { list_id }, settings: { title: "Readers" } });
      const { html } = await api.campaigns.content.get({ campaign_id: campaign.id });
      expect(html).toContain(url);
    });
  });

  it("static segments are tags, and members can be added and removed", async () => {
    const { api, list_id } = await withReaders(open);
    const { segments, tagSearch } = api.lists;
    const board = { name: "Board", static_segment: [] };
    const { id: segment_id } = await segments.create({ list_id, body: board });
    const segment = { list_id, segment_id };
    await segments.members.add({ ...segment, body: { email_address: ADA } });
    const stranger = "zoe@larkfield.example";
    const adding = segments.members.add({ ...segment, body: { email_address: stranger } });
    expect(await wrongFields(adding)).toHaveProperty("email_address");
    const staff = { name: "Staff", static_segment: [ADA] };
    const { id: other } = await segments.create({ list_id, body: staff });
    const body = { members_to_add: [BEN, stranger], members_to_remove: [ADA, "nobody@larkfield.example"] };
    expect(await segments.batchMembers({ list_id, segment_id: other, body })).toMatchObject({
      total_added: 1,
      total_removed: 1,
      error_count: 2,
      errors: [{ email_addresses: [stranger] }, { email_addresses: ["nobody@larkfield.example"] }],
    });
    await segments.members.add({ ...segment, body: { email_address: BEN } });
    await segments.members.remove({ ...segment, subscriber_hash: ADA });
    expect((await segments.members.list(segment)).members).toMatchObject([{ email_address: BEN }]);
    const again = segments.members.remove({ ...segment, subscriber_hash: ADA });
    expect(await refusal(again)).toMatchObject(NOT_FOUND);
    const { tags } = await tagSearch.search({ list_id, name: "boa" });
    expect(tags).toMatchObject([{ id: segment_id, name: "Board" }]);
  });
}
