import type { FieldsQuery, PageQuery, SortDirection, Timestamp } from "./common.ts";
import type { MergeValues } from "./members.ts";

/** A list (an audience) (`/lists`). */
export interface List {
  readonly id: string;
  readonly web_id: number;
  name: string;
  contact: ListContact;
  permission_reminder: string;
  use_archive_bar: boolean;
  campaign_defaults: ListCampaignDefaults;
  notify_on_subscribe: string;
  notify_on_unsubscribe: string;
  readonly date_created: Timestamp;
  readonly list_rating: number;
  email_type_option: boolean;
  readonly subscribe_url_short: string;
  readonly subscribe_url_long: string;
  readonly beamer_address: string;
  visibility: "pub" | "prv";
  double_optin: boolean;
  has_welcome: boolean;
  marketing_permissions: boolean;
  readonly modules: readonly string[];
  readonly stats: ListStats;
}

/** Owner and address of a list, for the footer of campaigns. */
export interface ListContact {
  company: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
}

/** Defaults for campaigns to a list. */
export interface ListCampaignDefaults {
  from_name: string;
  from_email: string;
  subject: string;
  language: string;
}

/** Statistics of a list. */
export interface ListStats {
  readonly member_count: number;
  /** Only with `include_total_contacts`. */
  readonly total_contacts?: number;
  readonly unsubscribe_count: number;
  readonly cleaned_count: number;
  readonly member_count_since_send: number;
  readonly unsubscribe_count_since_send: number;
  readonly cleaned_count_since_send: number;
  readonly campaign_count: number;
  readonly campaign_last_sent?: Timestamp;
  readonly merge_field_count: number;
  readonly avg_sub_rate: number;
  readonly avg_unsub_rate: number;
  readonly target_sub_rate: number;
  readonly open_rate: number;
  readonly click_rate: number;
  readonly last_sub_date?: Timestamp;
  readonly last_unsub_date?: Timestamp;
}

/** A page of lists (`/lists`). */
export interface Lists {
  lists: readonly List[];
  readonly total_items: number;
  constraints: ListConstraints;
}

/** Whether and how many lists the account may create. */
export interface ListConstraints {
  may_create: boolean;
  max_instances: number;
  current_total_instances: number;
}

export interface CreateList extends UpdateList {
  name: string;
  contact: CreateListContact;
  permission_reminder: string;
  campaign_defaults: ListCampaignDefaults;
  email_type_option: boolean;
}

/** Owner and address of a new list. */
export interface CreateListContact extends UpdateListContact {
  company: string;
  address1: string;
  city: string;
  country: string;
}

export interface UpdateList {
  name?: string;
  contact?: UpdateListContact;
  permission_reminder?: string;
  use_archive_bar?: boolean;
  campaign_defaults?: UpdateListCampaignDefaults;
  notify_on_subscribe?: string;
  notify_on_unsubscribe?: string;
  email_type_option?: boolean;
  double_optin?: boolean;
  marketing_permissions?: boolean;
}

/** Owner and address of a list, as they are changed. */
export interface UpdateListContact {
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  zip?: string;
  country?: string;
  phone?: string;
}

/** Defaults of the campaigns of a list, as they are changed. */
export interface UpdateListCampaignDefaults {
  from_name?: string;
  from_email?: string;
  subject?: string;
  language?: string;
}

export interface ListListsQuery extends PageQuery {
  before_date_created?: string;
  since_date_created?: string;
  before_campaign_last_sent?: string;
  since_campaign_last_sent?: string;
  email?: string;
  sort_field?: "date_created";
  sort_dir?: SortDirection;
  has_ecommerce_store?: boolean;
  include_total_contacts?: boolean;
}

export interface GetListQuery extends FieldsQuery {
  include_total_contacts?: boolean;
}

/** A complaint of a member about a campaign (`/lists/{list_id}/abuse-reports`). */
export interface ListAbuseReport {
  readonly id: number;
  readonly campaign_id: string;
  readonly list_id: string;
  readonly email_id: string;
  readonly email_address: string;
  merge_fields: MergeValues;
  readonly vip: boolean;
  readonly date: string;
}

/** Activity of a list on one day (`/lists/{list_id}/activity`). */
export interface ListActivity {
  readonly day: string;
  readonly emails_sent: number;
  readonly unique_opens: number;
  readonly recipient_clicks: number;
  readonly hard_bounce: number;
  readonly soft_bounce: number;
  readonly subs: number;
  readonly unsubs: number;
  readonly other_adds: number;
  readonly other_removes: number;
}

/** An e-mail client, and how many members use it (`/lists/{list_id}/clients`). */
export interface ListClient {
  readonly client: string;
  readonly members: number;
}

/** A country, and how many members are in it (`/lists/{list_id}/locations`). */
export interface ListLocation {
  readonly country: string;
  readonly cc: string;
  readonly percent: number;
  readonly total: number;
}

/** Growth of a list in one month (`/lists/{list_id}/growth-history`). */
export interface GrowthMonth {
  readonly list_id: string;
  readonly month: string;
  readonly existing: number;
  readonly imports: number;
  readonly optins: number;
  readonly subscribed: number;
  readonly unsubscribed: number;
  readonly reconfirm: number;
  readonly cleaned: number;
  readonly pending: number;
  readonly deleted: number;
  readonly transactional: number;
}

export interface ListGrowthHistoryQuery extends PageQuery {
  sort_field?: "month";
  sort_dir?: SortDirection;
}

/** A webhook of a list (`/lists/{list_id}/webhooks`). */
export interface ListWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: ListWebhookEvents;
  readonly sources: ListWebhookSources;
  readonly list_id: string;
  /** Whether its requests are signed. */
  readonly signing_enabled?: boolean;
}

/**
 * Response of `POST /lists/{list_id}/webhooks`. For another secret, delete the webhook and create it again. (From the
 * provider's text on webhooks; not in its reference.)
 */
export interface CreatedListWebhook extends ListWebhook {
  /** The secret of signatures, for `verifyWebhookSignature`. No other response has it. */
  readonly signing_secret?: string;
}

/** Events of a webhook. */
export interface ListWebhookEvents {
  subscribe?: boolean;
  unsubscribe?: boolean;
  profile?: boolean;
  cleaned?: boolean;
  upemail?: boolean;
  campaign?: boolean;
  sms_subscribe?: boolean;
  sms_unsubscribe?: boolean;
  upsms?: boolean;
  sms_campaign?: boolean;
}

/** Sources of the changes that a webhook receives. */
export interface ListWebhookSources {
  user?: boolean;
  admin?: boolean;
  api?: boolean;
}

/** Body of `POST /lists/{list_id}/webhooks` and `PATCH /lists/{list_id}/webhooks/{webhook_id}`. */
export interface WriteListWebhook {
  url?: string;
  events?: ListWebhookEvents;
  sources?: ListWebhookSources;
}
