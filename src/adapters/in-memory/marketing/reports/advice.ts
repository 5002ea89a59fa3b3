import type { CampaignAdvice } from "../../../../ports/marketing-api/types/report-details.ts";
import { INDUSTRY } from "../account/account.ts";
import { type Figures, share } from "../campaigns/figures.ts";

/** Advice on a campaign, based on its statistics. */
export function adviceOn(figures: Figures): CampaignAdvice[] {
  const { emails_sent, hard_bounces, soft_bounces, open_rate, click_rate, abuse_reports } = figures;
  if (emails_sent === 0) return [{ type: "neutral", message: "Nothing has been sent yet." }];
  const bounce_rate = share(hard_bounces + soft_bounces, emails_sent);
  const advice = [
    comparison("open rate", open_rate, INDUSTRY.open_rate),
    comparison("click rate", click_rate, INDUSTRY.click_rate),
  ];
  if (bounce_rate > INDUSTRY.bounce_rate) {
    advice.push({ type: "negative", message: "More e-mails bounced than is usual in your industry." });
  }
  if (abuse_reports > 0) {
    advice.push({ type: "negative", message: `${abuse_reports} recipients complained about this campaign.` });
  }
  return advice;
}

function comparison(name: string, rate: number, usual: number): CampaignAdvice {
  return rate >= usual
    ? { type: "positive", message: `The ${name} is above what is usual in your industry.` }
    : { type: "negative", message: `The ${name} is below what is usual in your industry.` };
}
