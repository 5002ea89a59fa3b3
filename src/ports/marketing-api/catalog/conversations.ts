import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery } from "../types/common.ts";
import type {
  Conversation,
  ConversationList,
  ConversationMessage,
  ConversationMessageList,
  ListConversationMessagesQuery,
  ListConversationsQuery,
} from "../types/conversations.ts";

/** Conversations with subscribers; they can only be read. */
export const conversations = {
  list: op("GET /conversations", shape<{ query: ListConversationsQuery; answer: ConversationList }>(), {
    query: [...PAGE, "has_unread_messages", "list_id", "campaign_id"],
    pages: "conversations",
  }),
  get: op("GET /conversations/{conversation_id}", shape<{ query: FieldsQuery; answer: Conversation }>(), {
    query: FIELDS,
  }),
  messages: {
    list: op(
      "GET /conversations/{conversation_id}/messages",
      shape<{ query: ListConversationMessagesQuery; answer: ConversationMessageList }>(),
      { query: [...FIELDS, "is_read", "before_timestamp", "since_timestamp"] },
    ),
    get: op(
      "GET /conversations/{conversation_id}/messages/{message_id}",
      shape<{ query: FieldsQuery; answer: ConversationMessage }>(),
      { query: FIELDS },
    ),
  },
} as const;
