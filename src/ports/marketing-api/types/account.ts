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

/** An export of the account's data; optional fields are set when it has finished (`/account-exports`). */
export interface AccountExport {
  export_id: number;
  started: Timestamp;
  /** Absent, empty or null before the end: which, the service does not say. */
  finished?: Timestamp | null;
  size_in_bytes?: number;
  download_url?: string;
}

export interface CreateAccountExport {
  include_stages: readonly (
    | "audiences"
    | "campaigns"
    | "events"
    | "gallery_files"
    | "reports"
    | "templates"
  )[];
  since_timestamp?: Timestamp;
}

/** A piece of news of the account (`/activity-feed/chimp-chatter`). */
export interface ChimpChatter {
  readonly title: string;
  readonly message: string;
  readonly type:
    | "lists:new-subscriber"
    | "lists:unsubscribes"
    | "lists:profile-updates"
    | "campaigns:facebook-likes"
    | "campaigns:forward-to-friend"
    | "lists:imports";
  readonly update_time: Timestamp;
  readonly url: string;
  readonly list_id?: string;
  readonly campaign_id?: string;
}

export interface ChimpChatterList {
  readonly chimp_chatter: readonly ChimpChatter[];
  readonly total_items: number;
}

/** An application that may use the account (`/authorized-apps`). */
export interface AuthorizedApp {
  id: number;
  name: string;
  description: string;
  users: readonly string[];
}

/** A website connected to the account (`/connected-sites`). */
export interface ConnectedSite {
  readonly foreign_id: string;
  readonly store_id: string;
  readonly platform: string;
  readonly domain: string;
  readonly site_script: SiteScript;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** The script that connects a website. */
export interface SiteScript {
  readonly url: string;
  readonly fragment: string;
}

export interface CreateConnectedSite {
  foreign_id: string;
  domain: string;
}

/** A domain that campaigns may be sent from (`/verified-domains`). */
export interface VerifiedDomain {
  readonly domain: string;
  readonly verified: boolean;
  readonly authenticated: boolean;
  readonly verification_email: string;
  readonly verification_sent: Timestamp;
}

export interface VerifiedDomainList {
  readonly domains: readonly VerifiedDomain[];
  readonly total_items: number;
}

export interface CreateVerifiedDomain {
  verification_email: string;
}

export interface VerifyDomain {
  code: string;
}
