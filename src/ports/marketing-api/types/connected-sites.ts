import type { Timestamp } from "./common.ts";

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

/** Body of `POST /connected-sites`. */
export interface CreateConnectedSite {
  foreign_id: string;
  domain: string;
}
