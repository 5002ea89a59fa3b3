import type { Timestamp } from "./common.ts";
import type { ListAbuseReport } from "./list-insights.ts";

/** A complaint about a campaign (`/reports/{campaign_id}/abuse-reports`). */
export interface CampaignAbuseReport extends ListAbuseReport {
  readonly list_is_active: boolean;
  readonly date: Timestamp;
}

/** Advice on the performance of a campaign (`/reports/{campaign_id}/advice`). */
export interface CampaignAdvice {
  readonly type: "negative" | "positive" | "neutral";
  readonly message: string;
}

/** Performance of a campaign in one e-mail domain (`/reports/{campaign_id}/domain-performance`). */
export interface DomainPerformance {
  readonly domain: string;
  readonly emails_sent: number;
  readonly bounces: number;
  readonly opens: number;
  readonly clicks: number;
  readonly unsubs: number;
  readonly delivered: number;
  readonly emails_pct: number;
  readonly bounces_pct: number;
  readonly opens_pct: number;
  readonly clicks_pct: number;
  readonly unsubs_pct: number;
}

/** Response of `GET /reports/{campaign_id}/domain-performance`. */
export interface DomainPerformanceList {
  readonly domains: readonly DomainPerformance[];
  readonly total_sent: number;
  readonly campaign_id: string;
  readonly total_items: number;
}

/** A region, and how often a campaign was opened there (`/reports/{campaign_id}/locations`). */
export interface OpenLocation {
  readonly country_code: string;
  readonly region: string;
  readonly region_name: string;
  readonly opens: number;
}
