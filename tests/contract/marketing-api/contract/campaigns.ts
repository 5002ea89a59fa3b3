import { describe, expect, it } from "vitest";
import { recordActivity } from "../../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import {
  HTML,
  refusal,
  SETTINGS,
  START,
  send,
  wrongFields,
} from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, BEN, NOT_FOUND, type Open, withCampaign, withReaders } from "./account.ts";

export function campaignContract(open: Open): void {
  describe("campaigns", () => {
    it("have content and a checklist, and are found by full-text search", async () => {
      const { api, campaign_id } = await withCampaign(open);
      expect(await api.campaigns.content.get({ campaign_id })).toMatchObject({ html: HTML });
      const { is_ready } = await api.campaigns.sendChecklist.get({ campaign_id });
      expect(is_ready).toBe(true);
      const { results, total_items } = await api.searchCampaigns.search({ query: "revenue results" });
      expect(total_items).toBe(1);
      expect(results).toMatchObject([{ campaign: { id: campaign_id } }]);
      expect(results[0]?.snippet).toContain("Revenue rose");
      expect((await api.searchCampaigns.search({ query: "dividend" })).total_items).toBe(0);
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
      const { api, campaign_id, list_id } = await withSentCampaign(open);
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
      const { sent_to } = await api.reports.sentTo.list({ campaign_id: id });
      expect(sent_to).toMatchObject([{ email_address }]);
      const { reports } = await api.reports.subReports.list({ campaign_id });
      expect(reports).toMatchObject([{ id }]);
    });
  });

  describe("reports", () => {
    it("exist after a campaign has been sent", async () => {
      const { api, campaign_id } = await withCampaign(open);
      expect(await refusal(api.reports.get({ campaign_id }))).toMatchObject(NOT_FOUND);
      expect(await api.reports.list()).toMatchObject({ reports: [], total_items: 0 });
    });

    it("reflect the delivery and the activity of recipients", async () => {
      const { api, campaign_id } = await withSentCampaign(open);
      const report = await api.reports.get({ campaign_id });
      expect(report).toMatchObject({
        emails_sent: 2,
        opens: { opens_total: 1 },
        clicks: { clicks_total: 1 },
        unsubscribed: 1,
        abuse_reports: 1,
      });
      expect((await api.reports.list()).reports).toEqual([report]);
      expect(await api.reports.advice.list({ campaign_id })).toHaveProperty("advice");
      expect(await api.reports.subReports.list({ campaign_id })).toMatchObject({ reports: [] });
      expect(await api.reports.eepurl.get({ campaign_id })).toMatchObject({
        campaign_id,
        clicks: { clicks: 0 },
        referrers: [],
      });
      expect(await api.reports.domainPerformance.list({ campaign_id })).toMatchObject({
        domains: [{ domain: "larkfield.example", emails_sent: 2, opens: 1 }],
      });
      expect(await api.reports.locations.list({ campaign_id })).toMatchObject({
        locations: [{ country_code: "AU", opens: 1 }],
      });
      expect(await api.reports.ecommerceProductActivity.list({ campaign_id })).toMatchObject({
        products: [],
      });
    });

    it("show the activity of each recipient", async () => {
      const { api, campaign_id } = await withSentCampaign(open);
      const { reports } = api;
      const ada = { campaign_id, subscriber_hash: ADA };
      const ben = { campaign_id, subscriber_hash: BEN };
      const { sent_to } = await reports.sentTo.list({ campaign_id });
      expect(sent_to).toEqual([await reports.sentTo.get(ada), await reports.sentTo.get(ben)]);
      const { members: opened } = await reports.openDetails.list({ campaign_id });
      expect(opened).toEqual([await reports.openDetails.get(ada)]);
      const { emails } = await reports.emailActivity.list({ campaign_id });
      expect(emails[0]).toMatchObject({
        email_address: ADA,
        activity: [{ action: "open" }, { action: "click" }],
      });
      expect((await reports.emailActivity.get(ada)).activity).toEqual(emails[0]?.activity);
      const { unsubscribes } = await reports.unsubscribed.list({ campaign_id });
      expect(unsubscribes).toContainEqual(await reports.unsubscribed.get(ben));
      const { abuse_reports } = await reports.abuseReports.list({ campaign_id });
      const report_id = abuse_reports[0]?.id ?? 0;
      expect(abuse_reports).toEqual([await reports.abuseReports.get({ campaign_id, report_id })]);
    });

    it("show the activity of each link", async () => {
      const { api, campaign_id } = await withSentCampaign(open);
      const { clickDetails } = api.reports;
      const { urls_clicked } = await clickDetails.list({
        campaign_id,
        sort_field: "total_clicks",
        sort_dir: "DESC",
      });
      const link = { campaign_id, link_id: urls_clicked[0]?.id ?? "" };
      expect(urls_clicked[0]).toMatchObject({ url: LINK, total_clicks: 1 });
      expect(await clickDetails.get(link)).toEqual(urls_clicked[0]);
      expect((await clickDetails.members.list(link)).members).toEqual([
        await clickDetails.members.get({ ...link, subscriber_hash: ADA }),
      ]);
    });
  });
}

const LINK = "https://larkfield.example/results";

/** A campaign that Ada opened, clicked and reported as abuse, and from which Ben unsubscribed. */
async function withSentCampaign(open: Open) {
  const opened = await withCampaign(open);
  const { api, campaign_id } = opened;
  await send(api, campaign_id);
  const state = await opened.snapshot();
  // The whole changed copy is restored, because the account may be in another process.
  recordActivity({ snapshot: () => state, restore: () => undefined }, [
    { campaign_id, email_address: ADA, kind: "open", at: START, country_code: "AU" },
    { campaign_id, email_address: ADA, kind: "click", at: START, url: LINK },
    { campaign_id, email_address: ADA, kind: "abuse" },
    { campaign_id, email_address: BEN, kind: "unsubscribed", reason: "Too many" },
  ]);
  await opened.restore(state);
  return opened;
}
