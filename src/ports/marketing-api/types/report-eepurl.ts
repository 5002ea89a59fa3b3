import type { Timestamp } from "./common.ts";

/** Social activity of a campaign's short URL (`/reports/{campaign_id}/eepurl`). */
export interface EepurlReport {
  twitter: EepurlTweets;
  readonly clicks: EepurlClicks;
  readonly referrers: readonly EepurlReferrer[];
  readonly eepurl: string;
  readonly campaign_id: string;
  readonly total_items: number;
}

/** Tweets of a campaign's short URL. */
export interface EepurlTweets {
  readonly tweets: number;
  readonly first_tweet?: string;
  readonly last_tweet?: string;
  readonly retweets: number;
  readonly statuses: readonly EepurlTweet[];
}

/** A tweet of a campaign's short URL. */
export interface EepurlTweet {
  readonly status: string;
  readonly screen_name: string;
  readonly status_id: string;
  readonly datetime: Timestamp;
  readonly is_retweet: boolean;
}

/** Clicks of a campaign's short URL. */
export interface EepurlClicks {
  readonly clicks: number;
  readonly first_click?: Timestamp;
  readonly last_click?: Timestamp;
  readonly locations: readonly EepurlLocation[];
}

/** A place from where a campaign's short URL was clicked. */
export interface EepurlLocation {
  country: string;
  region: string;
}

/** A page that led to a campaign's short URL (`/reports/{campaign_id}/eepurl`). */
export interface EepurlReferrer {
  referrer: string;
  clicks: number;
  first_click: Timestamp;
  last_click: Timestamp;
}
