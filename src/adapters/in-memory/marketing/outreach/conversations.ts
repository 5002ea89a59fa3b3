import { existing, find, under } from "../collections.ts";
import { flag, pageOf, period } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredConversation, StoredMessage } from "./state.ts";

type ConversationCall = ServiceCall<"conversation_id">;

/** Handlers of `/conversations`, which are only read. */
export const conversationHandlers = {
  "conversations.list": (call: ServiceCall) => {
    const { list_id, campaign_id } = call.query;
    const unread = flag(call, "has_unread_messages");
    const matching = under(call.state.conversations)
      .map((conversation) => view(call.state, conversation))
      .filter(
        (conversation) =>
          (list_id === undefined || conversation.list_id === list_id) &&
          (campaign_id === undefined || conversation.campaign_id === campaign_id) &&
          (unread === undefined || conversation.unread_messages > 0 === unread),
      );
    return { conversations: pageOf(call, matching), total_items: matching.length };
  },

  "conversations.get": (call: ConversationCall) => view(call.state, conversationOf(call)),

  "conversations.messages.list": (call: ConversationCall) => {
    const conversation = conversationOf(call);
    const read = flag(call, "is_read");
    const sentIn = period(call, "since_timestamp", "before_timestamp");
    const messages = messagesOf(call.state, conversation).filter(
      (message) => (read === undefined || message.read === read) && sentIn(message.timestamp),
    );
    return {
      conversation_messages: messages.map((message) => messageView(call.state, conversation, message)),
      conversation_id: conversation.id,
      total_items: messages.length,
    };
  },

  "conversations.messages.get": (call: ServiceCall<"conversation_id" | "message_id">) => {
    const conversation = conversationOf(call);
    const message = existing(call.state.conversationMessages, [conversation.id, call.path.message_id]);
    return messageView(call.state, conversation, message);
  },
};

function conversationOf({ state, path }: ConversationCall): StoredConversation {
  return existing(state.conversations, [path.conversation_id]);
}

function messagesOf(state: MarketingState, { id }: StoredConversation): StoredMessage[] {
  return under(state.conversationMessages, [id]);
}

function view(state: MarketingState, conversation: StoredConversation) {
  const { from_label, from_email, subject } = conversation;
  const messages = messagesOf(state, conversation);
  const nothing = { id: "", from_label, from_email, subject, message: "", read: true, timestamp: "" };
  const { id: _id, ...last_message } = messages.at(-1) ?? nothing;
  return {
    ...conversation,
    message_count: messages.length,
    unread_messages: messages.filter(({ read }) => !read).length,
    last_message,
  };
}

function messageView(state: MarketingState, { id, list_id }: StoredConversation, message: StoredMessage) {
  // In the service, the `list_id` of a message is the numeric id of the list.
  return { ...message, conversation_id: id, list_id: find(state.lists, [list_id])?.web_id ?? 0 };
}
