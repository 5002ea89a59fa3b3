/** A webhook of a list (`/lists/{list_id}/webhooks`). */
export interface ListWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: ListWebhookEvents;
  readonly sources: ListWebhookSources;
  readonly list_id: string;
}

/**
 * Response of `POST /lists/{list_id}/webhooks`. For another secret, delete the webhook and create it again. (From the
 * provider's text on webhooks; not in its reference.)
 */
export interface CreatedListWebhook extends ListWebhook {
  /** The secret of signatures, for `verifyWebhookSignature`. No other response has it. */
  readonly signing_secret?: string;
  readonly signing_enabled?: boolean;
}

/** Events of a webhook. */
export interface ListWebhookEvents {
  subscribe?: boolean;
  unsubscribe?: boolean;
  profile?: boolean;
  cleaned?: boolean;
  upemail?: boolean;
  campaign?: boolean;
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
