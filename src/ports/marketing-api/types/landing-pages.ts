import type { FieldsQuery, SortDirection, Timestamp } from "./common.ts";

/** Status of a landing page. */
export type LandingPageStatus = "published" | "unpublished" | "draft";

/** A landing page (`/landing-pages`). */
export interface LandingPage {
  readonly id: string;
  name: string;
  title: string;
  description: string;
  readonly template_id: number;
  readonly status: LandingPageStatus;
  list_id: string;
  store_id?: string;
  web_id: number;
  readonly created_by_source: string;
  readonly url: string;
  readonly created_at: Timestamp;
  readonly published_at?: Timestamp;
  readonly unpublished_at?: Timestamp;
  readonly updated_at: Timestamp;
  tracking: LandingPageTracking;
}

/** Tracking of a landing page. */
export interface LandingPageTracking {
  track_with_mailchimp?: boolean;
  enable_restricted_data_processing?: boolean;
}

/** Body of `POST /landing-pages`. */
export interface CreateLandingPage extends UpdateLandingPage {
  type?: "signup" | "product";
  template_id?: number;
}

/** Body of `PATCH /landing-pages/{page_id}`. */
export interface UpdateLandingPage {
  name?: string;
  title?: string;
  description?: string;
  store_id?: string;
  list_id?: string;
  tracking?: LandingPageTracking;
}

/** The content of a landing page: HTML, and the editor's JSON (`/landing-pages/{page_id}/content`). */
export interface LandingPageContent {
  html: string;
  json: string;
}

/** Query of `GET /landing-pages`. */
export interface ListLandingPagesQuery extends FieldsQuery {
  sort_dir?: SortDirection;
  sort_field?: "created_at" | "updated_at";
  count?: number;
}

/** Query of `POST /landing-pages`. */
export interface CreateLandingPageQuery {
  use_default_list?: boolean;
}
