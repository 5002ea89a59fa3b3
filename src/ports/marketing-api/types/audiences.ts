import type { FieldsQuery, SortDirection, Timestamp } from "./common.ts";
import type { MergeValues, SmsSubscriptionStatus, TagChange } from "./members.ts";

/** An audience: a list, with the channels that its contacts can have (`/audiences`). */
export interface Audience {
  /** The `list_id` of the list. */
  readonly id: string;
  readonly name: string;
  readonly stats: AudienceStats;
  /** `email`, `sms`. */
  readonly enabled_channels: readonly string[];
}

/** Number of contacts. */
export interface AudienceStats {
  readonly total_contacts: number;
}

/** A contact in all its channels (`/audiences/{audience_id}/contacts`). */
export interface Contact {
  /** Id of the contact in all lists of the account. */
  readonly id: string;
  readonly audience_id: string;
  language?: string;
  readonly status: "active" | "archived";
  email_channel?: EmailChannel;
  sms_channel?: SmsChannel;
  merge_fields: MergeValues;
  tags: readonly string[];
  readonly source: ContactSource;
  readonly created_at: Timestamp;
  readonly last_updated_at: Timestamp;
}

/** What a contact, a channel or a consent comes from. */
export interface ContactSource {
  name: string;
}

/** What follows from the consent and the settings of the audience: whether messages are sent. */
export interface EffectiveSubscription {
  readonly value: SmsSubscriptionStatus;
}

/** The e-mail address of a contact. */
export interface EmailChannel {
  email: string;
  /** MD5 of the lower-cased address. */
  readonly hashed_email: string;
  readonly effective_subscription_status: EffectiveSubscription;
  marketing_consent: MarketingConsent;
  readonly source: ContactSource;
}

/** The phone number of a contact. */
export interface SmsChannel {
  /** International format (`+61…`). */
  sms_phone: string;
  /** SHA-256 of the number. */
  readonly hashed_sms_phone: string;
  readonly effective_subscription_status: EffectiveSubscription;
  marketing_consent: MarketingConsent;
  readonly source: ContactSource;
}

/** Whether a contact agreed to messages. */
export type MarketingConsentStatus = "consented" | "confirmed" | "denied" | "unknown";

/** What a contact said about messages of a channel, and when. */
export interface MarketingConsent {
  status: MarketingConsentStatus;
  captured_at?: Timestamp;
  source?: ContactSource;
}

export interface ContactList {
  contacts: readonly Contact[];
  /** `cursor` of the next page; absent after the last one. */
  readonly next_cursor?: string;
}

export interface ListContactsQuery extends FieldsQuery {
  /** Page size: 10 by default, at most 1000. */
  count?: number;
  /** `next_cursor` of the page before; without it, the first page. */
  cursor?: string;
  created_before?: string;
  created_since?: string;
  updated_before?: string;
  updated_since?: string;
  sort_field?: "created_at" | "updated_at";
  sort_dir?: SortDirection;
}

/** Query of calls that write a contact. */
export interface WriteContactQuery {
  /** `ignore_required_checks` accepts contacts without required merge fields. Default: `strict`. */
  merge_field_validation_mode?: "strict" | "ignore_required_checks";
  /** `historical` triggers no automations and webhooks. Default: `live`. */
  data_mode?: "live" | "historical";
}

export interface UpdateContact {
  email_channel?: WriteEmailChannel;
  sms_channel?: WriteSmsChannel;
  /** Two-letter code, such as `en`. */
  language?: string;
  merge_fields?: MergeValues;
  /** Tags to add, by name, or to add or remove; others stay. */
  tags?: readonly (string | TagChange)[];
}

export interface CreateContact extends UpdateContact {
  /** Updates a contact with this address or number instead of failing. */
  update_existing?: boolean;
}

/** The e-mail address of a contact to write. */
export interface WriteEmailChannel {
  email?: string;
  marketing_consent?: WriteMarketingConsent;
}

/** The phone number of a contact to write. */
export interface WriteSmsChannel {
  /** International format (`+61…`). */
  sms_phone?: string;
  marketing_consent?: WriteMarketingConsent;
}

/** A consent to write; a new contact cannot be `denied`. */
export interface WriteMarketingConsent {
  status?: MarketingConsentStatus;
  captured_at?: Timestamp;
  source?: ContactSource;
}
