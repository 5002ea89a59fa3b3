import type { CampaignAdvice } from "../../../../ports/marketing-api/types/reports.ts";
import { INDUSTRY } from "../account/account.ts";
import type { StoredAbuseReport } from "../audience/state.ts";
import { type Figures, figuresOf, productActivity, salesOf, share } from "../campaigns/figures.ts";
import { find, under } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { listing } from "../query.ts";
import type { Handlers } from "../resource.ts";
import type { MarketingState } from "../state.ts";
import { contactOf, type Reported, reportedOf } from "./reports.ts";

/** Handlers of the sub-reports of a campaign. */
export const reportDetailHandlers = {
  "reports.abuseReports.list"(call) {
    const { campaign } = reportedOf(call);
    const found = under(call.state.abuseReports).filter(({ campaign_id }) => campaign_id === campaign.id);
    return {
      ...listing(call, "abuse_reports", found, (report) => complaint(call.state, report)),
      ...call.path,
    };
  },

  "reports.abuseReports.get"(call) {
    const { campaign } = reportedOf(call);
    const found = under(call.state.abuseReports).find(
      ({ id, campaign_id }) => campaign_id === campaign.id && String(id) === call.path.report_id,
    );
    if (found === undefined) throw notFound();
    return complaint(call.state, found);
  },

  "reports.advice.list"(call) {
    const advice = adviceOn(figuresOf(reportedOf(call).eventLog));
    return { advice, ...call.path, total_items: advice.length };
  },

  "reports.domainPerformance.list"(call) {
    const reported = reportedOf(call);
    const domains = domainsIn(call.state, reported);
    const total_sent = figuresOf(reported.eventLog).emails_sent;
    return { domains, total_sent, ...call.path, total_items: domains.length };
  },

  "reports.ecommerceProductActivity.list"(call) {
    const { campaign } = reportedOf(call);
    return productActivity(call, salesOf(call.state, { campaign_id: campaign.id }).orders);
  },

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

  "reports.locations.list"(call) {
    const locations = locationsIn(call.state, reportedOf(call).eventLog);
    return { ...listing(call, "locations", locations, (location) => location), ...call.path };
  },
} satisfies Partial<Handlers>;

function complaint(
  state: MarketingState,
  { id, campaign_id, list_id, email_id, email_address, date }: StoredAbuseReport,
) {
  return { ...contactOf(state, list_id, email_id), id, campaign_id, email_address, date };
}

/** Statistics of a campaign by e-mail domain, most recipients first. */
function domainsIn(state: MarketingState, { campaign, eventLog }: Reported) {
  const byDomain = Map.groupBy(eventLog, ({ email_id }) => {
    const { email_address } = contactOf(state, campaign.recipients.list_id, email_id);
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
function locationsIn(state: MarketingState, eventLog: readonly LoggedEvent[]) {
  const opens = eventLog.filter(({ kind }) => kind === "open");
  const byPlace = Map.groupBy(opens, ({ list_id, email_id, country_code, region }) => {
    const home = find(state.members, [list_id, email_id])?.location;
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
