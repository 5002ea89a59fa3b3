import { op, shape } from "../operation.ts";
import { narrowed, paged, read, response } from "../parameters.ts";
import type { Listed } from "../types/common.ts";
import type {
  Conversation,
  ConversationMessage,
  ListConversationMessagesQuery,
  ListConversationsQuery,
} from "../types/conversations.ts";

/** Conversations with subscribers; they can only be read. */
export const conversations = {
  /** Lists the conversations with subscribers. Superseded by the provider's inbox. */
  list: op(
    "GET /conversations",
    shape<{ query: ListConversationsQuery; response: Listed<"conversations", Conversation> }>(),
    { query: paged("has_unread_messages", "list_id", "campaign_id"), pages: "conversations" },
  ),
  /** Reads a conversation. */
  get: read("GET /conversations/{conversation_id}", response<Conversation>()),
  messages: {
    /** Lists the messages of a conversation, without pages. */
    list: op(
      "GET /conversations/{conversation_id}/messages",
      shape<{
        query: ListConversationMessagesQuery;
        response: Listed<"conversation_messages", ConversationMessage> & { conversation_id: string };
      }>(),
      { query: narrowed("is_read", "before_timestamp", "since_timestamp") },
    ),
    /** Reads a message of a conversation. */
    get: read("GET /conversations/{conversation_id}/messages/{message_id}", response<ConversationMessage>()),
  },
} as const;
