import { op, shape } from "../operation.ts";
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
    pages: "conversations",
  }),
  get: op("GET /conversations/{conversation_id}", shape<{ query: FieldsQuery; answer: Conversation }>()),
  messages: {
    list: op(
      "GET /conversations/{conversation_id}/messages",
      shape<{ query: ListConversationMessagesQuery; answer: ConversationMessageList }>(),
    ),
    get: op(
      "GET /conversations/{conversation_id}/messages/{message_id}",
      shape<{ query: FieldsQuery; answer: ConversationMessage }>(),
    ),
  },
} as const;
