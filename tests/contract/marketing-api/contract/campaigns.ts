import { describe, expect, it } from "vitest";
import {
  addCampaign,
  HTML,
  refusal,
  SETTINGS,
  START,
  send,
  wrongFields,
} from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, BEN, type Open, record, withCampaign, withReaders } from "./account.ts";

export function campaignContract(open: Open): void {
  describe("campaigns", () => {
    it("without their parts are not sent, and the checklist names what is missing", async () => {
      const { api, campaign_id, list_id, members } = await withCampaign(open);
      const lacking = async (id: string) => {
        const { items } = await api.campaigns.sendChecklist.get({ campaign_id: id });
        return items.filter(({ type }) => type === "error").map(({ heading }) => heading);
      };
      expect(await lacking(campaign_id)).toEqual([]);
      const { id: empty } = await api.campaigns.create({ body: { type: "regular" } });
      expect(await lacking(empty)).toEqual(["List", "Subject", "From name", "Replies", "Content"]);
      const why = { ...BAD_REQUEST, detail: expect.stringContaining("Content") };
      expect(await refusal(api.campaigns.send({ campaign_id: empty }))).toMatchObject(why);
      for (const subscriber_hash of [ADA, BEN]) await members.delete({ list_id, subscriber_hash });
      expect(await lacking(campaign_id)).toEqual(["Recipients"]);
    });

    it("are sent when they are due, and are not deleted meanwhile", async () => {
      const { api, campaign_id, list_id, passHours } = await withCampaign(open);
      const other = await addCampaign(api, list_id);
      const schedule_time = "2026-11-21T09:15:00+00:00";
      await api.campaigns.schedule({ campaign_id, body: { schedule_time } });
      await passHours(1);
      expect((await api.campaigns.get({ campaign_id })).status).toBe("schedule");
      await api.campaigns.send({ campaign_id: other });
      expect(await refusal(api.campaigns.delete({ campaign_id: other }))).toMatchObject(BAD_REQUEST);
      await passHours(1);
      const sent = { status: "sent", send_time: schedule_time, emails_sent: 2 };
      expect(await api.campaigns.get({ campaign_id })).toMatchObject(sent);
    });

    it("have a given or a derived plain text, a template, or a placeholder for an archive", async () => {
      const { api, campaign_id } = await withCampaign(open);
      const set = (body: Parameters<typeof api.campaigns.content.set>[0]["body"]) =>
        api.campaigns.content.set({ campaign_id, body });
      expect((await set({ html: HTML })).plain_text).toContain("Results (https://larkfield.example/results)");
      const given = { html: HTML, plain_text: "Revenue rose." };
      expect(await set(given)).toMatchObject(given);
      const { id } = await api.templates.create({ body: { name: "Plain", html: "<h1>Costs</h1>" } });
      expect(await set({ template: { id } })).toMatchObject({ html: "<h1>Costs</h1>" });
      const archive = { archive_content: "aGVsbG8=", archive_type: "zip" } as const;
      expect((await set({ archive })).html).toContain("Imported");
    });

    it("are scheduled and unscheduled as drafts, tested, sent, and then cannot be changed", async () => {
      const { api, campaign_id } = await withCampaign(open);
      const { campaigns } = api;
      const body = { schedule_time: "2026-11-21T09:15:00+00:00" };
      expect(await refusal(campaigns.unschedule({ campaign_id }))).toMatchObject(BAD_REQUEST);
      expect(await campaigns.schedule({ campaign_id, body })).toBeUndefined();
      expect(await campaigns.get({ campaign_id })).toMatchObject({ status: "schedule" });
      await campaigns.unschedule({ campaign_id });
      const late = { schedule_time: "2026-11-20T09:15:00+00:00" };
      expect(await wrongFields(campaigns.schedule({ campaign_id, body: late }))).toHaveProperty(
        "schedule_time",
      );
      const test = { test_emails: [BEN], send_type: "html" } as const;
      expect(await campaigns.test({ campaign_id, body: test })).toBeUndefined();
      expect(await campaigns.send({ campaign_id })).toBeUndefined();
      expect(await campaigns.get({ campaign_id })).toMatchObject({ status: "sending", emails_sent: 0 });
      const delivered = { send_time: START, delivery_status: { status: "delivered" } };
      expect(await campaigns.get({ campaign_id })).toMatchObject({
        status: "sent",
        emails_sent: 2,
        ...delivered,
      });
      expect(await refusal(campaigns.send({ campaign_id }))).toMatchObject(BAD_REQUEST);
      const update = campaigns.update({ campaign_id, body: { settings: SETTINGS } });
      expect(await refusal(update)).toMatchObject(BAD_REQUEST);
    });

    it("are cancelled while they are being sent", async () => {
      const { api, campaign_id } = await withCampaign(open);
      expect(await refusal(api.campaigns.cancelSend({ campaign_id }))).toMatchObject(BAD_REQUEST);
      await api.campaigns.send({ campaign_id });
      // Only RSS campaigns are paused.
      expect(await refusal(api.campaigns.pause({ campaign_id }))).toMatchObject(BAD_REQUEST);
      expect(await api.campaigns.cancelSend({ campaign_id })).toBeUndefined();
      expect(await api.campaigns.get({ campaign_id })).toMatchObject({
        status: "canceled",
        emails_sent: 0,
        delivery_status: { status: "canceled", emails_canceled: 2 },
      });
      expect(await refusal(api.campaigns.send({ campaign_id }))).toMatchObject(BAD_REQUEST);
    });

    it("of type RSS are paused and resumed", async () => {
      const { api, list_id } = await withReaders(open);
      const rss_opts = { feed_url: "https://larkfield.example/feed", frequency: "daily" } as const;
      const { id: campaign_id } = await api.campaigns.create({
        body: { type: "rss", recipients: { list_id }, settings: SETTINGS, rss_opts },
      });
      await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
      await api.campaigns.send({ campaign_id });
      expect(await refusal(api.campaigns.resume({ campaign_id }))).toMatchObject(BAD_REQUEST);
      await api.campaigns.pause({ campaign_id });
      expect(await api.campaigns.get({ campaign_id })).toMatchObject({ status: "paused" });
      await api.campaigns.resume({ campaign_id });
      expect(await api.campaigns.get({ campaign_id })).toMatchObject({ status: "sending" });
      expect(await refusal(api.campaigns.resume({ campaign_id }))).toMatchObject(BAD_REQUEST);
    });

    it("are created from other campaigns", async () => {
      const account = await withCampaign(open);
      const { api, campaign_id, list_id } = account;
      await send(api, campaign_id);
      const copy = await api.campaigns.replicate({ campaign_id });
      expect(copy).toMatchObject({ status: "save", settings: { title: `${SETTINGS.title} (copy 01)` } });
      expect(await api.campaigns.content.get({ campaign_id: copy.id })).toMatchObject({ html: HTML });
      const body = { shortcut_type: "to_new_subscribers" } as const;
      const again = () => api.campaigns.createResend({ campaign_id, body });
      expect(await refusal(again())).toMatchObject(BAD_REQUEST);
      const email_address = "dora@larkfield.example";
      await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
      const { id, parent_campaign_id } = await again();
      expect(parent_campaign_id).toBe(campaign_id);
      await send(api, id);
      expect(await api.campaigns.get({ campaign_id: id })).toMatchObject({ emails_sent: 1 });
      await record(account, [{ campaign_id, email_address: ADA, kind: "open" }]);
      const { id: third } = await api.campaigns.createResend({ campaign_id });
      const { recipients } = await api.campaigns.get({ campaign_id: third });
      expect(recipients.recipient_count).toBe(1);
    });
  });
}
