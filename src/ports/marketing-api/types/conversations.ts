import type { FieldsQuery, PageQuery, Timestamp, TrueOrFalse } from "./common.ts";

/** A conversation with a subscriber (`/conversations`). */
export interface Conversation {
  readonly id: string;
  readonly message_count: number;
  readonly campaign_id: string;
  readonly list_id: string;
  readonly unread_messages: number;
  readonly from_label: string;
  readonly from_email: string;
  readonly subject: string;
  last_message: LastMessage;
}

/** The newest message of a conversation. */
export interface LastMessage {
  readonly from_label: string;
  readonly from_email: string;
  readonly subject: string;
  readonly message: string;
  read: boolean;
  readonly timestamp: Timestamp;
}

/** A message of a conversation (`/conversations/{conversation_id}/messages`). */
export interface ConversationMessage {
  readonly id: string;
  readonly conversation_id: string;
  readonly list_id: number;
  readonly from_label: string;
  from_email: string;
  subject: string;
  message: string;
  read: boolean;
  readonly timestamp: Timestamp;
}

export interface ListConversationsQuery extends PageQuery {
  has_unread_messages?: TrueOrFalse;
  list_id?: string;
  campaign_id?: string;
}

export interface ListConversationMessagesQuery extends FieldsQuery {
  is_read?: TrueOrFalse;
  before_timestamp?: string;
  since_timestamp?: string;
}
