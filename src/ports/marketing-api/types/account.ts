import type { Timestamp } from "./common.ts";

/** Health of the service (`/ping`). */
export interface Ping {
  readonly health_status: string;
}

/** The account that the credentials belong to (`/`). */
export interface Account {
  readonly account_id: string;
  readonly login_id: string;
  readonly account_name: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly avatar_url: string;
  readonly role: string;
  readonly member_since: Timestamp;
  readonly pricing_plan_type: "monthly" | "pay_as_you_go" | "forever_free";
  readonly first_payment?: Timestamp;
  readonly account_timezone: string;
  readonly account_industry: string;
  readonly contact: AccountContact;
  readonly pro_enabled: boolean;
  readonly last_login: Timestamp;
  readonly total_subscribers: number;
  readonly industry_stats?: IndustryAverages;
}

/** Owner and address of an account. */
export interface AccountContact {
  readonly company: string;
  readonly addr1: string;
  readonly addr2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** Averages of the account's industry. */
export interface IndustryAverages {
  readonly open_rate: number;
  readonly bounce_rate: number;
  readonly click_rate: number;
}
