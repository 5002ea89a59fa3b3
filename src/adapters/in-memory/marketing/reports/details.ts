import type { CampaignAdvice } from "../../../../ports/marketing-api/types/reports.ts";
import { INDUSTRY } from "../account/account.ts";
import {
  type Figures,
  figuresOf,
  PRODUCT_SORT,
  productActivity,
  salesOf,
  share,
} from "../campaigns/figures.ts";
import { find, under } from "../collections.ts";
import { computed, type Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { contactOf, reportedOf } from "./reports.ts";

/** Handlers of the sub-reports of a campaign. */
export const reportDetailHandlers = {
  ...computed("reports.abuseReports", {
    items: "abuse_reports",
    rows(call) {
      const { campaign } = reportedOf(call);
      const found = under(call.state.abuseReports).filter(({ campaign_id }) => campaign_id === campaign.id);
      return found.map((report) => ({
        ...contactOf(call.state, report.list_id, report.email_id),
        ...report,
      }));
    },
  }),
  ...computed("reports.advice", {
    items: "advice",
    rows: (call) => adviceOn(figuresOf(reportedOf(call).eventLog)),
  }),
  ...computed("reports.domainPerformance", {
    items: "domains",
    rows: domainsIn,
    page: (_, domains) => ({ total_sent: domains.reduce((sum, { emails_sent }) => sum + emails_sent, 0) }),
  }),
  ...computed("reports.ecommerceProductActivity", {
    rows: (call) =>
      productActivity(call.state, salesOf(call.state, { campaign_id: reportedOf(call).campaign.id }).orders),
    sort: PRODUCT_SORT,
  }),
  ...computed("reports.locations", { rows: locationsIn }),

  // The fake has no short URLs, so they have no clicks.
  "reports.eepurl.get"(call) {
    const { campaign } = reportedOf(call);
    return {
      twitter: { tweets: 0, retweets: 0, statuses: [] },
      clicks: { clicks: 0, locations: [] },
      referrers: [],
      eepurl: `https://sandbox.example/e/${campaign.id}`,
      campaign_id: campaign.id,
      total_items: 0,
    };
  },
} satisfies Partial<Handlers>;

/** Statistics of a campaign by e-mail domain, most recipients first. */
function domainsIn(call: ServiceCall<"campaign_id">) {
  const { campaign, eventLog } = reportedOf(call);
  const byDomain = Map.groupBy(eventLog, ({ email_id }) => {
    const { email_address } = contactOf(call.state, campaign.recipients.list_id, email_id);
    return email_address.slice(email_address.lastIndexOf("@") + 1);
  });
  const total = figuresOf(eventLog).emails_sent;
  return [...byDomain]
    .map(([domain, theirs]) => {
      const figures = figuresOf(theirs);
      const { emails_sent } = figures;
      const bounces = figures.hard_bounces + figures.soft_bounces;
      const delivered = emails_sent - bounces;
      return {
        domain,
        emails_sent,
        bounces,
        opens: figures.unique_opens,
        clicks: figures.subscriber_clicks,
        unsubs: figures.unsubscribed,
        delivered,
        emails_pct: share(emails_sent, total),
        bounces_pct: share(bounces, emails_sent),
        opens_pct: share(figures.unique_opens, delivered),
        clicks_pct: share(figures.subscriber_clicks, delivered),
        unsubs_pct: share(figures.unsubscribed, delivered),
      };
    })
    .toSorted((a, b) => b.emails_sent - a.emails_sent);
}

/** Opens by location: the location of the event or, if missing, of the contact. */
function locationsIn(call: ServiceCall<"campaign_id">) {
  const opens = reportedOf(call).eventLog.filter(({ kind }) => kind === "open");
  const byPlace = Map.groupBy(opens, ({ list_id, email_id, country_code, region }) => {
    const home = find(call.state.members, [list_id, email_id])?.location;
    return `${country_code ?? home?.country_code ?? ""}/${region ?? home?.region ?? ""}`;
  });
  return [...byPlace]
    .map(([place, here]) => {
      const [country_code = "", region = ""] = place.split("/");
      return { country_code, region, region_name: region, opens: here.length };
    })
    .toSorted((a, b) => b.opens - a.opens);
}

/** Advice on a campaign: its rates, compared with those of the industry, and what is wrong. */
function adviceOn(figures: Figures): CampaignAdvice[] {
  const { emails_sent, hard_bounces, soft_bounces, open_rate, click_rate, abuse_reports } = figures;
  if (emails_sent === 0) return [{ type: "neutral", message: "Nothing has been sent yet." }];
  const bounce_rate = share(hard_bounces + soft_bounces, emails_sent);
  const faults = [
    ...(bounce_rate > INDUSTRY.bounce_rate ? ["More e-mails bounced than is usual in your industry."] : []),
    ...(abuse_reports > 0 ? [`${abuse_reports} recipients complained about this campaign.`] : []),
  ];
  return [
    comparison("open rate", open_rate, INDUSTRY.open_rate),
    comparison("click rate", click_rate, INDUSTRY.click_rate),
    ...faults.map((message) => ({ type: "negative", message }) as const),
  ];
}

function comparison(name: string, rate: number, usual: number): CampaignAdvice {
  const isAbove = rate >= usual;
  const message = `The ${name} is ${isAbove ? "above" : "below"} what is usual in your industry.`;
  return { type: isAbove ? "positive" : "negative", message };
}
